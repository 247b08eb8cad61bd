import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import { comparePositions } from '../../shared/position.ts'

/** Maximum number of games on a champion that are summed up, the newest. */
export const MAX_PLAYER_GAMES = 200

/** A known game of a player, with the account that played it. */
export type PlayerGame = RememberedMatch & Pick<AccountKey, 'puuid'>

/**
 * Merges the games of a player's accounts, newest first. A match that two of the accounts took part in is one game, of the account
 * whose list is first.
 */
export function mergeGames(lists: readonly (readonly PlayerGame[])[]): readonly PlayerGame[] {
  const games = new Map<string, PlayerGame>()
  for (const game of lists.flat()) if (!games.has(game.matchId)) games.set(game.matchId, game)
  return [...games.values()].toSorted(comparePositions)
}
