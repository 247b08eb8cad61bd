import { z } from 'zod'
import { LANES } from '../../game-data/rules/lane.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const count = z.int().nonnegative()

const record = z.object({
  championId: count,
  games: count,
  wins: count,
  kills: count,
  deaths: count,
  assists: count,
  creepScore: count,
  durationSeconds: count,
})

/** A champion that the account plays most, as an index for the players of a champion. */
const main = z.object({ championId: count, games: count })

/** One of the newest games in ranked, normal and Clash queues. */
const recentGame = z.object({
  matchId: z.string(),
  /** Milliseconds since 1970. */
  startedAt: count,
  championId: count,
  /** Null when unknown. */
  lane: z.enum(LANES).nullable(),
  win: z.boolean(),
})

const accountRecords = z.object({
  platform: z.enum(PLATFORM_CODES),
  puuid: z.string(),
  games: count,
  /** Most games first. */
  records: z.array(record),
  /** The champion that the account one-tricks; null for an account that is not a one-trick. */
  oneTrickOf: count.nullable(),
  /** Number of games on that champion. Null keeps an account that is not a one-trick out of the index. */
  oneTrickGames: count.nullable(),
  mains: z.object({ first: main, second: main.nullable(), third: main.nullable() }),
  /** Number of games on each lane. Games of which the lane is unknown are in none. */
  lanes: z.partialRecord(z.enum(LANES), count).default({}),
  /** Newest first. */
  recent: z.array(recentGame).default([]),
})

export type AccountRecordsDocument = Stored<typeof accountRecords>

export const MAIN_RANKS = ['first', 'second', 'third'] as const

/**
 * `account_records/{PLATFORM}_{puuid}`: written with `account_matches`, from which it follows. It is read for lists of players,
 * where a whole history would be thirty times as large.
 */
export const accountRecordsCollection: CollectionDefinition<AccountRecordsDocument> = {
  name: 'account_records',
  schema: accountRecords,
  indexes: [
    { equality: ['oneTrickOf'], order: { field: 'oneTrickGames', direction: 'desc' } },
    ...MAIN_RANKS.map((rank) => ({
      equality: [`mains.${rank}.championId`],
      order: { field: `mains.${rank}.games`, direction: 'desc' } as const,
    })),
  ],
  unindexed: ['records', 'lanes', 'recent'],
}
