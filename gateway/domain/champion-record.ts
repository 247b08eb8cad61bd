import type { SeenMatch } from './account-matches.ts'
import { type QueueKind, queueKindOf } from './queue.ts'

/** What an account did with one champion, added up over some games. */
export type ChampionRecord = {
  readonly championId: number
  readonly games: number
  readonly wins: number
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  readonly creepScore: number
  readonly durationSeconds: number
}

/** Games of five against five people with lanes: only there a record says how well somebody plays a champion. */
const COUNTED: ReadonlySet<QueueKind> = new Set(['SOLO', 'FLEX', 'NORMAL', 'CLASH'])

/** The record of each champion over the matches that count, by Riot's number of the champion. */
export function recordsByChampion(matches: readonly SeenMatch[]): ReadonlyMap<number, ChampionRecord> {
  const records = new Map<number, ChampionRecord>()
  for (const match of matches) {
    if (!COUNTED.has(queueKindOf(match.queueId))) continue
    records.set(match.championId, add(records.get(match.championId) ?? nothingOn(match.championId), match))
  }
  return records
}

function add(record: ChampionRecord, match: SeenMatch): ChampionRecord {
  return {
    championId: record.championId,
    games: record.games + 1,
    wins: record.wins + Number(match.win),
    kills: record.kills + match.kills,
    deaths: record.deaths + match.deaths,
    assists: record.assists + match.assists,
    creepScore: record.creepScore + match.creepScore,
    durationSeconds: record.durationSeconds + match.durationSeconds,
  }
}

function nothingOn(championId: number): ChampionRecord {
  return { championId, games: 0, wins: 0, kills: 0, deaths: 0, assists: 0, creepScore: 0, durationSeconds: 0 }
}
