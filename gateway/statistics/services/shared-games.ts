import type { Participant, RecordedMatch } from '../../matches/rules/match.ts'
import { findEntry } from '../../matches/services/history-entry.ts'
import type { Matches } from '../../matches/services/matches.ts'
import { comparePositions, parseCursor, toCursor } from '../../shared/position.ts'
import { type ComparedPerson, findSharedGames, type SharedGame, type SharedGames } from '../rules/shared-games.ts'
import type { KnownGames } from './known-games.ts'
import type { MatchPage } from './match-page.ts'

/** A stored match of two players, with what each of them did. */
export interface SharedMatch {
  readonly cursor: string
  readonly record: RecordedMatch
  readonly a: Participant
  readonly b: Participant
}

/** Games that two players have in common. Sends no request to Riot. */
export interface SharedGamesReader {
  /** The players have no account in common. Reads no match. Results may be ten seconds old. */
  find(people: { readonly a: ComparedPerson; readonly b: ComparedPerson }): Promise<SharedGames>
  /**
   * Reads the matches of some of the games, which are listed newest first. `after` is the cursor of an earlier page; null for the first
   * page. Throws `InvalidCursorError`.
   */
  readPage(games: readonly SharedGame[], first: number, after: string | null): Promise<MatchPage<SharedMatch>>
}

interface Dependencies {
  readonly matches: Pick<Matches, 'listStored'>
  readonly knownGames: KnownGames
}

export function createSharedGames({ matches, knownGames }: Dependencies): SharedGamesReader {
  return {
    async find({ a, b }) {
      const [ofA, ofB] = await Promise.all([knownGames.list(a.accounts), knownGames.list(b.accounts)])
      return findSharedGames(ofA, ofB)
    },

    async readPage(games, first, after) {
      const start = after === null ? null : parseCursor(after)
      const wanted = start === null ? games : games.filter(({ a }) => comparePositions(a, start) > 0)
      const page = wanted.slice(0, first)
      const records = await matches.listStored(page.map(({ a }) => a.matchId))
      const last = page.at(-1)
      return {
        matches: page.flatMap((game, index) => toSharedMatch(game, records[index] ?? null) ?? []),
        hasNextPage: wanted.length > first,
        hasPreviousPage: start !== null,
        endCursor: last === undefined ? null : toCursor(last.a),
      }
    },
  }
}

/** Null for a match that is no longer stored, or that has lost one of the players. */
function toSharedMatch({ a, b }: SharedGame, record: RecordedMatch | null): SharedMatch | null {
  if (record === null) return null
  const [ofA, ofB] = [findEntry(record, a.puuid), findEntry(record, b.puuid)]
  if (ofA === null || ofB === null) return null
  return { cursor: ofA.cursor, record, a: ofA.participant, b: ofB.participant }
}
