import type { StatisticsLane } from './champion-stats.ts'
import type { Tally } from './tally.ts'

/** Picks and bans of every champion in one population, queue and patch. */
export type ChampionTable = {
  /** Number of matches with a participant of the population. */
  readonly matches: number
  readonly champions: Readonly<Record<string, TableRow>>
}

export type TableRow = {
  /** Number of the matches in which the population played the champion. A match counts once, even when both teams played it. */
  readonly picked: number
  /** Number of the matches in which the champion was banned. */
  readonly banned: number
  readonly lanes: Readonly<Partial<Record<StatisticsLane, LaneTally>>>
}

export type LaneTally = {
  /** Number of the matches in which the population played the champion in this lane. */
  readonly picked: number
  /** With blind picks both teams can play the champion in the same lane, so that one match has two games. */
  readonly tally: Tally
}
