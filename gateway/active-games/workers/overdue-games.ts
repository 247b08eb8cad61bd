import { LRUCache } from 'lru-cache'
import type { Matches } from '../../matches/services/matches.ts'
import type { Clock } from '../../shared/clock.ts'
import type { ActiveGame } from '../rules/active-game.ts'

/** Age from which a game is likely to be over. */
export const OVERDUE_AFTER_MS = 45 * 60_000

/** Pause between two requests for the match of a game. */
const ASK_AGAIN_MS = 5 * 60_000

const KEPT_ANSWERS = 1000

/** Finds games that Riot lists for minutes or hours after their end. Their match, which Riot publishes at the end, tells. */
export interface OverdueGames {
  /** Resolves to true once the match of an overdue game is there; `puuid` is one of its players. False while Riot can't say. */
  isOver(game: ActiveGame, puuid: string): Promise<boolean>
}

interface Dependencies {
  readonly matches: Pick<Matches, 'listMatches'>
  readonly clock: Clock
}

export function createOverdueGames({ matches, clock }: Dependencies): OverdueGames {
  const answers = new LRUCache<string, { readonly isOver: boolean; readonly askedAt: number }>({ max: KEPT_ANSWERS })
  return {
    async isOver({ matchId, startedAt }, puuid) {
      const now = clock.now()
      if (startedAt === null || now - startedAt < OVERDUE_AFTER_MS) return false
      const known = answers.get(matchId)
      if (known !== undefined && (known.isOver || now - known.askedAt < ASK_AGAIN_MS)) return known.isOver
      const [lookup] = await matches.listMatches([matchId], puuid, 'live')
      const isOver = lookup?.kind === 'found'
      answers.set(matchId, { isOver, askedAt: now })
      return isOver
    },
  }
}
