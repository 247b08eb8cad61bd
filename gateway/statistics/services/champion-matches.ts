import type { Lane } from '../../game-data/rules/lane.ts'
import { findLaneOpponent } from '../../matches/rules/lane-opponent.ts'
import type { Participant, RecordedMatch } from '../../matches/rules/match.ts'
import type { Matches } from '../../matches/services/matches.ts'
import { parseMatchId } from '../../shared/match-id.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Where } from '../../store/document-store.ts'
import { PARTICIPATION_FILTERS, participationsCollection } from '../collections/participations.ts'
import type { Participation } from '../collections/participations.ts'
import { parseParticipationCursor, toParticipationCursor, UnknownMatchError } from '../rules/participation-cursor.ts'
import { participationId } from '../rules/statistics-ids.ts'
import type { MatchPage } from './match-page.ts'

/** Position after which a page begins. */
export type ProMatchesStart =
  | { readonly cursor: string }
  /** A match, by Riot's identifier. */
  | { readonly matchId: string }

/** Filter and range of games of pro players. A game has to fit every field that is not null. */
export interface ProMatchesRequest {
  readonly championId: number
  readonly lane: Lane | null
  /** Riot's number of the champion in the same lane of the other team. */
  readonly versus: number | null
  readonly playerId: string | null
  /** Such as `16.4`. */
  readonly patch: string | null
  /** 1 to 50. */
  readonly first: number
  /** Null for the first page. */
  readonly after: ProMatchesStart | null
}

export interface ProMatch {
  readonly cursor: string
  readonly record: RecordedMatch
  readonly participant: Participant
  /** The id of the pro player whose account the match was stamped with. */
  readonly playerId: string
  /** Null unless exactly one participant of the other team was in the same lane. */
  readonly opponent: Participant | null
}

export interface ChampionMatches {
  /** Covers all counted queues. Throws `InvalidCursorError`, `InvalidMatchIdError` and `UnknownMatchError`. */
  listPage(request: ProMatchesRequest): Promise<MatchPage<ProMatch>>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly matches: Pick<Matches, 'listStored'>
}

export function createChampionMatches({ store, matches }: Dependencies): ChampionMatches {
  const participations = openCollection(store, participationsCollection)

  async function positionOf(start: ProMatchesStart): Promise<{ readonly value: number; readonly id: string }> {
    if ('cursor' in start) {
      const { startedAt, matchId, participantId } = parseParticipationCursor(start.cursor)
      return { value: startedAt, id: participationId(matchId, participantId) }
    }
    const { matchId } = parseMatchId(start.matchId)
    const [record = null] = await matches.listStored([matchId])
    if (record === null) throw new UnknownMatchError(matchId)
    // A prefix sorts before the ids that it starts. In descending order this position follows all entries of the match.
    return { value: record.match.startedAt, id: `${matchId}_` }
  }

  return {
    async listPage(request) {
      const { championId, first, after } = request
      const listed = await participations.list({
        where: [{ field: 'championId', equals: championId }, ...PARTICIPATION_FILTERS.flatMap(filterBy(request))],
        orderBy: { field: 'startedAt', direction: 'desc' },
        ...(after !== null && { startAfter: await positionOf(after) }),
        limit: first + 1,
      })
      const page = listed.slice(0, first).map(({ value }) => value)
      const records = await matches.listStored([...new Set(page.map(({ matchId }) => matchId))])
      const found = new Map(records.flatMap((record) => (record === null ? [] : [[record.match.matchId, record]])))
      const last = page.at(-1)
      return {
        matches: page.flatMap((participation) => toProMatch(participation, found.get(participation.matchId)) ?? []),
        hasNextPage: listed.length > first,
        hasPreviousPage: after !== null,
        endCursor: last === undefined ? null : toParticipationCursor(last),
      }
    },
  }
}

/** The condition for a field; none when the request leaves it open. */
function filterBy(request: ProMatchesRequest): (field: (typeof PARTICIPATION_FILTERS)[number]) => readonly Where[] {
  return (field) => {
    const equals = request[field]
    return equals === null ? [] : [{ field, equals }]
  }
}

/** Null when the match is no longer stored. */
function toProMatch(participation: Participation, record: RecordedMatch | undefined): ProMatch | null {
  const participants = record?.match.participants ?? []
  const participant = participants.find(({ participantId }) => participantId === participation.participantId)
  if (record === undefined || participant === undefined) return null
  return {
    cursor: toParticipationCursor(participation),
    record,
    participant,
    playerId: participation.playerId,
    opponent: findLaneOpponent(participant, participants),
  }
}
