import { ApolloClient, CombinedGraphQLErrors, gql, InMemoryCache } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient } from 'graphql-ws'
import { onTestFinished } from 'vitest'
import { WebSocket as WebSocketOfWs } from 'ws'
import type { RunningServer } from '../../gateway/server/start-server.ts'

/** Events as parsed JSON, in order. */
export type Events = AsyncIterator<unknown>

/** Subscribes with an unmodified client. */
export type Subscribe = (server: RunningServer, query: string, variables?: object) => Events

/** Websocket clients by name. */
export const WEBSOCKET_CLIENTS: readonly (readonly [string, Subscribe])[] = [
  ['graphql-ws over the WebSocket of Node', (...asked) => overGraphqlWs(WebSocket, ...asked)],
  ['graphql-ws over ws', (...asked) => overGraphqlWs(WebSocketOfWs, ...asked)],
  ['Apollo Client', overApollo],
  ['a client made by hand', overBareWebsocket],
]

/** Clients of server-sent events by name. */
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
  const received = new Queue<unknown>()
  const subscription = client.subscribe({ query: gql(query), variables }).subscribe({
    next({ data, error }) {
      if (CombinedGraphQLErrors.is(error)) received.add({ errors: error.errors })
      else received.add({ data })
    },
  })
  onTestFinished(async () => {
    subscription.unsubscribe()
    client.stop()
    await connection.dispose()
  })
  try {
    for (;;) yield withoutTypenames(await received.take())
  } finally {
    subscription.unsubscribe()
  }
}

/** Removes the type names, which Apollo Client adds to each selection. */
function withoutTypenames(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result, (name, value: unknown) => (name === '__typename' ? undefined : value)))
}

async function* overBareWebsocket(server: RunningServer, query: string, variables: object = {}) {
  const websocket = new WebSocket(websocketUrl(server), ['something-else', 'graphql-transport-ws'])
  onTestFinished(() => websocket.close())
  const received = new Queue<unknown>()
  const send = (message: object) => websocket.send(JSON.stringify(message, null, 2))
  websocket.addEventListener('open', () => send({ type: 'connection_init', payload: {} }))
  websocket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    if (typeof message !== 'object' || message === null || !('type' in message)) throw new TypeError('No message')
    if (message.type === 'connection_ack') send({ payload: { query, variables }, id: '"1"', type: 'subscribe' })
    if (message.type === 'ping') send({ type: 'pong' })
    if ('payload' in message) received.add(message.type === 'error' ? { errors: message.payload } : message.payload)
  })
  try {
    for (;;) yield await received.take()
  } finally {
    send({ type: 'complete', id: '"1"' })
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

/** A queue with a single consumer. */
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
