import type { ChampionRecord } from '../../accounts/rules/champion-record.ts'
import type { Platform } from '../../shared/region.ts'

/** Totals of an account over all its counted matches, by champion. */
export type AccountChampions = {
  readonly platform: Platform
  readonly puuid: string
  /**
   * Name in the newest match that was ever counted for the account. Of two names at the same time, the alphabetically
   * last one.
   */
  readonly gameName: string
  readonly tagLine: string
  /** Start of that match, in milliseconds since 1970. */
  readonly seenAt: number
  /** Number of games in all counted queues. */
  readonly games: number
  /** By champion id. */
  readonly champions: Readonly<Record<string, ChampionSums>>
  /** The champion that the account one-tricks; null for an account that is not a one-trick. */
  readonly oneTrickOf: number | null
  /**
   * Number of games on that champion; one-tricks are listed by it. Null for an account that is not a one-trick, which
   * keeps most accounts out of the index.
   */
  readonly oneTrickGames: number | null
  /** Ids of the matches, sorted. */
  readonly matchIds: readonly string[]
}

export type ChampionSums = Omit<ChampionRecord, 'championId'>

/** Minimum number of games on the champion for a one-trick. */
export const ONE_TRICK_GAMES = 10

/** Minimum share of all games on the champion for a one-trick, 0 to 1. */
export const ONE_TRICK_SHARE = 0.65
