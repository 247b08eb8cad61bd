import type { CountedParticipant } from '../../matches/collections/pending-counts.ts'
import type { ChampionTable, LaneTally, TableRow } from '../collections/champion-tables.ts'
import type { StatisticsLane } from './statistics-lane.ts'
import { addTally, isNothing, type TallyChange } from './tally-changes.ts'

/** Change to a table. A number is negative where more is subtracted than added. */
export type ChampionTableChange = { matches: number; readonly champions: Map<number, RowChange> }

export type RowChange = { picked: number; banned: number; readonly lanes: Map<StatisticsLane, LaneTallyChange> }

type LaneTallyChange = TallyChange & { picked: number }

/** Adds a match with the participants of one population to the change, or subtracts it when `sign` is -1. */
export function countInTable(
  change: ChampionTableChange,
  participants: readonly CountedParticipant[],
  bans: readonly number[],
  sign: 1 | -1,
): void {
  change.matches += sign
  for (const championId of bans) rowOf(change, championId).banned += sign
  for (const [index, { championId, lane, win }] of participants.entries()) {
    const row = rowOf(change, championId)
    const tally = laneOf(row, lane ?? 'NONE')
    tally.games += sign
    if (win) tally.wins += sign

    const before = participants.slice(0, index).filter((each) => each.championId === championId)
    if (before.length === 0) row.picked += sign
    if (!before.some((each) => each.lane === lane)) tally.picked += sign
  }
}

/** Returns an empty change. */
export function startTableChange(): ChampionTableChange {
  return { matches: 0, champions: new Map() }
}

/** Null when no match is left. */
export function addToTable(table: ChampionTable | null, change: ChampionTableChange): ChampionTable | null {
  const matches = (table?.matches ?? 0) + change.matches
  if (matches <= 0) return null
  const champions: Record<string, TableRow> = { ...table?.champions }
  for (const [championId, rowChange] of change.champions) {
    const row = addToRow(champions[championId] ?? null, rowChange)
    if (row === null) delete champions[championId]
    else champions[championId] = row
  }
  return { matches, champions }
}

/** Returns true when the change alters nothing. */
export function isNoTableChange({ matches, champions }: ChampionTableChange): boolean {
  return matches === 0 && champions.values().every(isNoRowChange)
}

function rowOf({ champions }: ChampionTableChange, championId: number): RowChange {
  let row = champions.get(championId)
  if (row === undefined) {
    row = { picked: 0, banned: 0, lanes: new Map() }
    champions.set(championId, row)
  }
  return row
}

function laneOf({ lanes }: RowChange, name: StatisticsLane): LaneTallyChange {
  let lane = lanes.get(name)
  if (lane === undefined) {
    lane = { picked: 0, games: 0, wins: 0 }
    lanes.set(name, lane)
  }
  return lane
}

function addToRow(row: TableRow | null, change: RowChange): TableRow | null {
  const picked = (row?.picked ?? 0) + change.picked
  const banned = (row?.banned ?? 0) + change.banned
  if (picked <= 0 && banned <= 0) return null
  const lanes: Partial<Record<StatisticsLane, LaneTally>> = { ...row?.lanes }
  for (const [name, laneChange] of change.lanes) {
    const tally = addTally(lanes[name]?.tally ?? [0, 0], laneChange)
    if (tally === null) delete lanes[name]
    else lanes[name] = { picked: (lanes[name]?.picked ?? 0) + laneChange.picked, tally }
  }
  return { picked, banned, lanes }
}

function isNoRowChange({ picked, banned, lanes }: RowChange): boolean {
  return picked === 0 && banned === 0 && lanes.values().every((lane) => lane.picked === 0 && isNothing(lane))
}
