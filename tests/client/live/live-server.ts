import { ApolloLink, type ApolloClient } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { Observable, of, Subject } from 'rxjs'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { HomeLiveDocument } from '../../../client/gql/graphql.ts'
import { source, type activeGame, type stream } from './live-objects.ts'

type Stream = ReturnType<typeof stream>
type Game = ReturnType<typeof activeGame>

/** What Home asks for of what is live. */
export const HOME = {
  query: HomeLiveDocument,
  variables: { games: {}, streams: { live: true }, locale: 'EN' },
} as const

/** A subscription that a page has begun. */
interface Begun {
  readonly after: unknown
  readonly updates: Subject<{ data: object }>
}

/** A page whose lists have come with the cursor 1, and the subscriptions that it has begun. */
export async function openHome(streams: readonly Stream[], games: readonly Game[]) {
  const begun: Begun[] = []
  const link = new ApolloLink(({ operationType, variables }) => {
    if (operationType !== OperationTypeNode.SUBSCRIPTION) {
      return of({
        data: {
          streams: { __typename: 'StreamList', cursor: '1', source: source(), streams },
          activeGames: { __typename: 'ActiveGameList', cursor: '1', source: source(), games },
        },
      })
    }
    return new Observable((observer) => {
      const updates = new Subject<{ data: object }>()
      begun.push({ after: variables['after'], updates })
      return updates.subscribe(observer)
    })
  })
  const client = createApolloClient(link)
  await client.query(HOME)
  return { client, begun }
}

/** The names of whose streams the page lists, and the numbers of the games. */
export function shownOn(client: ApolloClient) {
  const data = client.readQuery(HOME)
  return {
    cursor: data?.streams.cursor,
    streams: data?.streams.streams.map(({ id }) => id.replace('stream-', '')),
    games: data?.activeGames.games.map(({ id }) => Number(id.replace('game-', ''))),
  }
}

interface Told<Item> {
  readonly cursor?: string
  readonly snapshot?: boolean
  readonly upserted?: readonly Item[]
  readonly removed?: readonly string[]
  readonly source?: ReturnType<typeof source>
}

export const streamsUpdate = (told: Told<Stream>) => ({ data: { streams: update('StreamsUpdate', told) } })

export const gamesUpdate = (told: Told<Game>) => ({ data: { activeGames: update('ActiveGamesUpdate', told) } })

function update<Item>(
  typename: string,
  { cursor = '2', snapshot = false, upserted = [], removed = [], ...told }: Told<Item>,
) {
  return { __typename: typename, cursor, snapshot, upserted, removed, source: told.source ?? source() }
}
