import { rm } from 'node:fs/promises'
import { makeDataDir } from '../product/start-product.ts'
import { START } from './built-product.ts'
import { copyFilledWorld, FILLED_AT } from './filled-world.ts'
import { it as journey, type ProductEnv } from './journey.ts'

/**
 * A journey test with background work: streams, running games, ladders and pro games are kept up to date. The product goes on with
 * the filled world, whose first minutes of work would take longer than a journey; files that need a world without streams and games
 * replace `filled`.
 */
export const it = journey
  .extend('filled', { scope: 'file' }, () => true)
  .extend('folder', { scope: 'file' }, async ({ filled }, { onCleanup }) => {
    const folder = await makeDataDir()
    onCleanup(() => rm(folder, { recursive: true }))
    if (filled) await copyFilledWorld(folder)
    return folder
  })
  .extend('productEnv', { scope: 'file' }, ({ folder }): ProductEnv => ({ DATA_DIR: folder, INGEST: 'on' }))
  .extend('productStart', { scope: 'file' }, ({ filled }) => (filled ? FILLED_AT : START))
