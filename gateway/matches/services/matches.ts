import { LRUCache } from 'lru-cache'
import type { Priority, RiotApi } from '../../riot/riot-api.ts'
import { InvalidMatchIdError, parseMatchId } from '../../shared/match-id.ts'
import { type OnUnsaved, requireSaved, saveOr } from '../../shared/unsaved.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { compressPayload } from '../collections/match-payload.ts'
import { matchesCollection } from '../collections/matches.ts'
import type { FetchedMatch, Match, RecordedMatch } from '../rules/match.ts'
import { createMatchRecorder, type Recording } from './record-match.ts'

/** About 32 kB of memory each. A finished match never changes, and reading one costs more than everything else on a page. */
const CACHED_MATCHES = 1000

/** Matches per read, so that other work can run between two reads. */
const MATCHES_AT_ONCE = 10

export type MatchLookup =
  | { readonly kind: 'found'; readonly record: RecordedMatch }
  | MatchNotFound
  | InvalidMatchId
  | { readonly kind: 'unavailable'; readonly retryAt: number }

/** Riot's answer about one match. */
type RiotAnswer =
  | { readonly kind: 'answered'; readonly fetched: FetchedMatch }
  | Exclude<MatchLookup, { kind: 'found' }>

/** Riot does not have the match, or hides it. */
export interface MatchNotFound {
  readonly kind: 'not-found'
  readonly matchId: string
}

/** The input can't be a match id. */
export interface InvalidMatchId {
  readonly kind: 'invalid'
  readonly problem: InvalidMatchIdError
}

export interface Matches {
  /** Finds the match with Riot's id, such as `EUW1_7261321891`. */
  findMatch(matchId: string): Promise<MatchLookup>
  /** Finds matches in the order of the ids, with at most one read of the store. */
  findMatches(matchIds: readonly string[]): Promise<readonly MatchLookup[]>
  /** Finds a stored match; null when it is not stored. Sends no request to Riot. Reads of one turn of the event loop are batched. */
  findStored(matchId: string): Promise<RecordedMatch | null>
  /**
   * Returns matches that the player took part in, in the order of the ids, with at most one read of the store. Missing
   * matches are fetched from Riot and recorded; the default priority is that of a visitor.
   */
  listMatches(matchIds: readonly string[], puuid: string, priority?: Priority): Promise<readonly MatchLookup[]>
  /** In the order of the ids; null for those that are not stored. Sends no request to Riot, and reads the store at most once. */
  listStored(matchIds: readonly string[]): Promise<readonly (RecordedMatch | null)[]>
  /** Clears what is kept in memory. */
  forget(): void
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  /** Called when an answer for a visitor can't be stored; it is given all the same. Default: the error is thrown. */
  readonly onUnsaved?: OnUnsaved
}

export function createMatches({ riot, store, onUnsaved = requireSaved }: Dependencies): Matches {
  const matches = openCollection(store, matchesCollection)
  const readStored = createBatchReader(matches, MATCHES_AT_ONCE)
  const recorder = createMatchRecorder(store)
  const remembered = new LRUCache<string, RecordedMatch>({ max: CACHED_MATCHES })

  async function askRiot(matchId: string, priority: Priority): Promise<RiotAnswer> {
    try {
      const { platform } = parseMatchId(matchId)
      const { value, fetchedAt } = await riot.match(platform, matchId, { priority })
      if (value === null) return { kind: 'not-found', matchId }
      return { kind: 'answered', fetched: { match: value.match, payload: compressPayload(value.body), fetchedAt } }
    } catch (error) {
      if (error instanceof InvalidMatchIdError) return { kind: 'invalid', problem: error }
      if (error instanceof UpstreamUnavailable) return { kind: 'unavailable', retryAt: error.retryAt }
      throw error
    }
  }

  /** A match that can't be stored has no stamps, and is fetched and stored at its next look-up. */
  async function record(answers: readonly RiotAnswer[], priority: Priority): Promise<readonly MatchLookup[]> {
    const recordings = await saveOr(
      () => recorder.recordMatches(answers.flatMap((answer) => (answer.kind === 'answered' ? [answer.fetched] : []))),
      () => new Map<string, Recording>(),
      priority === 'visitor' ? onUnsaved : requireSaved,
    )
    for (const [matchId, { stored }] of recordings) remembered.set(matchId, stored)
    return answers.map((answer) => {
      if (answer.kind !== 'answered') return answer
      const { fetched } = answer
      const recording = recordings.get(fetched.match.matchId)
      return { kind: 'found', record: recording?.stored ?? { ...fetched, pros: [] } }
    })
  }

  async function listMatches(
    matchIds: readonly string[],
    puuid: string | null,
    priority: Priority = 'visitor',
  ): Promise<readonly MatchLookup[]> {
    const stored = await listStored(matchIds)
    // Riot lists this match for the player. A stored copy without the player's PUUID was recorded under another key.
    const isKnown = (record: RecordedMatch | null | undefined): record is RecordedMatch =>
      record !== null && record !== undefined && (puuid === null || isMatchOf(record.match, puuid))
    const unknown = matchIds.filter((_matchId, index) => !isKnown(stored[index]))
    const fetched = await record(await Promise.all(unknown.map((matchId) => askRiot(matchId, priority))), priority)
    const asked = new Map(unknown.map((matchId, index) => [matchId, fetched[index]]))

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

  async function findMatches(texts: readonly string[]): Promise<readonly MatchLookup[]> {
    const read = texts.map(readMatchId)
    const matchIds = [...new Set(read.filter((matchId) => typeof matchId === 'string'))]
    const lookups = await listMatches(matchIds, null)
    const found = new Map(matchIds.map((matchId, index) => [matchId, lookups[index]]))
    return read.map((matchId) =>
      typeof matchId === 'string' ? (found.get(matchId) ?? { kind: 'not-found', matchId }) : matchId,
    )
  }

  return {
    findMatches,
    async findMatch(text) {
      const [lookup] = await findMatches([text])
      return lookup ?? { kind: 'not-found', matchId: text }
    },
    async findStored(matchId) {
      const record = remembered.get(matchId) ?? (await readStored(matchId))
      if (record !== null) remembered.set(matchId, record)
      return record
    },
    listMatches,
    listStored,
    forget: () => remembered.clear(),
  }
}

/** Returns Riot's id of a match, or why the text is none. */
export function readMatchId(text: string): string | InvalidMatchId {
  try {
    return parseMatchId(text).matchId
  } catch (error) {
    if (error instanceof InvalidMatchIdError) return { kind: 'invalid', problem: error }
    throw error
  }
}

/** An aborted match may list no players at all. */
function isMatchOf({ puuids }: Match, puuid: string): boolean {
  return puuids.length === 0 || puuids.includes(puuid)
}
