import { createContext } from '../../gateway/context.ts'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import type { DocumentStore } from '../../gateway/ports/document-store.ts'
import type { GraphQLContext } from '../../gateway/schema/context.ts'
import { createOperators } from '../../gateway/services/operators.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { createBundledStaticData } from '../../gateway/sources/data-dragon/bundled-static-data.ts'
import { createRiotApi } from '../../gateway/sources/riot/riot-api.ts'
import { systemClock as clock } from '../../gateway/sources/system-clock.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { SEED, worldFile } from './attack-world.ts'

export interface CostWorld extends AsyncDisposable {
  readonly store: DocumentStore
  readonly context: GraphQLContext
}

/** Opens a world that was filled before, without a server and without workers. */
export function openCostWorld(folder: string): CostWorld {
  const store = openSqliteStore({ path: worldFile(folder), indexes: allIndexes, clock })
  const simulator = createSimulator({ seed: SEED, now: Date.now })
  const riot = createRiotApi({
    fetch: (request) => simulator.fetch(request),
    clock,
    baseUrl: 'https://{routing}.api.riotgames.com',
    apiKey: 'demo',
    random: Math.random,
  })
  const context = createContext({
    store,
    watches: store,
    riot,
    staticData: createBundledStaticData(),
    clock,
    status: { dataSource: 'SIMULATOR', demoAccounts: [], contactEmail: null, signIn: null },
    operators: createOperators({ store, clock, key: new Uint8Array(32), token: null }),
    report: (error) => process.stderr.write(`${String(error)}\n`),
  })
  return {
    store,
    context,
    async [Symbol.asyncDispose]() {
      for (const feed of Object.values(context.feeds)) feed.close()
      await store.close()
    },
  }
}
