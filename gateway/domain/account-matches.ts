import type { MatchPosition } from './match-cursor.ts'
import type { QueueFilter } from './queue.ts'

/** What is known of an account's history: enough to show it when Riot can't be asked, and to add its games up. */
export type AccountMatches = {
  /** Newest first, of every queue: the visible matches that were looked at. */
  readonly seen: readonly SeenMatch[]
  /** When the newest ids were last fetched, for each way of narrowing the list, in milliseconds since 1970. */
  readonly fetchedAt: Readonly<Partial<Record<HistoryFilter, number>>>
}

/** A stored match of an account: enough to find it, to put it in its place and to count what the account did in it. */
export type SeenMatch = MatchPosition & {
  readonly queueId: number
  readonly durationSeconds: number
  readonly championId: number
  readonly win: boolean
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly creepScore: number
}

/** The queues of which somebody asked for the newest matches. */
export type HistoryFilter = 'ALL' | QueueFilter
