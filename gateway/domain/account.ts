import type { MatchPosition } from './match-cursor.ts'
import type { QueueFilter } from './queue.ts'
import type { RankEntry } from './rank.ts'
import type { Platform } from './region.ts'

/** One Riot account on one platform, with the moment at which each of its parts was fetched. */
export type Account = {
  readonly puuid: string
  readonly platform: Platform
  readonly gameName: string
  readonly tagLine: string
  /** When Riot said that this is the name, in milliseconds since 1970. */
  readonly namedAt: number
  readonly profile: AccountProfile
  /** Null until the ranks were fetched for the first time. */
  readonly ranks: AccountRanks | null
  /** Null until the list of matches was fetched for the first time. */
  readonly matches: AccountMatches | null
  /** When somebody last asked for everything to be fetched again; null before the first time. */
  readonly refreshedAt: number | null
}

/** Level and picture. */
export type AccountProfile = {
  readonly level: number
  readonly profileIconId: number
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

export type AccountRanks = {
  readonly entries: readonly RankEntry[]
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

/** What is known of an account's history: enough to show it when Riot can't be asked. */
export type AccountMatches = {
  /** Newest first, of every queue: the visible matches that were looked at. */
  readonly seen: readonly SeenMatch[]
  /** When the newest ids were last fetched, for each way of narrowing the list, in milliseconds since 1970. */
  readonly fetchedAt: Readonly<Partial<Record<HistoryFilter, number>>>
}

/** A stored match of an account: enough to find it and to put it in its place. */
export type SeenMatch = MatchPosition & { readonly queueId: number }

/** How a history is narrowed. */
export type HistoryFilter = 'ALL' | QueueFilter

/** Which account is meant: the same player can have one on several platforms. */
export type AccountKey = {
  readonly platform: Platform
  readonly puuid: string
}
