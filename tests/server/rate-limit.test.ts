import { describe, expect, it } from 'vitest'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { ADDRESS_POINTS, OPERATION_POINTS, REFUSED_TOKEN_POINTS } from '../../gateway/limits/limit-values.ts'
import { createLimits } from '../../gateway/limits/limits.ts'
import { createMemoryBudgets, type PointBudgets } from '../../gateway/limits/point-budgets.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { createLiveSource } from './live-source.ts'
import { createTestSchema } from './test-schema.ts'
import { post, startTestServer } from './test-server.ts'
import { startTalk, subscribing } from './websocket-talk.ts'

async function start(points = ADDRESS_POINTS) {
  const schema = createTestSchema()
  const budgets = createMemoryBudgets(points)
  const server = await startTestServer({
    graphql: { schema, context: () => ({}) },
    limits: createLimits(schema, systemClock, { budgets }),
    // Refusals are delayed by a second; the tests skip the delay.
    schedule: (_delayMs, run) => systemClock.schedule(0, run),
  })
  return { server, budgets }
}

describe('the points of an address', () => {
  it('are in the headers of /graphql and /v2, also for pages of other sites', async () => {
    const { server } = await start()
    for (const response of [await post(server, { query: '{ hello }' }), await fetch(`${server.url}/v2/champions`)]) {
      expect(response.headers.get('ratelimit-policy')).toBe(`"points";q=${ADDRESS_POINTS};w=60`)
      expect(response.headers.get('ratelimit')).toMatch(/^"points";r=\d+;t=\d+$/)
      expect(response.headers.get('access-control-expose-headers')).toContain('ratelimit, ratelimit-policy')
    }
  })

  it('are in the headers of a refused body, too', async () => {
    const { server } = await start()
    for (const path of ['/graphql', '/v2/account/']) {
      const response = await fetch(server.url + path, { method: 'POST', body: 'x'.repeat(100_001) })
      expect(response.status).toBe(413)
      expect(response.headers.get('ratelimit')).toMatch(/^"points";r=\d+;t=\d+$/)
    }
  })

  it('are used by refused documents, too', async () => {
    const { server, budgets } = await start()
    await post(server, { query: '{ nonsense }' })
    await post(server, { query: '{ nonsense' })
    const ofTokens = 3 * REFUSED_TOKEN_POINTS
    const ofLetters = 1
    const used = 2 * OPERATION_POINTS + ofTokens + ofLetters
    expect((await budgets.look('127.0.0.1')).remaining).toBe(ADDRESS_POINTS - used)
  })

  it('once used, cause a 429 with Retry-After and a body in the format of the client', async () => {
    const { server } = await start(OPERATION_POINTS)
    await post(server, { query: '{ nonsense }' })
    const graphql = await post(server, { query: '{ hello }' })
    expect(graphql.status).toBe(429)
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(graphql.headers.get('ratelimit')).toContain('r=0')
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })

    const rest = await fetch(`${server.url}/v2/champions`)
    expect(rest.status).toBe(429)
    expect(await rest.json()).toEqual({ detail: expect.stringContaining('Try again in') })
  })

  it('cause a 429 for an operation that could cost more than the rest', async () => {
    const { server, budgets } = await start()
    await budgets.charge('127.0.0.1', ADDRESS_POINTS - OPERATION_POINTS)
    const response = await post(server, { query: '{ hello }' })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  })

  it('are charged for each event of a subscription, unless it is shared', async () => {
    const source = createLiveSource()
    const memory = createMemoryBudgets()
    const charged: string[] = []
    const budgets: PointBudgets = {
      ...memory,
      charge(address, points) {
        charged.push(address)
        return memory.charge(address, points)
      },
    }
    const limits = createLimits(source.schema, systemClock, { budgets })
    const server = await startTestServer({ graphql: { schema: source.schema, context: () => ({}) }, limits })
    const talk = await startTalk(server)
    source.publish('first')
    talk.send(subscribing('1', 'subscription { shared { text } }'))
    await talk.next()
    source.publish('second')
    await talk.next()
    expect(charged).toEqual([])
    talk.send(subscribing('2', 'subscription { alone { text } }'))
    await talk.next()
    expect(charged).toEqual(['127.0.0.1'])
  })

  it('once used, delay further messages of a websocket by a second after each refusal', async () => {
    const schema = createTestSchema()
    const clock = new FakeClock()
    const budgets = createMemoryBudgets(OPERATION_POINTS)
    const limits = createLimits(schema, clock, { budgets })
    const server = await startTestServer({
      graphql: { schema, context: () => ({}) },
      limits,
      schedule: (delayMs, run) => clock.schedule(delayMs, run),
    })
    const talk = await startTalk(server)
    talk.send('{"id":"1","type":"subscribe","payload":{"query":"{ hello }"}}')
    expect(await talk.next()).toMatchObject({ payload: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } })
    expect(await talk.next()).toEqual({ id: '1', type: 'complete' })
    talk.send('{"type":"ping"}')
    const answer = talk.next()
    await expect.poll(() => clock.pending).toBeGreaterThan(0)
    expect(await Promise.race([answer, new Promise((resolve) => setImmediate(() => resolve('nothing')))])).toBe(
      'nothing',
    )
    await clock.advance(1_000)
    expect(await answer).toEqual({ type: 'pong' })
  })
})
