import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import { type ChampionStats, STATISTICS_LANES } from '../rules/champion-stats.ts'
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
  damage: count,
  durationSeconds: count,
  items: tallies,
  spells: tallies,
  keystones: tallies,
  runePages: tallies,
  opponents: tallies,
  partners: tallies,
})

/** `champion_stats/{population}_{queue}_{patch}_{champion}` */
export const championStatsCollection: CollectionDefinition<ChampionStats> = {
  name: 'champion_stats',
  schema: z.object({ lanes: z.partialRecord(z.enum(STATISTICS_LANES), laneStats) }),
  indexes: [],
  unindexed: ['lanes'],
}
