import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { STATISTICS_LANES } from '../rules/statistics-lane.ts'
import { count, tally } from './tallies-schema.ts'

const laneTally = z.object({
  /** Number of the matches in which the population played the champion in this lane. */
  picked: count,
  /** With blind picks both teams can play the champion in the same lane, so that one match has two games. */
  tally,
})

export type LaneTally = Stored<typeof laneTally>

const row = z.object({
  /** Number of the matches in which the population played the champion. A match counts once, even when both teams played it. */
  picked: count,
  /** Number of the matches in which the champion was banned. */
  banned: count,
  lanes: z.partialRecord(z.enum(STATISTICS_LANES), laneTally),
})

export type TableRow = Stored<typeof row>

const championTable = z.object({
  /** Number of matches with a participant of the population. */
  matches: count,
  champions: z.record(z.string(), row),
})

/** Picks and bans of every champion in one population, queue and patch. */
export type ChampionTable = Stored<typeof championTable>

/** `champion_tables/{population}_{queue}_{patch}`: the data of a list of champions, in one document of some 30 kB. */
export const championTablesCollection: CollectionDefinition<ChampionTable> = {
  name: 'champion_tables',
  schema: championTable,
  indexes: [],
  unindexed: ['champions'],
}
