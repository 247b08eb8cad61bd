import { LRUCache } from 'lru-cache'
import type { AccountKey } from '../../accounts/rules/account.ts'
import type { RunningGame } from '../rules/pro-game.ts'

/** About 5 kB of memory each. */
const KEPT_GAMES = 1000

/** A game in which a visitor looked an account up, and that account. */
export interface SeenGame extends RunningGame {
  readonly account: AccountKey
}

/** Games of accounts that are not watched, by the id of their later match. In memory, so a restart forgets them. */
export interface SeenGames {
  note(game: SeenGame): void
  find(matchId: string): SeenGame | null
  /** Clears what is kept in memory. */
  forget(): void
}

export function createSeenGames(): SeenGames {
  const games = new LRUCache<string, SeenGame>({ max: KEPT_GAMES })
  return {
    note: (seen) => void games.set(seen.game.matchId, seen),
    find: (matchId) => games.get(matchId) ?? null,
    forget: () => games.clear(),
  }
}
