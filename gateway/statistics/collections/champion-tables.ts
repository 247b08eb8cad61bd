import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import { STATISTICS_LANES } from '../rules/champion-stats.ts'
import type { ChampionTable } from '../rules/champion-table.ts'
import { count, tally } from './tallies-schema.ts'

const row = z.object({
  picked: count,
  banned: count,
  lanes: z.partialRecord(z.enum(STATISTICS_LANES), z.object({ picked: count, tally })),
})

/** `champion_tables/{population}_{queue}_{patch}`: the data of a list of champions, in one document of some 30 kB. */
export const championTablesCollection: CollectionDefinition<ChampionTable> = {
  name: 'champion_tables',
  schema: z.object({ matches: count, champions: z.record(z.string(), row) }),
  indexes: [],
  unindexed: ['champions'],
}
