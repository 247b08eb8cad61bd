import { findQueueKind, type QueueKind } from '../../game-data/rules/queue.ts'
import type { AccountRecordsDocument } from '../collections/account-records.ts'
import type { RememberedMatch } from './account-matches.ts'

export type ChampionRecord = AccountRecordsDocument['records'][number]

/** Queues with lanes and five people on each side. Only there does a record show how well an account plays a champion. */
const COUNTED: ReadonlySet<QueueKind> = new Set(['SOLO', 'FLEX', 'NORMAL', 'CLASH'])

/** True when a match counts in records: its queue is ranked, normal or Clash. */
export function isRecorded({ queueId }: Pick<RememberedMatch, 'queueId'>): boolean {
  return COUNTED.has(findQueueKind(queueId) ?? 'OTHER')
}

export function recordsByChampion(matches: readonly RememberedMatch[]): ReadonlyMap<number, ChampionRecord> {
  const records = new Map<number, ChampionRecord>()
  for (const match of matches) {
    if (!isRecorded(match)) continue
    const record = records.get(match.championId) ?? nothingOn(match.championId)
    records.set(match.championId, addRecord(record, { ...match, games: 1, wins: Number(match.win) }))
  }
  return records
}

/** Sorted by {@link compareRecords}. */
export function addUpRecords(records: readonly ChampionRecord[]): readonly ChampionRecord[] {
  const sums = new Map<number, ChampionRecord>()
  for (const record of records) {
    const sum = sums.get(record.championId)
    sums.set(record.championId, sum === undefined ? record : addRecord(sum, record))
  }
  return [...sums.values()].toSorted(compareRecords)
}

/** Sorts by most games, then most wins, then champion id. Negative when `a` is listed first. */
export function compareRecords(a: ChampionRecord, b: ChampionRecord): number {
  return b.games - a.games || b.wins - a.wins || a.championId - b.championId
}

function addRecord(a: ChampionRecord, b: ChampionRecord): ChampionRecord {
  return {
    championId: a.championId,
    games: a.games + b.games,
    wins: a.wins + b.wins,
    kills: a.kills + b.kills,
    deaths: a.deaths + b.deaths,
    assists: a.assists + b.assists,
    creepScore: a.creepScore + b.creepScore,
    durationSeconds: a.durationSeconds + b.durationSeconds,
  }
}

/** Returns the record of an account that has not played the champion. */
export function nothingOn(championId: number): ChampionRecord {
  return { championId, games: 0, wins: 0, kills: 0, deaths: 0, assists: 0, creepScore: 0, durationSeconds: 0 }
}
