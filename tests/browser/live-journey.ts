import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '../../gateway/composition/env.ts'
import { openStore } from '../../gateway/composition/open-store.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openLiveWorld } from '../support/live-world.ts'
import { SEED } from './built-product.ts'
import { it as journey, type ProductEnv } from './journey.ts'

/** A journey test whose product has its store in a folder, so that the test can write to it like another worker. */
export const it = journey
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
  .extend('folder', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'lanewatch-'))
    onCleanup(() => rm(folder, { recursive: true }))
    return folder
  })
  .extend('productEnv', { scope: 'file' }, ({ folder }): ProductEnv => ({ DATA_DIR: folder, INGEST: 'on' }))
  .extend('world', { scope: 'file' }, async ({ folder, product }, { onCleanup }) => {
    const store = await openStore(parseEnv({ DATA_DIR: folder, SIMULATOR_SEED: SEED }), product.clock)
    onCleanup(() => store.close())
    return { ...openLiveWorld(store, product.clock), players: openCollection(store, proPlayersCollection) }
  })
