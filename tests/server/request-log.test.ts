import { describe, expect, it } from 'vitest'
import { createQueryCache } from '../../gateway/http/graphql/query-cache.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { createLiveSource } from './live-source.ts'
import { post, startTestServer, startWithClient, type TestServer } from './test-server.ts'
import { startTalk, subscribing } from './websocket-talk.ts'

const CLIENT = { 'graphql-client-name': 'desk-widget', 'x-request-id': 'from-a-proxy-1' }

const linesOf = ({ logged }: Pick<TestServer, 'logged'>) => logged.map((line): unknown => JSON.parse(line))

describe('the line of an operation', () => {
  it('has its name, its client, its outcome and the id that the answer has, too', async () => {
    const server = await startTestServer()
    const response = await post(server, { query: 'query Greeting { hello }' }, CLIENT)
    expect(response.headers.get('x-request-id')).toBe('from-a-proxy-1')
    const line = { message: 'request', requestId: 'from-a-proxy-1', operation: 'Greeting', client: 'desk-widget' }
    expect(linesOf(server)).toMatchObject([{ ...line, outcome: 'ok' }])
  })

  it('has the selected operation of several, and null for one without a name', async () => {
    const server = await startTestServer()
    await post(server, { query: 'query One { hello } query Two { hello }', operationName: 'Two' })
    await post(server, { query: '{ hello }' })
    expect(linesOf(server)).toMatchObject([
      { operation: 'Two', client: 'unnamed' },
      { operation: null, client: 'unnamed' },
    ])
  })

  it('has the code of a failure', async () => {
    const server = await startTestServer()
    await post(server, { query: 'query Unknown { nothingLikeThis }' })
    expect(linesOf(server)).toMatchObject([{ operation: null, outcome: 'GRAPHQL_VALIDATION_FAILED' }])
  })

  it('is the same when the answer is cached', async () => {
    const queryCache = createQueryCache({ budgets: createMemoryBudgets(), clock: new FakeClock() })
    const server = await startTestServer({ queryCache })
    for (let times = 0; times < 2; times++) await post(server, { query: 'query Greeting { hello }' }, CLIENT)
    const line = { operation: 'Greeting', client: 'desk-widget', outcome: 'ok', status: 200 }
    expect(linesOf(server)).toMatchObject([line, line])
  })

  it('has at most 60 characters of each name', async () => {
    const server = await startTestServer()
    await post(server, { query: `query ${'q'.repeat(500)} { hello }` }, { 'graphql-client-name': 'c'.repeat(500) })
    expect(linesOf(server)).toMatchObject([{ operation: 'q'.repeat(60), client: 'c'.repeat(60) }])
  })
})

describe('the line of an operation over a websocket', () => {
  const OPERATION = { message: 'operation', surface: 'websocket', requestId: 'from-a-proxy-1', client: 'desk-widget' }

  it('has its name, its client, its outcome and the request id of its connection', async () => {
    const server = await startTestServer()
    const talk = await startTalk(server, { headers: CLIENT })
    talk.send(subscribing('1', 'query Greeting { hello }'))
    talk.send(subscribing('2', 'query Unknown { nothingLikeThis }'))
    await talk.settled()
    expect(linesOf(server)).toMatchObject([
      { ...OPERATION, operation: 'Greeting', outcome: 'ok' },
      { ...OPERATION, operation: 'Unknown', outcome: 'GRAPHQL_VALIDATION_FAILED' },
    ])
  })

  it('is written once when a client completes a subscription, and when it leaves', async () => {
    const server = await startTestServer({
      graphql: { schema: createLiveSource().schema, context: () => ({}) },
    })
    const talk = await startTalk(server, { headers: CLIENT })
    for (const id of ['1', '2']) talk.send(subscribing(id, 'subscription Watch { alone { text } }'))
    await talk.settled()
    expect(linesOf(server)).toEqual([])
    talk.send({ id: '1', type: 'complete' })
    await expect.poll(() => linesOf(server)).toMatchObject([{ ...OPERATION, operation: 'Watch', outcome: 'ok' }])
    talk.websocket.close()
    await expect.poll(() => linesOf(server).length).toBe(2)
  })
})

describe('pictures, files and probes', () => {
  it('have lines only when they fail', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'info', write: (line) => lines.push(line), now: () => 0 })
    const { url } = await startWithClient({ log })
    for (const path of ['/images/x.svg', '/favicon.svg', '/assets/main-1a2b3c.js', '/livez', '/readyz']) {
      expect((await fetch(url + path)).status).toBe(200)
    }
    expect(lines).toEqual([])
    expect((await fetch(`${url}/assets/main-gone.js`)).status).toBe(404)
    expect(lines).toHaveLength(1)
  })
})
