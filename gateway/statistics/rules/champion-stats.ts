import { LANES } from '../../game-data/rules/lane.ts'
import type { Tallies } from './tally.ts'

/** `NONE` is a game without a lane in Riot's data. */
export const STATISTICS_LANES = [...LANES, 'NONE'] as const

export type StatisticsLane = (typeof STATISTICS_LANES)[number]

export type ChampionStats = {
  readonly lanes: Readonly<Partial<Record<StatisticsLane, LaneStats>>>
}

export type LaneStats = {
  readonly games: number
  readonly wins: number
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly gold: number
  readonly creepScore: number
  readonly vision: number
  /** Damage of all types to champions. */
  readonly damage: number
  readonly durationSeconds: number
  /** By the id of an item in the final inventory. */
  readonly items: Tallies
  /** By the ids of both summoner spells, such as `4-14`. */
  readonly spells: Tallies
  readonly keystones: Tallies
  /** By rune page, in the format of `rune-page.ts`. */
  readonly runePages: Tallies
  /** By the id of the champion in the same lane of the other team. */
  readonly opponents: Tallies
  /** By the id of the other champion in the bottom lane of the same team. */
  readonly partners: Tallies
}
