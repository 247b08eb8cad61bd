import { createClient } from 'graphql-ws'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { Keys } from '../../gateway/http/graphql/api-keys.ts'
import type { ParsedOperation } from '../../gateway/http/route.ts'
import type { ApiKeyProblem } from '../../gateway/identity/rules/api-key.ts'
import { OPERATION_POINTS, REFUSED_KEY_POINTS } from '../../gateway/limits/limit-values.ts'
import { createLimits } from '../../gateway/limits/limits.ts'
import { joinBudgets, payerOfKey } from '../../gateway/limits/payer.ts'
import { createMemoryBudgets, type PointBudgets } from '../../gateway/limits/point-budgets.ts'
import { createLiveSource } from './live-source.ts'
import { createTestSchema } from './test-schema.ts'
import { post, restRoutes, startTestServer, type TestServer } from './test-server.ts'
import { openTalk, startTalk, subscribing } from './websocket-talk.ts'

const ADDRESS = '127.0.0.1'
const KEY = 'lw_goodKey'
const BEARER = { authorization: `Bearer ${KEY}` }
const POINTS_OF_KEY = 50_000

const PROBLEMS = [
  ['MALFORMED', 401, 'MALFORMED_API_KEY', 4401],
  ['UNKNOWN', 401, 'UNKNOWN_API_KEY', 4401],
  ['TOO_MANY_UNKNOWN', 429, 'TOO_MANY_UNKNOWN_API_KEYS', 4403],
  ['UNCONFIRMED', 503, 'API_KEY_UNCONFIRMED', 4403],
] as const satisfies readonly (readonly [ApiKeyProblem, number, string, number])[]

interface World {
  readonly server: TestServer
  readonly budgets: PointBudgets
  /** Revokes the good key. */
  readonly revoke: () => void
  readonly publish: (text: string) => void
}

/** Starts a server that knows one key, and refuses all others for this reason. */
async function start({ problem = 'UNKNOWN', ofAddress = 1_000_000 }: StartOptions = {}): Promise<World> {
  const source = createLiveSource()
  const followers = new Set<() => void>()
  const keys: Keys = {
    check: async (key) => (key === KEY ? { kind: 'valid', id: 'good' } : { kind: 'refused', problem }),
    follow(id, onEnd) {
      expect(id).toBe('good')
      followers.add(onEnd)
      return () => followers.delete(onEnd)
    },
  }
  const budgets = joinBudgets(createMemoryBudgets(ofAddress), createMemoryBudgets(POINTS_OF_KEY))
  const server = await startTestServer({
    graphql: { schema: source.schema, context: ({ apiKey }) => ({ apiKey }) },
    limits: createLimits(source.schema, systemClock, { budgets }),
    keys,
    mounted: restRoutes((_request, { apiKey = null }) => Response.json({ apiKey })),
    // Refusals are delayed by a second; the tests skip the delay.
    schedule: (delayMs, run) => systemClock.schedule(delayMs === 1_000 ? 0 : delayMs, run),
  })
  return { server, budgets, revoke: () => followers.forEach((end) => end()), publish: (text) => source.publish(text) }
}

interface StartOptions {
  readonly problem?: ApiKeyProblem
  readonly ofAddress?: number
}

const QUERY = { query: '{ __typename }' }
const SHARED = { query: 'subscription { shared { text } }' }
const ALONE = { query: 'subscription { alone { text } }' }
const STREAM = { accept: 'text/event-stream' }

