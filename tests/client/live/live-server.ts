import { ApolloLink, type ApolloClient } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { Observable, of, Subject } from 'rxjs'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { HomeLiveDocument } from '../../../client/gql/HomeLive.ts'
import { source, type activeGame, type stream } from './live-objects.ts'

type Stream = ReturnType<typeof stream>
type Game = ReturnType<typeof activeGame>

/** The live query of Home. */
export const HOME = {
  query: HomeLiveDocument,
  variables: { games: {}, streams: { live: true }, locale: 'EN' },
} as const

/** A subscription that the page has started. */
interface StartedSubscription {
  readonly after: unknown
  readonly updates: Subject<{ data: object }>
}

/** Opens Home with lists at the cursor 1; `begun` records the subscriptions it starts. */
export async function openHome(streams: readonly Stream[], games: readonly Game[], lastInputAt?: () => number) {
  const begun: StartedSubscription[] = []
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
  const client = createApolloClient(link, lastInputAt)
  await client.query(HOME)
  return { client, begun }
}

/** Returns the player names of the listed streams, and the numbers of the listed games. */
export function shownOn(client: ApolloClient) {
  const data = client.readQuery(HOME)
  return {
    cursor: data?.streams.cursor,
    streams: data?.streams.streams.map(({ id }) => id.replace('stream-', '')),
    games: data?.activeGames.games.map(({ id }) => Number(id.replace('game-', ''))),
  }
}

interface UpdateFields<Item> {
  readonly cursor?: string
  readonly snapshot?: boolean
  readonly upserted?: readonly Item[]
  readonly removed?: readonly string[]
  readonly source?: ReturnType<typeof source>
}

export const streamsUpdate = (fields: UpdateFields<Stream>) => ({ data: { streams: update('StreamsUpdate', fields) } })

export const gamesUpdate = (fields: UpdateFields<Game>) => ({
  data: { activeGames: update('ActiveGamesUpdate', fields) },
})

function update<Item>(
  typename: string,
  { cursor = '2', snapshot = false, upserted = [], removed = [], ...fields }: UpdateFields<Item>,
) {
  return { __typename: typename, cursor, snapshot, upserted, removed, source: fields.source ?? source() }
}
