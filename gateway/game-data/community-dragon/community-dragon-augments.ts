import type { Augments } from '../services/augments.ts'
import { createRefreshing, type GameFiles } from '../upstream/refreshing.ts'
import { type AugmentDescriptions, toAugments } from './augment-rows.ts'
import { BUNDLED_AUGMENTS } from './bundled-augments.ts'
import { readAugmentDescriptions, readAugmentRows } from './read-augments.ts'

/** Interval between reads. The files have no version, about 2 MB, and change with patches. */
const REFRESH_INTERVAL_MS = 6 * 3_600_000

/** Follows the game's patches once started. */
export interface RefreshedAugments extends Augments {
  /** The first read starts at once; returns immediately. Call it once. */
  start(): void
  /** Stops the reads and aborts requests under way. The data stays readable. */
  close(): void
}

/** First those that ship with the product, then Community Dragon's. Augments that leave the game stay known, for old matches. */
export function createCommunityDragonAugments(files: GameFiles): RefreshedAugments {
  let rows = BUNDLED_AUGMENTS
  let descriptions: AugmentDescriptions = new Map()
  let augments = toAugments(rows)
  const refreshing = createRefreshing({
    ...files,
    upstream: 'Community Dragon',
    intervalMs: REFRESH_INTERVAL_MS,
    async read(download) {
      rows = new Map([...rows, ...(await readAugmentRows(download))])
      augments = toAugments(rows, descriptions)
      // The arena's file may leave with its mode. The names of all augments come without it.
      descriptions = new Map([...descriptions, ...(await readAugmentDescriptions(download))])
      augments = toAugments(rows, descriptions)
    },
  })

  return {
    find: (id) => augments.find(id),
    list: () => augments.list(),
    start: () => refreshing.start(),
    close: () => refreshing.close(),
  }
}
