import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { startLater } from '../live/start-later.ts'

/**
 * Calls `look` when a game of the pro player begins, changes or ends. `player` is the `id` of the player, `shownGame` the id of
 * the game on the page, if there are any. Its code is loaded after the page is shown.
 */
export function useProGames(player: string | undefined, shownGame: string | undefined, look: () => void): void {
  const client = useApolloClient()
  const lookNow = useEffectEvent(look)
  const shownNow = useEffectEvent(() => shownGame)
  useEffect(() => {
    if (player === undefined) return
    return startLater(import('./watch-pro-games.ts'), ({ watchProGames }) =>
      watchProGames(client, { player, shownGame: () => shownNow(), look: () => lookNow() }),
    )
  }, [client, player])
}
