import { once } from 'node:events'
import { createClient, type Client, type ClientOptions } from 'graphql-ws'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { MAX_SUBSCRIBED_POINTS, OPERATION_POINTS } from '../../gateway/limits/limit-values.ts'
import { createLimits } from '../../gateway/limits/limits.ts'
import type { RunningServer } from '../../gateway/server/start-server.ts'
import { createTestSchema } from './test-schema.ts'
import { openSocket, sendRaw, startTestServer } from './test-server.ts'

const PROTOCOL = 'graphql-transport-ws'

function websocketUrl(server: RunningServer): string {
  return `${server.url.replace('http', 'ws')}/graphql`
}

function connectClient(server: RunningServer, options: Partial<ClientOptions> = {}): Client {
  const client = createClient({ url: websocketUrl(server), retryAttempts: 0, ...options })
  onTestFinished(() => client.dispose())
  return client
}

async function openWebsocket(server: RunningServer): Promise<WebSocket> {
  const websocket = new WebSocket(websocketUrl(server), PROTOCOL)
  onTestFinished(() => websocket.terminate())
  await once(websocket, 'open')
  return websocket
}

async function collect<Result>(results: AsyncIterable<Result>): Promise<Result[]> {
  const collected: Result[] = []
  for await (const result of results) collected.push(result)
  return collected
}

/** Fails with a secret in its message. */
function crash(): Promise<never> {
  return Promise.reject(new Error('password=hunter2'))
}

async function closeCode(websocket: WebSocket): Promise<unknown> {
  const [code] = await once(websocket, 'close')
  return code
}

function upgradeTo(path: string): string {
  return [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    '\r\n',
  ].join('\r\n')
}

