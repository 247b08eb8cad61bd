import { LANES } from './lane.ts'
import type { Tallies } from './tally.ts'

/** The lanes; `NONE` where Riot does not say. */
export const STATISTICS_LANES = [...LANES, 'NONE'] as const

export type StatisticsLane = (typeof STATISTICS_LANES)[number]

/** What was counted of one champion in one population, queue and patch. */
export type ChampionStats = {
  readonly lanes: Readonly<Partial<Record<StatisticsLane, LaneStats>>>
}

/** What was counted of a champion in one lane. */
export type LaneStats = {
  readonly games: number
  readonly wins: number
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly gold: number
  readonly creepScore: number
  readonly vision: number
  /** Damage of every kind to champions. */
  readonly damage: number
  readonly durationSeconds: number
  /** By the number of an item that was there in the end. */
  readonly items: Tallies
  /** By the numbers of both spells, such as `4-14`. */
  readonly spells: Tallies
  /** By the number of the rune. */
  readonly keystones: Tallies
  /** By the page as `rune-page.ts` writes it. */
  readonly runePages: Tallies
  /** By the number of the champion in the same lane of the other team. */
  readonly opponents: Tallies
  /** By the number of the other champion of the bottom lane. */
  readonly partners: Tallies
}
