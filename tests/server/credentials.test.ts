import { createClient } from 'graphql-ws'
import { createSchema } from 'graphql-yoga'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { OperationContext } from '../../gateway/http/route.ts'
import { post, requestRaw, sendRaw, startTestServer } from './test-server.ts'

const schema = createSchema<OperationContext>({
  typeDefs: /* GraphQL */ `
    type Query {
      cookie: String
      authorization: String
      cookieDropped: Boolean
    }
  `,
  resolvers: {
    Query: {
      cookie: (_root, _args, { credentials }) => credentials.cookie,
      authorization: (_root, _args, { credentials }) => credentials.authorization,
      cookieDropped: (_root, _args, { credentials }) => credentials.cookieDropped,
    },
  },
})

/** Identifies every client as an operator. */
const identify = async () => ({ kind: 'operator', name: 'operator', sessionId: null, until: null }) as const

const startServer = (trustProxy = false) =>
  startTestServer({ trustProxy, identify, graphql: { schema, context: (operation) => ({ ...operation }) } })

const QUERY = { query: '{ cookie authorization cookieDropped }' }

describe('the credentials of an operation', () => {
  it('are the headers of its request', async () => {
    const server = await startServer()
    const response = await post(server, QUERY, { cookie: 'a=b; c=d', authorization: 'Bearer x' })
    expect(await response.json()).toMatchObject({
      data: { cookie: 'a=b; c=d', authorization: 'Bearer x', cookieDropped: false },
    })
  })

  it('are null when none were sent', async () => {
    const response = await post(await startServer(), QUERY)
    expect(await response.json()).toMatchObject({ data: { cookie: null, authorization: null, cookieDropped: false } })
  })

  it.each(['http://elsewhere.example', 'null', 'http://localhost:1', 'nonsense', ''])(
    'have no cookie for a page of %j, but report that a session cookie was dropped',
    async (origin) => {
      const server = await startServer()
      const cookie = 'a=b; lanewatch_operator=x.y'
      const response = await post(server, QUERY, { cookie, authorization: 'Bearer x', origin })
      expect(await response.json()).toMatchObject({
        data: { cookie: null, authorization: 'Bearer x', cookieDropped: true },
      })
    },
  )

  it('report no dropped cookie when a page of another host sent no session cookie', async () => {
    const response = await post(await startServer(), QUERY, { cookie: 'a=b', origin: 'http://elsewhere.example' })
    expect(await response.json()).toMatchObject({ data: { cookie: null, authorization: null, cookieDropped: false } })
  })

  it('include the cookie for a page of this server', async () => {
    const server = await startServer()
    const response = await post(server, QUERY, { cookie: 'a=b', origin: server.url })
    expect(await response.json()).toMatchObject({ data: { cookie: 'a=b', cookieDropped: false } })
  })

  it('include the cookie behind an https proxy, trusted or not', async () => {
    const body = JSON.stringify(QUERY)
    const head = (host: string) =>
      `POST /graphql HTTP/1.1\r\nhost: ${host}\r\norigin: https://lanewatch.example\r\ncookie: a=b\r\nconnection: close\r\n`
    const rest = `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    const forwarded = 'x-forwarded-host: lanewatch.example\r\nx-forwarded-proto: https\r\n'

    const wary = await startServer()
    expect(await sendRaw(wary, head('lanewatch.example') + rest)).toContain('"cookie":"a=b"')
    expect(await sendRaw(wary, head('inner') + forwarded + rest)).toContain('"cookie":null')
    expect(await sendRaw(await startServer(true), head('inner') + forwarded + rest)).toContain('"cookie":"a=b"')
  })

  it('are never allowed to pages of other sites by CORS headers', async () => {
    const server = await startServer()
    const response = await post(server, QUERY, { cookie: 'a=b', origin: 'http://elsewhere.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
  })
})

describe('the credentials of a websocket', () => {
  /** Sends the query over a websocket with these headers and parameters of `connection_init`. */
  async function ask(
    url: string,
    headers: Readonly<Record<string, string>>,
    connectionParams: Readonly<Record<string, unknown>> = {},
  ) {
    class WithHeaders extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers })
      }
    }
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WithHeaders,
      connectionParams,
      retryAttempts: 0,
    })
    onTestFinished(() => client.dispose())
    const { value } = await client.iterate(QUERY).next()
    return value?.data
  }

  it('are the headers of its opening request', async () => {
    const { url } = await startServer()
    const headers = { cookie: 'a=b', authorization: 'Bearer x', origin: url }
    expect(await ask(url, headers)).toEqual({ cookie: 'a=b', authorization: 'Bearer x', cookieDropped: false })
  })

  it.each([
    [{ authorization: 'Bearer y' }, 'Bearer y'],
    [{}, 'Bearer x'],
    [{ authorization: null }, 'Bearer x'],
    [{ authorization: ['Bearer y'] }, 'Bearer x'],
    [{ token: 'y' }, 'Bearer x'],
  ])('with the parameters %j are %j', async (connectionParams, authorization) => {
    const { url } = await startServer()
    const headers = { cookie: 'a=b', authorization: 'Bearer x' }
    expect(await ask(url, headers, connectionParams)).toEqual({ cookie: 'a=b', authorization, cookieDropped: false })
  })

  it('have no cookie when a page of another site opened it', async () => {
    const { url } = await startServer()
    const headers = { cookie: 'lanewatch_operator=x.y', origin: 'http://elsewhere.example' }
    expect(await ask(url, headers)).toMatchObject({
      cookie: null,
      cookieDropped: true,
    })
  })

  it('are not read when the host is invalid', async () => {
    const server = await startServer()
    const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n'
    const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const answer = await sendRaw(server, `GET /graphql HTTP/1.1\r\nhost: a b\r\n${upgrade}${key}\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

it('treats a path that only resembles an operator link as a page', async () => {
  const server = await startServer()
  expect((await requestRaw(server, '/operators')).status).toBe(404)
})