describe('a request with an API key', () => {
  let world: World
  beforeEach(async () => {
    world = await start()
  })

  it('is paid by the key alone, whose budget the headers report', async () => {
    const response = await post(world.server, QUERY, BEARER)
    expect(response.status).toBe(200)
    expect(response.headers.get('ratelimit-policy')).toBe(`"points";q=${POINTS_OF_KEY};w=60`)
    const { remaining } = await world.budgets.look(payerOfKey('good'))
    expect(remaining).toBeLessThan(POINTS_OF_KEY)
    expect(response.headers.get('ratelimit')).toContain(`r=${remaining};`)
    expect((await world.budgets.look(ADDRESS)).remaining).toBe(1_000_000)
  })

  it('is paid by the key when its document is refused, and under /v2', async () => {
    await post(world.server, { query: '{ nonsense }' }, BEARER)
    await post(world.server, { query: '{ nonsense' }, BEARER)
    const { remaining } = await world.budgets.look(payerOfKey('good'))
    expect(remaining).toBeLessThan(POINTS_OF_KEY - 2 * OPERATION_POINTS)
    const rest = await fetch(`${world.server.url}/v2/champions`, { headers: BEARER })
    expect(await rest.json()).toEqual({ apiKey: 'good' })
    expect(rest.headers.get('ratelimit')).toContain(`r=${remaining};`)
    expect((await world.budgets.look(ADDRESS)).remaining).toBe(1_000_000)
  })

  it('is answered when its address has no points, and refused when the key has none', async () => {
    await world.budgets.charge(ADDRESS, 1_000_000)
    expect((await post(world.server, QUERY)).status).toBe(429)
    expect((await post(world.server, QUERY, BEARER)).status).toBe(200)
    await world.budgets.charge(payerOfKey('good'), POINTS_OF_KEY)
    const refused = await post(world.server, QUERY, BEARER)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toContain('r=0')
    expect(await refused.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Your API key has used/), extensions: { code: 'RATE_LIMITED' } }],
    })
  })

  it('may subscribe over server-sent events until the key is revoked', async () => {
    for (const [body, text] of [
      [SHARED, 'first'],
      [ALONE, 'second'],
    ] as const) {
      world.publish(text)
      const response = await post(world.server, body, { ...BEARER, ...STREAM })
      expect(response.headers.get('content-type')).toContain('text/event-stream')
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let received = ''
      while (!received.includes(text)) received += (await reader?.read())?.value ?? ''
      world.revoke()
      // The stream ends: the read does not wait for an event that never comes.
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) received += part.value
    }
    const { remaining } = await world.budgets.look(payerOfKey('good'))
    expect(remaining).toBeLessThan(POINTS_OF_KEY)
    expect((await world.budgets.look(ADDRESS)).remaining).toBe(1_000_000)
  })

  it.each(['in connection_init', 'in the header of the handshake'])(
    'may subscribe over a websocket, sent %s',
    async (way) => {
      const inHeader = way !== 'in connection_init'
      const talk = await openTalk(world.server, inHeader ? { headers: BEARER } : {})
      talk.send({ type: 'connection_init', ...(!inHeader && { payload: BEARER }) })
      expect(await talk.next()).toEqual({ type: 'connection_ack' })
      world.publish('first')
      talk.send(subscribing('1', ALONE.query))
      expect(await talk.next()).toMatchObject({ type: 'next' })
      expect((await world.budgets.look(payerOfKey('good'))).remaining).toBeLessThan(POINTS_OF_KEY)
      expect((await world.budgets.look(ADDRESS)).remaining).toBe(1_000_000)
      world.revoke()
      expect(await talk.closed).toEqual({
        code: 4401,
        reason: 'The API key was revoked: connect again with another one.',
      })
    },
  )

  it('reserves points for subscriptions beside those of its address', async () => {
    const [mine, plain] = [await openTalk(world.server, { headers: BEARER }), await startTalk(world.server)]
    mine.send({ type: 'connection_init' })
    await mine.next()
    world.publish('first')
    for (const talk of [mine, plain]) {
      talk.send(subscribing('1', SHARED.query))
      expect(await talk.next()).toMatchObject({ type: 'next' })
    }
  })

  it('never writes, and pays for the attempt', async () => {
    const { server, budgets } = await startWritable()
    const body = { query: 'mutation { touch }' }
    expect(await (await post(server, body)).json()).toMatchObject({ data: { touch: expect.any(Number) } })
    const refused = await post(server, body, BEARER)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'API_KEY_ONLY_READS' } }] })
    expect((await budgets.look(payerOfKey('good'))).remaining).toBe(POINTS_OF_KEY - OPERATION_POINTS)
    const talk = await openTalk(server, { headers: BEARER })
    talk.send({ type: 'connection_init' })
    await talk.next()
    talk.send(subscribing('1', body.query))
    expect(await talk.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'API_KEY_ONLY_READS' } }],
    })
  })
})

