import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

/** How far the history of an account of a pro player is recorded. */
export type TrackedHistory = {
  /** When Riot last listed its matches, in milliseconds since 1970. */
  readonly listedAt: number
  /** The ids on the newest list whose matches are recorded, newest first: 20 at most. */
  readonly known: readonly string[]
  /** When the newest of the recorded matches ended, in milliseconds since 1970; null when there is none. */
  readonly lastPlayedAt: number | null
}

/** The histories of the tracked accounts of a platform, by PUUID. */
export type TrackedHistories = { readonly accounts: { readonly [puuid: string]: TrackedHistory } }

const history = z.object({
  listedAt: z.int().nonnegative(),
  known: z.array(z.string()),
  lastPlayedAt: z.int().nonnegative().nullable(),
})

/** `tracked_histories/{PLATFORM}`: some hundred accounts, written together after a round. */
export const trackedHistoriesCollection: CollectionDefinition<TrackedHistories> = {
  name: 'tracked_histories',
  schema: z.object({ accounts: z.record(z.string(), history) }),
  indexes: [],
  unindexed: ['accounts'],
}
