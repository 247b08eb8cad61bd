import type { ApolloClient } from '@apollo/client'
import { graphql } from '../gql/gql.ts'
import { ProGameUpdatesDocument } from '../gql/ProGameUpdates.ts'
import { followUpdates } from '../live/follow-updates.ts'

graphql(/* GraphQL */ `
  subscription ProGameUpdates($player: ID!, $after: String) {
    activeGames(filter: { proPlayer: { id: $player } }, after: $after) {
      cursor
      snapshot
      upserted {
        id
      }
      removed
    }
  }
`)

interface WatchedPro {
  /** The `id` of the pro player. */
  readonly player: string
  /** Id of the game that the page shows, if it shows one. */
  readonly shownGame: () => string | undefined
  /** Called when the page shows something else than the server reports. */
  readonly look: () => void
}

/** Calls `look` when a game of a pro player begins, changes or ends, until the returned function is called. */
export function watchProGames(client: ApolloClient, { player, shownGame, look }: WatchedPro): () => void {
  let cursor: string | null = null
  return followUpdates({
    subscribe: () => client.subscribe({ query: ProGameUpdatesDocument, variables: { player, after: cursor } }),
    onUpdate({ activeGames: { cursor: next, snapshot, upserted, removed } }) {
      cursor = next
      client.cache.evict({ id: 'ROOT_SUBSCRIPTION', fieldName: 'activeGames', broadcast: false })
      const shown = shownGame()
      const running = upserted.map(({ id }) => id)
      const isAsShown = shown === undefined ? running.length === 0 : running.includes(shown)
      const hasChanged = running.length > 0 || (shown !== undefined && removed.includes(shown))
      if (snapshot ? !isAsShown : hasChanged) look()
    },
  })
}
