import type { ChampionTable, LaneTally, TableRow } from '../collections/champion-tables.ts'
import { STATISTICS_LANES, type StatisticsLane } from './statistics-lane.ts'

export function addUpTables(tables: readonly ChampionTable[]): ChampionTable {
  const ids = new Set(tables.flatMap(({ champions }) => Object.keys(champions)))
  return {
    matches: tables.reduce((sum, { matches }) => sum + matches, 0),
    champions: Object.fromEntries([...ids].map((id) => [id, addUpRows(tables, id)])),
  }
}

/** Adds up a champion's rows in the tables of several patches; all zeros when no table has one. */
export function addUpRows(tables: readonly ChampionTable[], championId: number | string): TableRow {
  let [picked, banned] = [0, 0]
  const lanes: Partial<Record<StatisticsLane, LaneTally>> = {}
  for (const { champions } of tables) {
    const row = champions[championId]
    if (row === undefined) continue
    picked += row.picked
    banned += row.banned
    for (const lane of STATISTICS_LANES) {
      const more = row.lanes[lane]
      if (more !== undefined) lanes[lane] = addUpLanes(lanes[lane], more)
    }
  }
  return { picked, banned, lanes }
}

function addUpLanes(a: LaneTally | undefined, b: LaneTally): LaneTally {
  if (a === undefined) return b
  return { picked: a.picked + b.picked, tally: [a.tally[0] + b.tally[0], a.tally[1] + b.tally[1]] }
}
