import type { CountedMatch, CountedParticipant } from '../../matches/collections/pending-counts.ts'
import type { PendingCount } from '../../matches/collections/pending-counts.ts'
import type { Participation } from '../collections/participations.ts'
import { type ChampionStatsChange, countInStats, isNoStatsChange } from './champion-stats-change.ts'
import { type ChampionTableChange, countInTable, isNoTableChange, startTableChange } from './champion-table-change.ts'
import { championStatsId, championTableId, participationId } from './statistics-ids.ts'
import { POPULATIONS } from './statistics-scope.ts'

/** Changes to the documents of the statistics, by id; empty changes are left out. */
export type StatisticsChanges = {
  readonly tables: Map<string, ChampionTableChange>
  readonly stats: Map<string, ChampionStatsChange>
  /** The new document; null to delete the present one. */
  readonly participations: Map<string, Participation | null>
  matches: number
  /** Change to the number of counted matches of each patch. */
  readonly patches: Map<string, number>
}

/** Returns empty changes. */
export function startChanges(): StatisticsChanges {
  return {
    tables: new Map(),
    stats: new Map(),
    participations: new Map(),
    matches: 0,
    patches: new Map(),
  }
}

/** The order of the matches, and their division into batches, do not affect the documents. Adds to `changes`, and returns it. */
export function sumUpChanges(pending: readonly PendingCount[], changes = startChanges()): StatisticsChanges {
  for (const { counted, match } of pending) {
    if (counted !== null) count(changes, counted, -1)
    if (match !== null) count(changes, match, 1)
  }
  // A new stamp changes little of a match: most of what is subtracted is added again.
  if (pending.some(({ counted }) => counted !== null)) dropEmptyChanges(changes)
  return changes
}

function count(changes: StatisticsChanges, match: CountedMatch, sign: 1 | -1): void {
  changes.matches += sign
  changes.patches.set(match.patch, (changes.patches.get(match.patch) ?? 0) + sign)
  countPopulations(changes, match, sign)
  for (const participant of match.participants) countParticipation(changes, match, participant, sign)
}

function countPopulations(changes: StatisticsChanges, match: CountedMatch, sign: 1 | -1): void {
  const { queue, patch, participants, bans, durationSeconds } = match
  const pros = participants.filter(({ playerId }) => playerId !== null)
  for (const population of POPULATIONS) {
    const counted = population === 'PROS' ? pros : participants
    if (counted.length === 0) continue
    const scope = { population, queue, patch }
    countInTable(getOrStart(changes.tables, championTableId(scope), startTableChange), counted, bans, sign)
    for (const participant of counted) {
      const id = championStatsId(scope, participant.championId)
      countInStats(getOrStart(changes.stats, id, startStatsChange), participant, durationSeconds, sign)
    }
  }
}

function countParticipation(
  { participations }: StatisticsChanges,
  { matchId, patch, queue, startedAt }: CountedMatch,
  { participantId, playerId, championId, lane, versus, win }: CountedParticipant,
  sign: 1 | -1,
): void {
  if (playerId === null) return
  participations.set(
    participationId(matchId, participantId),
    sign === -1
      ? null
      : {
          matchId,
          participantId,
          playerId,
          championId,
          lane: lane ?? 'NONE',
          versus: versus ?? 0,
          patch,
          queue,
          startedAt,
          win,
        },
  )
}

function startStatsChange(): ChampionStatsChange {
  return new Map()
}

function dropEmptyChanges({ tables, stats, patches }: StatisticsChanges): void {
  for (const [id, change] of tables) if (isNoTableChange(change)) tables.delete(id)
  for (const [id, change] of stats) if (isNoStatsChange(change)) stats.delete(id)
  for (const [patch, matches] of patches) if (matches === 0) patches.delete(patch)
}

function getOrStart<Key, Value>(map: Map<Key, Value>, key: Key, start: () => Value): Value {
  const present = map.get(key)
  if (present !== undefined) return present
  const started = start()
  map.set(key, started)
  return started
}
