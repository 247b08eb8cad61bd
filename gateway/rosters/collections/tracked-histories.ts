import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const trackedHistory = z.object({
  /** The time when Riot last listed the matches, in milliseconds since 1970. */
  listedAt: z.int().nonnegative(),
  /** Ids on the newest list whose matches are recorded, newest first: 20 at most. */
  known: z.array(z.string()),
  /** The time when the newest recorded match ended, in milliseconds since 1970; null when there is none. */
  lastPlayedAt: z.int().nonnegative().nullable(),
})

export type TrackedHistory = Stored<typeof trackedHistory>

const trackedHistories = z.object({ accounts: z.record(z.string(), trackedHistory) })

export type TrackedHistories = Stored<typeof trackedHistories>

/** `tracked_histories/{PLATFORM}`: some hundred accounts, written together after each round. */
export const trackedHistoriesCollection: CollectionDefinition<TrackedHistories> = {
  name: 'tracked_histories',
  schema: trackedHistories,
  indexes: [],
  unindexed: ['accounts'],
}