/** Starts a server with a mutation. */
async function startWritable() {
  const keys: Keys = { check: async () => ({ kind: 'valid', id: 'good' }), follow: () => () => {} }
  const schema = createTestSchema()
  const budgets = createMemoryBudgets(POINTS_OF_KEY)
  const limits = createLimits(schema, systemClock, { budgets })
  const graphql = { schema, context: (operation: ParsedOperation) => ({ operation }) }
  return { server: await startTestServer({ keys, limits, graphql }), budgets }
}

describe('a request with a refused API key', () => {
  it.each(PROBLEMS)(
    '(%s) is a %i with the code %s over HTTP, server-sent events and /v2',
    async (problem, status, code) => {
      const { server } = await start({ problem })
      const headers = { authorization: 'Bearer lw_wrong' }
      for (const response of [
        await post(server, QUERY, headers),
        await post(server, SHARED, { ...headers, ...STREAM }),
        await fetch(`${server.url}/graphql?query=%7B__typename%7D`, { headers }),
      ]) {
        expect(response.status).toBe(status)
        expect(response.headers.get('content-type')).toContain('json')
        expect(response.headers.get('ratelimit')).toMatch(/^"points";r=\d+;t=\d+$/)
        expect(response.headers.has('www-authenticate')).toBe(status === 401)
        expect(response.headers.has('retry-after')).toBe(status !== 401)
        expect(await response.json()).toEqual({
          errors: [
            { message: expect.stringContaining('API key'), extensions: { code, requestId: expect.any(String) } },
          ],
        })
      }
      const rest = await fetch(`${server.url}/v2/champions`, { headers })
      expect(rest.status).toBe(status)
      expect(await rest.json()).toEqual({ detail: expect.stringContaining('API key') })
    },
  )

  it.each(PROBLEMS)('(%s) closes its websocket, in place of a %i', async (problem, _status, _code, closeCode) => {
    const { server } = await start({ problem })
    for (const inHeader of [true, false]) {
      const authorization = 'Bearer lw_wrong'
      const talk = await openTalk(server, inHeader ? { headers: { authorization } } : {})
      talk.send({ type: 'connection_init', payload: inHeader ? {} : { authorization } })
      expect(await talk.closed).toEqual({ code: closeCode, reason: expect.stringContaining('API key') })
    }
  })

  it('is final for clients of graphql-ws when the key is unknown', async () => {
    const { server } = await start()
    const connections: unknown[] = []
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: 'Bearer lw_wrong' },
      on: { opened: () => connections.push('opened') },
    })
    onTestFinished(() => void client.dispose())
    await expect(client.iterate(SHARED).next()).rejects.toMatchObject({ code: 4401 })
    expect(connections).toHaveLength(1)
  })

  it('is paid by the address, so that guesses end like any other excess', async () => {
    const { server, budgets } = await start({ ofAddress: 3 * REFUSED_KEY_POINTS })
    const headers = { authorization: 'Bearer lw_wrong' }
    const statuses: number[] = []
    for (let guess = 0; guess < 5; guess++) statuses.push((await post(server, QUERY, headers)).status)
    expect(statuses).toEqual([401, 401, 429, 429, 429])
    expect((await budgets.look(ADDRESS)).remaining).toBe(0)
    // The address has used them, and the key of another client there has not.
    expect((await post(server, QUERY)).status).toBe(429)
    expect((await post(server, QUERY, BEARER)).status).toBe(200)
  })

  it('is paid by the address over a websocket, too', async () => {
    const { server, budgets } = await start()
    const talk = await openTalk(server)
    talk.send({ type: 'connection_init', payload: { authorization: 'Bearer lw_wrong' } })
    await talk.closed
    expect((await budgets.look(ADDRESS)).remaining).toBe(1_000_000 - REFUSED_KEY_POINTS)
  })
})
