import type { Client, SubscribePayload } from 'graphql-ws'
import { describe, expect, it } from 'vitest'
import { createFetcher } from '../../../client/explorer/fetcher.ts'

const STREAMS = 'subscription Streams($after: String) { streams(after: $after) { cursor } }'
const GAMES = 'subscription Games { activeGames { cursor } }'
const STATUS = 'query Status { status { dataSource } }'

/** Records what the explorer sends, and which websockets it opens and closes. */
function openFetcher() {
  const subscribed: SubscribePayload[] = []
  const sockets: string[] = []
  const posted: Request[] = []
  const fetcher = createFetcher('https://lanewatch.example/graphql', {
    async fetch(input, init) {
      posted.push(new Request(input, init))
      return Response.json({ data: {} })
    },
    connect(authorization) {
      sockets.push(`open ${authorization}`)
      const client: Client = {
        on: () => () => {},
        subscribe(payload, sink) {
          subscribed.push(payload)
          sink.complete()
          return () => {}
        },
        iterate: () => {
          throw new Error('The explorer does not iterate.')
        },
        terminate: () => {},
        dispose: () => void sockets.push(`close ${authorization}`),
      }
      return client
    },
  })
  return { fetcher, subscribed, sockets, posted }
}

describe('the explorer', () => {
  it('sends a query by POST, without cookies and with the headers of the editor', async () => {
    const { fetcher, posted } = openFetcher()
    expect(await fetcher({ query: STATUS, variables: { a: 1 } }, { headers: { 'x-mine': 'yes' } })).toEqual({
      data: {},
    })
    const [request] = posted
    expect([request?.method, request?.credentials]).toEqual(['POST', 'omit'])
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      'graphql-client-name': 'lanewatch-explorer',
      'x-mine': 'yes',
    })
    expect(await request?.json()).toEqual({ query: STATUS, variables: { a: 1 }, operationName: 'Status' })
  })

  it('starts a subscription that declares $after without a cursor, so that the websocket can keep one', async () => {
    const { fetcher, subscribed, posted } = openFetcher()
    await fetcher({ query: STREAMS, operationName: 'Streams' })
    await fetcher({ query: STREAMS, operationName: 'Streams', variables: { after: '7' } })
    await fetcher({ query: GAMES, operationName: 'Games' })
    expect(subscribed.map(({ variables }) => variables)).toEqual([{ after: null }, { after: '7' }, undefined])
    expect(posted).toEqual([])
  })

  it('runs the only operation of a text, although GraphiQL still names that of the tab before', async () => {
    const { fetcher, subscribed } = openFetcher()
    await fetcher({ query: STREAMS, operationName: 'Status' })
    expect(subscribed).toMatchObject([{ operationName: 'Streams' }])
  })

  it('runs the named one of several operations', async () => {
    const { fetcher, subscribed, posted } = openFetcher()
    const query = `${STATUS} ${GAMES}`
    await fetcher({ query, operationName: 'Games' })
    await fetcher({ query, operationName: 'Status' })
    expect([subscribed.length, posted.length]).toEqual([1, 1])
  })

  it('lets the server explain a text that is no document', async () => {
    const { fetcher, posted } = openFetcher()
    await fetcher({ query: '{ status' })
    expect(await posted[0]?.json()).toEqual({ query: '{ status' })
  })

  it('opens another websocket for another sender', async () => {
    const { fetcher, sockets } = openFetcher()
    const run = (headers: Readonly<Record<string, string>>) =>
      fetcher({ query: GAMES, operationName: 'Games' }, { headers })
    await run({})
    await run({ authorization: 'Bearer lw_one' })
    await run({ Authorization: 'Bearer lw_one' })
    await run({})
    expect(sockets).toEqual([
      'open undefined',
      'close undefined',
      'open Bearer lw_one',
      'close Bearer lw_one',
      'open undefined',
    ])
  })
})
