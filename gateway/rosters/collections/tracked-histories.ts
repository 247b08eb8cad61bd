import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

/** Recording progress of an account of a pro player. */
export type TrackedHistory = {
  /** The time when Riot last listed the matches, in milliseconds since 1970. */
  readonly listedAt: number
  /** Ids on the newest list whose matches are recorded, newest first: 20 at most. */
  readonly known: readonly string[]
  /** The time when the newest recorded match ended, in milliseconds since 1970; null when there is none. */
  readonly lastPlayedAt: number | null
}

/** The recording progress of the tracked accounts of a platform, by PUUID. */
export type TrackedHistories = { readonly accounts: { readonly [puuid: string]: TrackedHistory } }

const history = z.object({
  listedAt: z.int().nonnegative(),
  known: z.array(z.string()),
  lastPlayedAt: z.int().nonnegative().nullable(),
})

/** `tracked_histories/{PLATFORM}`: some hundred accounts, written together after each round. */
export const trackedHistoriesCollection: CollectionDefinition<TrackedHistories> = {
  name: 'tracked_histories',
  schema: z.object({ accounts: z.record(z.string(), history) }),
  indexes: [],
  unindexed: ['accounts'],
}
