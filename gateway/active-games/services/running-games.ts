import { neverCache } from '../../caching/dependencies.ts'
import type { LiveFeed } from '../../delivery/feeds/live-feed.ts'
import type { RecordedMatch } from '../../matches/rules/match.ts'
import { type InvalidMatchId, type Matches, readMatchId } from '../../matches/services/matches.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { endedMatchesCollection } from '../collections/ended-matches.ts'
import { isSeenIn } from '../rules/active-game.ts'
import type { ProGame, RunningGame } from '../rules/pro-game.ts'
import type { CheckRequests } from './check-requests.ts'
import type { SeenGame, SeenGames } from './seen-games.ts'

export type GameLookup =
  | { readonly kind: 'running'; readonly game: RunningGame }
  | EndedGame
  | UnknownGame
  | InvalidMatchId

export interface EndedGame {
  readonly kind: 'ended'
  readonly matchId: string
  /** Time when the end was noticed, in milliseconds since 1970; null when it is unknown. */
  readonly endedAt: number | null
  /** Null until Riot has published the match. */
  readonly match: RecordedMatch | null
}

/** No pro is in a game with this id, no visitor has seen it here, and its match is not stored. */
export interface UnknownGame {
  readonly kind: 'unknown'
  readonly matchId: string
}

export interface RunningGames {
  /**
   * Finds a game by the id of its later match. Games of pros come from the background job. Sends a request to Riot only for a
   * game of another account, at most once in 30 seconds, and after its end for its match.
   */
  find(matchId: string): Promise<GameLookup>
}

interface Dependencies {
  readonly riot: Pick<RiotApi, 'activeGame'>
  readonly store: DocumentStore
  readonly matches: Pick<Matches, 'findMatch' | 'listStored'>
  readonly activeGames: Pick<LiveFeed<ProGame>, 'find'>
  readonly seenGames: SeenGames
  /** Takes Riot's answers to visitors. */
  readonly checkRequests: Pick<CheckRequests, 'note'>
}

export function createRunningGames({
  riot,
  store,
  matches,
  activeGames,
  seenGames,
  checkRequests,
}: Dependencies): RunningGames {
  const endedMatches = openCollection(store, endedMatchesCollection)

  /** A seen game while it runs, with its newest state; null when Riot reports that its account is not in it any more. */
  async function follow(seen: SeenGame): Promise<RunningGame | null> {
    const { account, game } = seen
    try {
      const answer = await riot.activeGame(account.platform, account.puuid, { priority: 'visitor' })
      await checkRequests.note(account, answer)
      const { value, fetchedAt } = answer
      const isSame = value.kind === 'in-game' && value.game.matchId === game.matchId && isSeenIn(value.game, account)
      return isSame ? { game: value.game, observedAt: fetchedAt } : null
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error
      return seen
    }
  }

  return {
    async find(text) {
      const matchId = readMatchId(text)
      if (typeof matchId !== 'string') return matchId
      const game = await activeGames.find(matchId)
      if (game !== null) return { kind: 'running', game }

      const [waiting, [stored = null]] = await Promise.all([endedMatches.find(matchId), matches.listStored([matchId])])
      if (stored !== null) return { kind: 'ended', matchId, endedAt: null, match: stored }
      if (waiting !== null) return { kind: 'ended', matchId, endedAt: waiting.endedAt, match: null }

      // Nothing reports when a visitor sees a game, so no answer about one is kept.
      neverCache()
      const seen = seenGames.find(matchId)
      if (seen === null) return { kind: 'unknown', matchId }
      const running = await follow(seen)
      if (running !== null) return { kind: 'running', game: running }
      const lookup = await matches.findMatch(matchId)
      return { kind: 'ended', matchId, endedAt: null, match: lookup.kind === 'found' ? lookup.record : null }
    },
  }
}
