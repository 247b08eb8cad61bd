import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { STATISTICS_LANES } from '../rules/statistics-lane.ts'
import { count, tallies } from './tallies-schema.ts'

const laneStats = z.object({
  games: count,
  wins: count,
  kills: count,
  deaths: count,
  assists: count,
  gold: count,
  creepScore: count,
  vision: count,
  /** Damage of all types to champions. */
  damage: count,
  durationSeconds: count,
  /** By the id of an item in the final inventory. */
  items: tallies,
  /** By the ids of both summoner spells, such as `4-14`. */
  spells: tallies,
  keystones: tallies,
  /** By rune page, in the format of `rune-page.ts`. */
  runePages: tallies,
  /** By the id of the champion in the same lane of the other team. */
  opponents: tallies,
  /** By the id of the other champion in the bottom lane of the same team. */
  partners: tallies,
})

export type LaneStats = Stored<typeof laneStats>

const championStats = z.object({ lanes: z.partialRecord(z.enum(STATISTICS_LANES), laneStats) })

export type ChampionStats = Stored<typeof championStats>

/** `champion_stats/{population}_{queue}_{patch}_{champion}` */
export const championStatsCollection: CollectionDefinition<ChampionStats> = {
  name: 'champion_stats',
  schema: championStats,
  indexes: [],
  unindexed: ['lanes'],
}
