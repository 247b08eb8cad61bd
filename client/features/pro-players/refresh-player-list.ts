import type { ApolloClient } from '@apollo/client'
import type { ProPlayerListQuery } from '../../gql/graphql.ts'
import { ProPlayerListDocument } from '../../gql/ProPlayerList.ts'
import { playerListVariables } from './load-pro-players-page.ts'
import type { ProPlayersView } from './pro-players-view.ts'

type Players = ProPlayerListQuery['proPlayers']

/** Refetches all loaded pages, if any, and writes them at once, so that the scroll position stays. Rejects without a change. */
export async function refreshPlayerList(client: ApolloClient, view: ProPlayersView): Promise<void> {
  const list = { query: ProPlayerListDocument, variables: playerListVariables(view) }
  const countLoaded = () => client.readQuery(list)?.proPlayers.edges.length ?? null
  if (countLoaded() === null) return

  const edges: Players['edges'][number][] = []
  let page: Players
  do {
    page = await fetchPlayers(client, view, edges.at(-1)?.cursor ?? null)
    edges.push(...page.edges)
  } while (page.pageInfo.hasNextPage && edges.length < (countLoaded() ?? 0))
  client.writeQuery({ ...list, data: { proPlayers: { ...page, edges } } })
}

async function fetchPlayers(client: ApolloClient, view: ProPlayersView, after: string | null): Promise<Players> {
  const { data } = await client.query({
    query: ProPlayerListDocument,
    variables: { ...playerListVariables(view), after },
    fetchPolicy: 'no-cache',
  })
  if (data === undefined) throw new Error('The answer has no data.')
  return data.proPlayers
}
