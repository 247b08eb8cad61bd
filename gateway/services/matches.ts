import { LRUCache } from 'lru-cache'
import { openCollection } from '../collections/collection.ts'
import { matchesCollection } from '../collections/matches.ts'
import type { FetchedMatch, Match, RecordedMatch } from '../domain/match.ts'
import { InvalidMatchIdError, parseMatchId } from '../domain/match-id.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { Priority, RiotApi } from '../ports/riot-api.ts'
import { UpstreamUnavailable } from '../ports/upstream.ts'
import { createMatchRecorder } from './record-match.ts'

/**
 * How many matches are kept in memory, each taking some 15 kB: a finished match never changes, and reading one costs
 * more than all else on a page.
 */
const REMEMBERED_MATCHES = 1000

/** What a look-up of one match can end in. */
export type MatchLookup =
  | { readonly kind: 'found'; readonly record: RecordedMatch }
  | MatchNotFound
  | InvalidMatchId
  | { readonly kind: 'unavailable'; readonly retryAt: number }

/** What Riot says of one match. */
type RiotAnswer = { readonly kind: 'told'; readonly fetched: FetchedMatch } | Exclude<MatchLookup, { kind: 'found' }>

/** Riot has no such match, or does not show it. */
export interface MatchNotFound {
  readonly kind: 'not-found'
  readonly matchId: string
}

/** The words can't be a match id. */
export interface InvalidMatchId {
  readonly kind: 'invalid'
  readonly problem: InvalidMatchIdError
}

export interface Matches {
  /** The match with Riot's id, such as `EUW1_7261321891`. */
  findMatch(matchId: string): Promise<MatchLookup>
  /**
   * Matches in which the player took part, in the order of the ids. At most one read of the store; what it lacks is
   * asked of Riot, as a visitor asks unless told otherwise, and recorded.
   */
  listMatches(matchIds: readonly string[], puuid: string, priority?: Priority): Promise<readonly MatchLookup[]>
  /** What is stored, in the order of the ids; null where nothing is. Riot is not asked. At most one read of the store. */
  listStored(matchIds: readonly string[]): Promise<readonly (RecordedMatch | null)[]>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
}

export function createMatches({ riot, store }: Dependencies): Matches {
  const matches = openCollection(store, matchesCollection)
  const recorder = createMatchRecorder(store)
  const remembered = new LRUCache<string, RecordedMatch>({ max: REMEMBERED_MATCHES })

  async function askRiot(matchId: string, priority: Priority): Promise<RiotAnswer> {
    try {
      const { platform } = parseMatchId(matchId)
      const { value: match, fetchedAt } = await riot.match(platform, matchId, { priority })
      return match === null ? { kind: 'not-found', matchId } : { kind: 'told', fetched: { match, fetchedAt } }
    } catch (error) {
      if (error instanceof InvalidMatchIdError) return { kind: 'invalid', problem: error }
      if (error instanceof UpstreamUnavailable) return { kind: 'unavailable', retryAt: error.retryAt }
      throw error
    }
  }

  /** Records what Riot has told, and answers what is stored then. */
  async function record(answers: readonly RiotAnswer[]): Promise<readonly MatchLookup[]> {
    const recordings = await recorder.recordMatches(
      answers.flatMap((answer) => (answer.kind === 'told' ? [answer.fetched] : [])),
    )
    for (const [matchId, { stored }] of recordings) remembered.set(matchId, stored)
    return answers.map((answer) => {
      if (answer.kind !== 'told') return answer
      const { matchId } = answer.fetched.match
      const recording = recordings.get(matchId)
      return recording === undefined ? { kind: 'not-found', matchId } : { kind: 'found', record: recording.stored }
    })
  }

  async function listMatches(
    matchIds: readonly string[],
    puuid: string | null,
    priority: Priority = 'visitor',
  ): Promise<readonly MatchLookup[]> {
    const stored = await listStored(matchIds)
    // A match that Riot lists for the player, and that does not hold him, was recorded under another key's PUUIDs.
    const isKnown = (record: RecordedMatch | null | undefined): record is RecordedMatch =>
      record !== null && record !== undefined && (puuid === null || isMatchOf(record.match, puuid))
    const unknown = matchIds.filter((_matchId, index) => !isKnown(stored[index]))
    const told = await record(await Promise.all(unknown.map((matchId) => askRiot(matchId, priority))))
    const asked = new Map(unknown.map((matchId, index) => [matchId, told[index]]))

    return matchIds.map((matchId, index) => {
      const known = stored[index]
      return isKnown(known) ? { kind: 'found', record: known } : (asked.get(matchId) ?? { kind: 'not-found', matchId })
    })
  }

  async function listStored(matchIds: readonly string[]): Promise<readonly (RecordedMatch | null)[]> {
    const unread = matchIds.filter((matchId) => !remembered.has(matchId))
    const read = unread.length === 0 ? [] : await matches.findMany(unread)
    for (const record of read) if (record !== null) remembered.set(record.match.matchId, record)
    const found = new Map(read.flatMap((record) => (record === null ? [] : [[record.match.matchId, record] as const])))
    return matchIds.map((matchId) => found.get(matchId) ?? remembered.get(matchId) ?? null)
  }

  return {
    async findMatch(text) {
      try {
        const { matchId } = parseMatchId(text)
        const [lookup] = await listMatches([matchId], null)
        return lookup ?? { kind: 'not-found', matchId }
      } catch (error) {
        if (error instanceof InvalidMatchIdError) return { kind: 'invalid', problem: error }
        throw error
      }
    },
    listMatches,
    listStored,
  }
}

/** An aborted match can name nobody at all. */
function isMatchOf({ puuids }: Match, puuid: string): boolean {
  return puuids.length === 0 || puuids.includes(puuid)
}
