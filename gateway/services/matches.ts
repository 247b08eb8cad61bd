import { openCollection } from '../collections/collection.ts'
import { matchesCollection } from '../collections/matches.ts'
import type { Match, RecordedMatch } from '../domain/match.ts'
import { InvalidMatchIdError, parseMatchId } from '../domain/match-id.ts'
import type { Platform } from '../domain/region.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import { type Fetched, UpstreamUnavailable } from '../ports/upstream.ts'

/** What a look-up of one match can end in. */
export type MatchLookup =
  | { readonly kind: 'found'; readonly record: RecordedMatch }
  | MatchNotFound
  | InvalidMatchId
  | { readonly kind: 'unavailable'; readonly retryAt: number }

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
  /** In the order of the ids; null for those that neither the store nor Riot can give now. One read of the store. */
  listMatches(matchIds: readonly string[]): Promise<readonly (RecordedMatch | null)[]>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
}

export function createMatches({ riot, store }: Dependencies): Matches {
  const matches = openCollection(store, matchesCollection)

  /** Keeps a match for ever. Repeating it changes nothing. */
  async function recordMatch({ value: match, fetchedAt }: Fetched<Match>): Promise<RecordedMatch> {
    const record = { match, fetchedAt }
    await store.transaction(async (transaction) => matches.in(transaction).set(match.matchId, record))
    return record
  }

  /** Asks Riot for a match and records it; null when Riot does not give it. */
  async function fetchMatch(platform: Platform, matchId: string): Promise<RecordedMatch | null> {
    const { value, fetchedAt } = await riot.match(platform, matchId, { priority: 'visitor' })
    return value === null ? null : recordMatch({ value, fetchedAt })
  }

  async function fetchIfPossible(matchId: string): Promise<RecordedMatch | null> {
    try {
      return await fetchMatch(parseMatchId(matchId).platform, matchId)
    } catch (error) {
      if (error instanceof UpstreamUnavailable || error instanceof InvalidMatchIdError) return null
      throw error
    }
  }

  return {
    async findMatch(text) {
      try {
        const { platform, matchId } = parseMatchId(text)
        const record = (await matches.find(matchId)) ?? (await fetchMatch(platform, matchId))
        return record === null ? { kind: 'not-found', matchId } : { kind: 'found', record }
      } catch (error) {
        if (error instanceof InvalidMatchIdError) return { kind: 'invalid', problem: error }
        if (error instanceof UpstreamUnavailable) return { kind: 'unavailable', retryAt: error.retryAt }
        throw error
      }
    },

    async listMatches(matchIds) {
      const stored = await matches.findMany(matchIds)
      return Promise.all(matchIds.map(async (matchId, index) => stored[index] ?? fetchIfPossible(matchId)))
    },
  }
}
