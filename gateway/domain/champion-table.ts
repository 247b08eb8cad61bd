import type { StatisticsLane } from './champion-stats.ts'
import type { Tally } from './tally.ts'

/** How often each champion was picked and banned in one population, queue and patch. */
export type ChampionTable = {
  /** In how many matches somebody of the population played. */
  readonly matches: number
  /** By the number of the champion. */
  readonly champions: Readonly<Record<string, TableRow>>
}

export type TableRow = {
  /** In how many of the matches somebody of the population played it: never more than there were matches. */
  readonly picked: number
  /** In how many of the matches it was banned. */
  readonly banned: number
  /** What became of the games in each lane. */
  readonly lanes: Readonly<Partial<Record<StatisticsLane, LaneTally>>>
}

export type LaneTally = {
  /** In how many of the matches somebody of the population played it in this lane. */
  readonly picked: number
  /** Games and wins: both teams can play one champion in a lane where picks are blind. */
  readonly tally: Tally
}
