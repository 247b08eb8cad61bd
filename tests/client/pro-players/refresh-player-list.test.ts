import { ApolloLink } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { playerListVariables } from '../../../client/features/pro-players/load-pro-players-page.ts'
import { WHOLE_SCENE } from '../../../client/features/pro-players/pro-players-view.ts'
import { refreshPlayerList } from '../../../client/features/pro-players/refresh-player-list.ts'
import { ProPlayerListDocument } from '../../../client/gql/ProPlayerList.ts'
import { proPlayer } from '../pro-scene.ts'
import { answeringWith } from '../stand-in-server.ts'

const VARIABLES = playerListVariables(WHOLE_SCENE)

interface PageOfPlayers {
  readonly first: number
  readonly after?: string | null
}

/** A server with the players of `names`, which may change, and a client that has loaded `pages` pages. */
async function readList(names: string[], pages: number) {
  const proPlayers = ({ first, after }: PageOfPlayers) => {
    const start = after === null || after === undefined ? 0 : names.indexOf(after) + 1
    const shown = names.slice(start, start + first)
    return {
      totalCount: names.length,
      edges: shown.map((name) => ({ cursor: name, node: proPlayer(name) })),
      pageInfo: {
        hasNextPage: start + first < names.length,
        hasPreviousPage: start > 0,
        startCursor: shown[0] ?? null,
        endCursor: shown.at(-1) ?? null,
      },
    }
  }
  const requests: unknown[] = []
  const log = new ApolloLink((operation, forward) => {
    requests.push(operation.variables['after'] ?? null)
    return forward(operation)
  })
  const client = createApolloClient(ApolloLink.from([log, answeringWith({ proPlayers })]))
  const listed = () =>
    client
      .readQuery({ query: ProPlayerListDocument, variables: VARIABLES })
      ?.proPlayers.edges.map(({ node }) => node.id)
  for (let page = 0; page < pages; page += 1) {
    const after = page === 0 ? null : (names[page * VARIABLES.first - 1] ?? null)
    await client.query({
      query: ProPlayerListDocument,
      variables: { ...VARIABLES, after },
      fetchPolicy: 'network-only',
    })
  }
  requests.length = 0
  return { client, requests, listed }
}

const namesTo = (count: number) => Array.from({ length: count }, (_, index) => `Player ${index}`)

describe('a refreshed list of players', () => {
  it('stays as long as it was loaded, and never shrinks in between', async () => {
    const names = namesTo(250)
    const { client, listed } = await readList(names, 3)
    const lengths: (number | undefined)[] = []
    const watch = client.cache.watch({
      query: ProPlayerListDocument,
      variables: VARIABLES,
      optimistic: false,
      callback: ({ result }) => lengths.push(result?.proPlayers?.edges?.length),
    })
    names.splice(120, 0, 'Newcomer')
    await refreshPlayerList(client, WHOLE_SCENE)
    watch()
    expect(listed()).toEqual(names.map((name) => `player-${name}`))
    expect(lengths).toEqual([251])
  })

  it('loads no further than before', async () => {
    const { client, requests, listed } = await readList(namesTo(250), 1)
    await refreshPlayerList(client, WHOLE_SCENE)
    expect(requests).toEqual([null])
    expect(listed()).toHaveLength(100)
  })

  it('shows new players when it was empty', async () => {
    const names: string[] = []
    const { client, listed } = await readList(names, 1)
    expect(listed()).toEqual([])
    names.push('Newcomer')
    await refreshPlayerList(client, WHOLE_SCENE)
    expect(listed()).toEqual(['player-Newcomer'])
  })

  it('is not requested when it was never loaded', async () => {
    const { client, requests } = await readList(namesTo(3), 0)
    await refreshPlayerList(client, WHOLE_SCENE)
    expect(requests).toEqual([])
  })
})
