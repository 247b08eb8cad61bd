import type { ChampionRecord } from './champion-record.ts'
import type { Platform } from './region.ts'

/** What an account did in all matches that were counted, champion by champion. */
export type AccountChampions = {
  readonly platform: Platform
  readonly puuid: string
  /**
   * In the newest match that was ever counted of it; of two at one moment, the name that comes last in the order of
   * letters.
   */
  readonly gameName: string
  readonly tagLine: string
  /** When that match began, in milliseconds since 1970. */
  readonly seenAt: number
  /** In all queues that count. */
  readonly games: number
  /** By the number of the champion. */
  readonly champions: Readonly<Record<string, ChampionSums>>
  /** The champion whose one-trick it is; null when it is nobody's. */
  readonly oneTrickOf: number | null
  /**
   * How many games it has played on that champion, by which one-tricks are listed. Null when it is nobody's: so it is
   * not in the index of them, and most accounts aren't.
   */
  readonly oneTrickGames: number | null
  /** The matches, in the order of their ids. */
  readonly matchIds: readonly string[]
}

export type ChampionSums = Omit<ChampionRecord, 'championId'>

/** A one-trick has played so many games on the champion. */
export const ONE_TRICK_GAMES = 10

/** And such a share of all his games. */
export const ONE_TRICK_SHARE = 0.65