describe('GraphQL over a websocket', () => {
  it('answers a query of an ordinary graphql-ws client', async () => {
    const client = connectClient(await startTestServer())
    const query = 'query ($name: String) { hello(name: $name) }'
    const results = await collect(client.iterate({ query, variables: { name: 'socket' } }))
    expect(results).toMatchObject([{ data: { hello: 'Hello socket' } }])
  })

  it('runs a mutation that is named among several operations', async () => {
    const client = connectClient(await startTestServer())
    const query = 'query A { hello } mutation B { touch }'
    expect(await collect(client.iterate({ query, operationName: 'B' }))).toMatchObject([{ data: { touch: 1 } }])
  })

  it('sends the events of a subscription and completes it', async () => {
    const client = connectClient(await startTestServer())
    const results = await collect(client.iterate({ query: 'subscription { countTo(end: 3) }' }))
    expect(results).toEqual([1, 2, 3].map((count) => ({ data: { countTo: count } })))
  })

  it.each([
    ['unsubscribes', (websocket: WebSocket) => websocket.send('{"id":"1","type":"complete"}')],
    ['disconnects', (websocket: WebSocket) => websocket.terminate()],
  ])('ends the subscription on the server when the client %s', async (_how, leave) => {
    const ended = Promise.withResolvers<string>()
    const schema = createTestSchema(() => ended.resolve('ended'))
    const websocket = await openWebsocket(await startTestServer({ graphql: { schema, context: () => ({}) } }))
    websocket.send('{"type":"connection_init"}')
    await once(websocket, 'message')
    websocket.send('{"id":"1","type":"subscribe","payload":{"query":"subscription { silence }"}}')
    websocket.send('{"type":"ping"}')
    await once(websocket, 'message')
    leave(websocket)
    expect(await ended.promise).toBe('ended')
  })

  it('refuses a subscription while others of its address cost too much', async () => {
    const schema = createTestSchema()
    const limits = createLimits(schema, systemClock)
    const server = await startTestServer({ graphql: { schema, context: () => ({}) }, limits })
    const client = connectClient(server, { lazy: false })
    const atOnce = Math.floor(MAX_SUBSCRIBED_POINTS / (OPERATION_POINTS + 1))
    const others = Array.from({ length: atOnce }, () => client.iterate({ query: 'subscription { silence }' }))
    for (const other of others) void other.next()
    const refused = collect(client.iterate({ query: 'subscription { silence }' }))
    expect(await refused).toMatchObject([{ errors: [{ extensions: { code: 'SUBSCRIPTIONS_TOO_EXPENSIVE' } }] }])
    await others[0]?.return?.()
    await collect(client.iterate({ query: '{ hello }' }))
    expect(await collect(client.iterate({ query: 'subscription { countTo(end: 1) }' }))).toEqual([
      { data: { countTo: 1 } },
    ])
  })

  it('masks unexpected errors and returns the request ID', async () => {
    const server = await startTestServer()
    const client = connectClient(server)
    const results = await collect(client.iterate({ query: '{ hello crash }' }))
    expect(results).toMatchObject([
      { data: { crash: null }, errors: [{ path: ['crash'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
    ])
    expect(results[0]?.errors?.[0]?.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(JSON.stringify(results)).not.toContain('hunter2')
    expect(server.logged.join('')).toContain('hunter2')
  })

  it('masks the error that breaks a subscription', async () => {
    const client = connectClient(await startTestServer())
    const received: unknown[] = []
    const failed = new Promise((resolve) => {
      const sink = { next: (result: unknown) => received.push(result), error: resolve, complete: () => resolve(null) }
      client.subscribe({ query: 'subscription { crashAfterOne }' }, sink)
    })
    const outcome = JSON.stringify([await failed, received])
    expect(outcome).toContain('{"data":{"crashAfterOne":1}}')
    expect(outcome).toContain('INTERNAL_SERVER_ERROR')
    expect(outcome).not.toContain('hunter2')
  })

  it.each([
    ['{ hello', 'GRAPHQL_PARSE_FAILED'],
    ['{ goodbye }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('refuses %j with the same code as over HTTP', async (query, code) => {
    const client = connectClient(await startTestServer())
    const refused = collect(client.iterate({ query }))
    await expect(refused).rejects.toMatchObject([{ extensions: { code, requestId: expect.any(String) } }])
  })

  it('masks a failure to create the context', async () => {
    const client = connectClient(await startTestServer({ graphql: { schema: createTestSchema(), context: crash } }))
    const refused = collect(client.iterate({ query: '{ hello }' }))
    await expect(refused).rejects.toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }])
    await expect(refused).rejects.not.toMatchObject([{ message: expect.stringContaining('hunter2') }])
  })

  it('passes the request ID of the connection to resolvers', async () => {
    const server = await startTestServer()
    const websocket = new WebSocket(websocketUrl(server), PROTOCOL, { headers: { 'x-request-id': 'socket-7' } })
    onTestFinished(() => websocket.terminate())
    await once(websocket, 'open')
    websocket.send('{"type":"connection_init"}')
    await once(websocket, 'message')
    websocket.send('{"id":"1","type":"subscribe","payload":{"query":"{ requestId }"}}')
    const [message] = await once(websocket, 'message')
    expect(JSON.parse(String(message))).toMatchObject({ payload: { data: { requestId: 'socket-7' } } })
  })
})

describe('the websocket handshake', () => {
  it('succeeds only at /graphql', async () => {
    const server = await startTestServer()
    for (const path of ['/', '/graphql/', '/v2/graphql', '//graphql', '/%67raphql']) {
      expect(await sendRaw(server, upgradeTo(path))).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
    }
  })

  it('answers an offer of HTTP/2 as an ordinary request', async () => {
    const server = await startTestServer()
    const request = 'GET /livez HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade, close\r\nupgrade: h2c\r\n\r\n'
    expect(await sendRaw(server, request)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  it('survives a client that leaves in the middle of the handshake', async () => {
    const server = await startTestServer()
    const socket = await openSocket(server)
    socket.write(upgradeTo('/nowhere'))
    socket.resetAndDestroy()
    expect(await (await fetch(`${server.url}/livez`)).text()).toBe('ok')
  })

  it.each([
    ['another method', 'GET', 'POST', 405, 'METHOD_NOT_ALLOWED', /^allow: GET\r$/m],
    [
      'no key',
      /^sec-websocket-key: .*\r\n/m,
      '',
      400,
      'BAD_REQUEST',
      /: Missing or invalid Sec-WebSocket-Key header\./,
    ],
    ['an invalid key', 'AAAAAAAAAAAAAAAAAAAAAA==', 'x', 400, 'BAD_REQUEST', /Sec-WebSocket-Key/],
    ['another version', 'version: 13', 'version: 99', 400, 'BAD_REQUEST', /^sec-websocket-version: 13, 8\r$/m],
    ['a protocol without a name', '\r\n\r\n', '\r\nsec-websocket-protocol: ,\r\n\r\n', 400, 'BAD_REQUEST', /-Protocol/],
  ])('with %s is refused in the format of /graphql', async (_what, right, wrong, status, code, shown) => {
    const server = await startTestServer()
    const withId = upgradeTo('/graphql').replace('\r\n', '\r\nx-request-id: shake-7\r\n')
    const answer = await sendRaw(server, withId.replace(right, wrong))
    expect(answer.split(' ')[1]).toBe(String(status))
    expect(answer).toMatch(/^content-type: application\/json\r$/m)
    expect(answer).toMatch(/^access-control-allow-origin: \*\r$/m)
    expect(answer).toMatch(shown)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      errors: [{ message: expect.any(String), extensions: { code, requestId: 'shake-7' } }],
    })
    expect(server.logged.join('')).not.toContain('"level":"error"')
  })

  it('closes with 4406 when the client does not request the protocol', async () => {
    const websocket = new WebSocket(websocketUrl(await startTestServer()))
    onTestFinished(() => websocket.terminate())
    expect(await closeCode(websocket)).toBe(4406)
  })

  it('closes with 1009 on a message of more than 100 kB', async () => {
    const websocket = await openWebsocket(await startTestServer())
    websocket.send('x'.repeat(100_001))
    expect(await closeCode(websocket)).toBe(1009)
  })

  it('closes with 1003 on a binary message and with 4400 on an invalid one', async () => {
    const server = await startTestServer()
    const binary = await openWebsocket(server)
    binary.send(Buffer.from('{"type":"connection_init"}'))
    expect(await closeCode(binary)).toBe(1003)
    const broken = await openWebsocket(server)
    broken.send('{}')
    expect(await closeCode(broken)).toBe(4400)
  })

  it.each([
    ['public', ''],
    ['direct', 'permessage-deflate'],
  ] as const)('with the %s writer accepts the extensions %j', async (websocketWriter, extensions) => {
    const websocket = await openWebsocket(await startTestServer({ websocketWriter }))
    expect(websocket.extensions).toBe(extensions)
  })
})
