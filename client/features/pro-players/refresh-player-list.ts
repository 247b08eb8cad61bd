import type { ApolloClient } from '@apollo/client'
import { ProPlayerListDocument, type ProPlayerListQuery } from '../../gql/graphql.ts'
import { playerListVariables } from './player-list-variables.ts'
import type { ProPlayersView } from './pro-players-view.ts'

type Players = ProPlayerListQuery['proPlayers']

/**
 * Asks anew for the players of a view as far as they were read on, and shows all of them at once: who reads far down the
 * list stays there. Does nothing for a list that was never read; rejects, and leaves the list alone, when a part does not
 * come.
 */
export async function refreshPlayerList(client: ApolloClient, view: ProPlayersView): Promise<void> {
  const list = { query: ProPlayerListDocument, variables: playerListVariables(view) }
  const countRead = () => client.readQuery(list)?.proPlayers.edges.length ?? null
  if (countRead() === null) return

  const edges: Players['edges'][number][] = []
  let page: Players
  do {
    page = await askForPlayers(client, view, edges.at(-1)?.cursor ?? null)
    edges.push(...page.edges)
  } while (page.pageInfo.hasNextPage && edges.length < (countRead() ?? 0))
  client.writeQuery({ ...list, data: { proPlayers: { ...page, edges } } })
}

async function askForPlayers(client: ApolloClient, view: ProPlayersView, after: string | null): Promise<Players> {
  const { data } = await client.query({
    query: ProPlayerListDocument,
    variables: { ...playerListVariables(view), after },
    fetchPolicy: 'no-cache',
  })
  if (data === undefined) throw new Error('The answer has no data.')
  return data.proPlayers
}
