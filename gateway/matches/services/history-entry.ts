import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import { toCursor } from '../../shared/position.ts'
import { creepScoreOf } from '../rules/creep-score.ts'
import type { Participant, RecordedMatch } from '../rules/match.ts'

export interface HistoryEntry {
  readonly cursor: string
  readonly record: RecordedMatch
  readonly participant: Participant
}

/** The match as an entry of the player's history; null for a match that the history leaves out. */
export function findEntry(record: RecordedMatch, puuid: string): HistoryEntry | null {
  const { match } = record
  const participant = match.participants.find((one) => one.puuid === puuid)
  if (match.outcome !== 'PLAYED' || participant === undefined) return null
  return { cursor: toCursor(match), record, participant }
}

export function toRememberedMatch({ record: { match }, participant }: HistoryEntry): RememberedMatch {
  const { championId, win, kills, deaths, assists, teamPosition: lane } = participant
  const { matchId, startedAt, queueId, durationSeconds } = match
  const creepScore = creepScoreOf(participant)
  return { matchId, startedAt, queueId, durationSeconds, championId, win, kills, deaths, assists, creepScore, lane }
}
