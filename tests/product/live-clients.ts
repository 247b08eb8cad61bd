import { ApolloClient, CombinedGraphQLErrors, gql, InMemoryCache } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient } from 'graphql-ws'
import { onTestFinished } from 'vitest'
import { WebSocket as WebSocketOfWs } from 'ws'
import type { RunningServer } from '../../gateway/server/start-server.ts'

/** Events as JSON, one after the other. */
export type Events = AsyncIterator<unknown>

/** Subscribes, as a client of some kind does that nobody has changed for us. */
export type Subscribe = (server: RunningServer, query: string, variables?: object) => Events

/** Clients of websockets, by what they are. */
export const WEBSOCKET_CLIENTS: readonly (readonly [string, Subscribe])[] = [
  ['graphql-ws over the WebSocket of Node', (...asked) => overGraphqlWs(WebSocket, ...asked)],
  ['graphql-ws over ws', (...asked) => overGraphqlWs(WebSocketOfWs, ...asked)],
  ['Apollo Client', overApollo],
  ['a client made by hand', overBareWebsocket],
]

/** Readers of server-sent events. */
export const EVENT_READERS: readonly (readonly [string, Subscribe])[] = [
  ['server-sent events by POST', (...asked) => overHttp('POST', ...asked)],
  ['server-sent events by GET', (...asked) => overHttp('GET', ...asked)],
]

function overGraphqlWs(webSocketImpl: unknown, server: RunningServer, query: string, variables: object = {}): Events {
  const client = createClient({ url: websocketUrl(server), webSocketImpl, retryAttempts: 0 })
  onTestFinished(() => client.dispose())
  return client.iterate({ query, variables: { ...variables } })
}

async function* overApollo(server: RunningServer, query: string, variables: object = {}) {
  const connection = createClient({ url: websocketUrl(server), retryAttempts: 0 })
  const client = new ApolloClient({ link: new GraphQLWsLink(connection), cache: new InMemoryCache() })
  const told = new Queue<unknown>()
  const subscription = client.subscribe({ query: gql(query), variables }).subscribe({
    next({ data, error }) {
      if (CombinedGraphQLErrors.is(error)) told.add({ errors: error.errors })
      else told.add({ data })
    },
  })
  onTestFinished(async () => {
    subscription.unsubscribe()
    client.stop()
    await connection.dispose()
  })
  try {
    for (;;) yield withoutTypenames(await told.take())
  } finally {
    subscription.unsubscribe()
  }
}

/** What the client asked for by itself is not what the test asked for. */
function withoutTypenames(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result, (name, value: unknown) => (name === '__typename' ? undefined : value)))
}

async function* overBareWebsocket(server: RunningServer, query: string, variables: object = {}) {
  const websocket = new WebSocket(websocketUrl(server), ['something-else', 'graphql-transport-ws'])
  onTestFinished(() => websocket.close())
  const told = new Queue<unknown>()
  const say = (message: object) => websocket.send(JSON.stringify(message, null, 2))
  websocket.addEventListener('open', () => say({ type: 'connection_init', payload: {} }))
  websocket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    if (typeof message !== 'object' || message === null || !('type' in message)) throw new TypeError('No message')
    if (message.type === 'connection_ack') say({ payload: { query, variables }, id: '"1"', type: 'subscribe' })
    if (message.type === 'ping') say({ type: 'pong' })
    if ('payload' in message) told.add(message.type === 'error' ? { errors: message.payload } : message.payload)
  })
  try {
    for (;;) yield await told.take()
  } finally {
    say({ type: 'complete', id: '"1"' })
  }
}

async function* overHttp(method: 'GET' | 'POST', server: RunningServer, query: string, variables: object = {}) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) })
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
  const response =
    method === 'GET'
      ? await fetch(`${server.url}/graphql?${asked}`, { headers, signal: leaving.signal })
      : await fetch(`${server.url}/graphql`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ query, variables }),
          signal: leaving.signal,
        })
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const [, data] = /^event: next\ndata: (.*)$/.exec(part) ?? []
      if (data !== undefined) yield JSON.parse(data)
    }
  }
}

function websocketUrl({ url }: RunningServer): string {
  return `${url.replace('http', 'ws')}/graphql`
}

/** What was added and is not taken yet, for one who takes. */
class Queue<T> {
  readonly #waiting: T[] = []
  #wake = () => {}

  add(each: T): void {
    this.#waiting.push(each)
    this.#wake()
  }

  async take(): Promise<T> {
    for (;;) {
      const [first] = this.#waiting.splice(0, 1)
      if (first !== undefined) return first
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }
}
