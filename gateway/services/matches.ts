import { openCollection } from '../collections/collection.ts'
import { matchesCollection } from '../collections/matches.ts'
import type { RecordedMatch } from '../domain/match.ts'
import { InvalidMatchIdError, parseMatchId } from '../domain/match-id.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import { UpstreamUnavailable } from '../ports/upstream.ts'

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
  /** In the order of the ids. One read of the store; what it lacks is asked of Riot and recorded in one transaction. */
  listMatches(matchIds: readonly string[]): Promise<readonly MatchLookup[]>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
}

export function createMatches({ riot, store }: Dependencies): Matches {
  const matches = openCollection(store, matchesCollection)

  /** Keeps matches for ever. Repeating it changes nothing. */
  async function recordMatches(records: readonly RecordedMatch[]): Promise<void> {
    if (records.length === 0) return
    await store.transaction(async (transaction) => {
      for (const record of records) matches.in(transaction).set(record.match.matchId, record)
    })
  }

  async function askRiot(matchId: string): Promise<MatchLookup> {
    try {
      const { platform } = parseMatchId(matchId)
      const { value: match, fetchedAt } = await riot.match(platform, matchId, { priority: 'visitor' })
      return match === null ? { kind: 'not-found', matchId } : { kind: 'found', record: { match, fetchedAt } }
    } catch (error) {
      if (error instanceof InvalidMatchIdError) return { kind: 'invalid', problem: error }
      if (error instanceof UpstreamUnavailable) return { kind: 'unavailable', retryAt: error.retryAt }
      throw error
    }
  }

  async function listMatches(matchIds: readonly string[]): Promise<readonly MatchLookup[]> {
    const stored = await matches.findMany(matchIds)
    const unknown = matchIds.filter((_matchId, index) => stored[index] === null)
    const asked = new Map(await Promise.all(unknown.map(async (matchId) => [matchId, await askRiot(matchId)] as const)))
    await recordMatches([...asked.values()].flatMap((lookup) => (lookup.kind === 'found' ? [lookup.record] : [])))

    return matchIds.map((matchId, index) => {
      const record = stored[index] ?? null
      return record === null ? (asked.get(matchId) ?? { kind: 'not-found', matchId }) : { kind: 'found', record }
    })
  }

  return {
    async findMatch(text) {
      try {
        const { matchId } = parseMatchId(text)
        const [lookup] = await listMatches([matchId])
        return lookup ?? { kind: 'not-found', matchId }
      } catch (error) {
        if (error instanceof InvalidMatchIdError) return { kind: 'invalid', problem: error }
        throw error
      }
    },
    listMatches,
  }
}
