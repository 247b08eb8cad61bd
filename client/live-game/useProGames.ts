import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { watchProGames } from './watch-pro-games.ts'

/**
 * Calls `look` when a game of the pro player begins, changes or ends. `player` is the `id` of the player, `shownGame` the id of
 * the game on the page; null where there is none.
 */
export function useProGames(player: string | null, shownGame: string | null, look: () => void): void {
  const client = useApolloClient()
  const lookNow = useEffectEvent(look)
  const shownNow = useEffectEvent(() => shownGame)
  useEffect(() => {
    if (player === null) return
    return watchProGames(client, { player, shownGame: () => shownNow(), look: () => lookNow() })
  }, [client, player])
}
