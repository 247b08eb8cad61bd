import { allIndexes } from '../gateway/composition/collections.ts'
import { createContext } from '../gateway/composition/create-context.ts'
import { openApiKeys } from '../gateway/composition/open-api-keys.ts'
import { systemClock as clock } from '../gateway/composition/system-clock.ts'
import type { GraphQLContext } from '../gateway/contract/context.ts'
import { createBundledAugments } from '../gateway/game-data/community-dragon/bundled-augments.ts'
import { createBundledStaticData } from '../gateway/game-data/data-dragon/bundled-static-data.ts'
import { createOperators } from '../gateway/identity/services/operators.ts'
import { createMemoryBudgets } from '../gateway/limits/point-budgets.ts'
import { createRiotApi, type RiotClient } from '../gateway/riot/create-riot-api.ts'
import type { DocumentStore } from '../gateway/store/document-store.ts'
import { openSqliteStore } from '../gateway/store/sqlite-store.ts'
import { TEST_STATUS } from '../tests/support/test-status.ts'

/** Opens the file of a store with the indexes of the product. `:memory:` opens an empty store without a file. */
export function openStore(path: string): DocumentStore {
  return openSqliteStore({ path, indexes: allIndexes, clock })
}

/** Creates a Riot client that sends its requests to `fetch`. */
export function createRiot(fetch: (request: Request) => Promise<Response>): RiotClient {
  return createRiotApi({
    fetch,
    clock,
    baseUrl: 'http://riot.invalid/{routing}',
    // The stored data of the demo world belongs to this key.
    apiKey: 'demo',
    random: Math.random,
  })
}

/** A Riot client that rejects each request, for benchmarks in which everything is stored. */
export const silentRiot = createRiot(() => Promise.reject(new Error('This benchmark must not send requests to Riot.')))

/** Creates the context of operations over a store. */
export function createStoreContext(store: DocumentStore, riot = silentRiot): GraphQLContext {
  return createContext({
    store,
    apiKeys: openApiKeys({ store, clock, budgets: createMemoryBudgets(), log: { warn: () => {} } }).apiKeys,
    origin: () => 'https://lanewatch.test',
    watches: store,
    riot,
    staticData: createBundledStaticData(),
    augments: createBundledAugments(),
    clock,
    status: TEST_STATUS,
    sources: { list: async () => [] },
    operators: createOperators({ store, clock, key: new Uint8Array(32), token: null }),
    report: (error) => process.stderr.write(`${String(error)}\n`),
  })
}
