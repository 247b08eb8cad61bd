import { parseEnv } from '../../gateway/composition/env.ts'
import { openStore } from '../../gateway/composition/open-store.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { SEED } from './built-product.ts'
import { it as moving } from './moving-journey.ts'

/** A journey test with background work that can write to the product's store like another worker. */
export const it = moving.extend('world', { scope: 'file' }, async ({ folder, product }, { onCleanup }) => {
  const store = await openStore(parseEnv({ DATA_DIR: folder, SIMULATOR_SEED: SEED }), product.clock)
  onCleanup(() => store.close())
  return { ...openLiveWorld(store, product.clock), players: openCollection(store, proPlayersCollection) }
})
