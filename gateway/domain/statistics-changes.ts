import {
  type AccountChange,
  countForAccount,
  isNoAccountChange,
  startAccountChange,
} from './account-champions-change.ts'
import { type ChampionStatsChange, countInStats, isNoStatsChange } from './champion-stats-change.ts'
import { type ChampionTableChange, countInTable, isNoTableChange, startTableChange } from './champion-table-change.ts'
import type { CountedMatch, CountedParticipant } from './counted-match.ts'
import type { Participation } from './participation.ts'
import type { PendingCount } from './pending-count.ts'
import { accountChampionsId, championStatsId, championTableId, participationId } from './statistics-ids.ts'
import { POPULATIONS } from './statistics-scope.ts'

/** What comes to each document of the statistics, by its id; what changes nothing is not in it. */
export type StatisticsChanges = {
  readonly tables: Map<string, ChampionTableChange>
  readonly stats: Map<string, ChampionStatsChange>
  readonly accounts: Map<string, AccountChange>
  /** The document that takes the present one's place; null when there is to be none. */
  readonly participations: Map<string, Participation | null>
  /** How many matches more are counted. */
  matches: number
  /** How many matches more are counted of each patch. */
  readonly patches: Map<string, number>
}

/** A change of nothing. */
export function startChanges(): StatisticsChanges {
  return {
    tables: new Map(),
    stats: new Map(),
    accounts: new Map(),
    participations: new Map(),
    matches: 0,
    patches: new Map(),
  }
}

/**
 * What has to be added to the documents so that they say of all these matches what they should. In whatever order and in
 * how many parts matches are summed up and added, the documents come out the same. Goes on with `changes` and answers
 * them, when they are given.
 */
export function sumUpChanges(pending: readonly PendingCount[], changes = startChanges()): StatisticsChanges {
  for (const { counted, match } of pending) {
    if (counted !== null) count(changes, counted, -1)
    if (match !== null) count(changes, match, 1)
  }
  // A stamp changes little of what a match says: most of it is taken back and comes again.
  if (pending.some(({ counted }) => counted !== null)) leaveOutNothing(changes)
  return changes
}

function count(changes: StatisticsChanges, match: CountedMatch, sign: 1 | -1): void {
  changes.matches += sign
  changes.patches.set(match.patch, (changes.patches.get(match.patch) ?? 0) + sign)
  countPopulations(changes, match, sign)
  for (const participant of match.participants) {
    countAccount(changes, match, participant, sign)
    countParticipation(changes, match, participant, sign)
  }
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

function countAccount(
  changes: StatisticsChanges,
  match: CountedMatch,
  participant: CountedParticipant,
  sign: 1 | -1,
): void {
  const { platform } = match
  const { puuid } = participant
  if (puuid === null) return
  const id = accountChampionsId({ platform, puuid })
  const account = getOrStart(changes.accounts, id, () => startAccountChange(platform, puuid))
  countForAccount(account, participant, match, sign)
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

function leaveOutNothing({ tables, stats, accounts, patches }: StatisticsChanges): void {
  for (const [id, change] of tables) if (isNoTableChange(change)) tables.delete(id)
  for (const [id, change] of stats) if (isNoStatsChange(change)) stats.delete(id)
  for (const [id, change] of accounts) if (isNoAccountChange(change)) accounts.delete(id)
  for (const [patch, matches] of patches) if (matches === 0) patches.delete(patch)
}

function getOrStart<Key, Value>(map: Map<Key, Value>, key: Key, start: () => Value): Value {
  const present = map.get(key)
  if (present !== undefined) return present
  const started = start()
  map.set(key, started)
  return started
}
