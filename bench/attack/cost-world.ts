import type { GraphQLContext } from '../../gateway/contract/context.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { createRiot, createStoreContext, openStore } from '../store-context.ts'
import { SEED, worldFile } from './attack-world.ts'

export interface CostWorld extends AsyncDisposable {
  readonly store: DocumentStore
  readonly context: GraphQLContext
}

/** Opens a filled world without a server and without workers. */
export function openCostWorld(folder: string): CostWorld {
  const store = openStore(worldFile(folder))
  const simulator = createSimulator({ seed: SEED, now: Date.now })
  const context = createStoreContext(
    store,
    createRiot((request) => simulator.fetch(request)),
  )
  return {
    store,
    context,
    async [Symbol.asyncDispose]() {
      for (const feed of Object.values(context.feeds)) feed.close()
      await store.close()
    },
  }
}
