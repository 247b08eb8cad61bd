import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Viewer } from '../../gateway/identity/rules/viewer.ts'
import { createLiveSource } from './live-source.ts'
import { startTestServer } from './test-server.ts'
import { openTalk, startTalk, subscribing } from './websocket-talk.ts'

const WRITERS = ['public', 'direct'] as const

async function start(writer: (typeof WRITERS)[number]) {
  const source = createLiveSource()
  const server = await startTestServer({
    graphql: { schema: source.schema, context: () => ({}) },
    websocketWriter: writer,
    drainMs: 60_000,
    identify: async ({ authorization }): Promise<Viewer> => ({
      kind: 'visitor',
      reason: authorization === null ? 'UNKNOWN_VIEWER' : 'SIGN_IN_INVALID',
    }),
  })
  return { source, server }
}

afterEach(() => void vi.useRealTimers())

describe.each(WRITERS)('with the %s writer, a connection', (writer) => {
  it.each([
    ['is not JSON', 'hello'],
    ['is not an object', '[]'],
    ['has no type', '{}'],
    ['has an unknown type', '{"type":"start"}'],
    ['subscribes without an id', '{"type":"subscribe","payload":{"query":"{ hello }"}}'],
    ['subscribes with an empty id', '{"type":"subscribe","id":"","payload":{"query":"{ hello }"}}'],
    ['subscribes with a number as id', '{"type":"subscribe","id":1,"payload":{"query":"{ hello }"}}'],
    ['subscribes to nothing', '{"type":"subscribe","id":"1","payload":{}}'],
    ['completes without an id', '{"type":"complete"}'],
    ['pings with a text', '{"type":"ping","payload":"hello"}'],
  ])('is closed with 4400 on a message that %s', async (_what, message) => {
    const { server } = await start(writer)
    const talk = await startTalk(server)
    talk.send(message)
    expect(await talk.closed).toEqual({ code: 4400, reason: 'Invalid message received' })
  })

  it.each([
    '{"type":"connection_ack"}',
    '{"type":"next","id":"1","payload":{"data":null}}',
    '{"type":"error","id":"1","payload":[{"message":"no"}]}',
  ])('is closed with 4400, without a logged error, on a message of servers: %s', async (message) => {
    const { server } = await start(writer)
    const talk = await startTalk(server)
    talk.send(message)
    expect(await talk.closed).toEqual({ code: 4400, reason: 'Invalid message received' })
    expect(server.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  it('is closed with 4401 when it subscribes before it is acknowledged', async () => {
    const { server } = await start(writer)
    const talk = await openTalk(server)
    talk.send(subscribing('1', 'subscription { shared { text } }'))
    expect(await talk.closed).toEqual({ code: 4401, reason: 'Unauthorized' })
  })

  it('is closed with 4403 on an invalid token', async () => {
    const { server } = await start(writer)
    const talk = await openTalk(server)
    talk.send({ type: 'connection_init', payload: { authorization: 'Bearer bad' } })
    expect(await talk.closed).toMatchObject({ code: 4403 })
  })

  it('is closed with 4408 after exactly five seconds without an initialization', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { server } = await start(writer)
    const talk = await openTalk(server)
    vi.advanceTimersByTime(4_999)
    talk.send({ type: 'ping' })
    expect(await talk.next()).toEqual({ type: 'pong' })
    vi.advanceTimersByTime(1)
    expect(await talk.closed).toEqual({ code: 4408, reason: 'Connection initialisation timeout' })
  })

  it('stays open when it is initialized in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { server } = await start(writer)
    const talk = await startTalk(server)
    vi.advanceTimersByTime(60_000)
    expect(await talk.settled()).toEqual([])
  })

  it.each(['shared', 'alone'])(
    'is closed with 4409 when it reuses the ID of an active subscription: %s',
    async (field) => {
      const { server, source } = await start(writer)
      source.publish('first')
      const talk = await startTalk(server)
      talk.send(subscribing('one', `subscription { ${field} { text } }`))
      await talk.next()
      talk.send(subscribing('one', '{ hello }'))
      expect(await talk.closed).toEqual({ code: 4409, reason: 'Subscriber for one already exists' })
      await expect.poll(() => source.open()).toBe(0)
    },
  )

  it('is closed with 4409 and a shortened long ID', async () => {
    const { server, source } = await start(writer)
    source.publish('first')
    const talk = await startTalk(server)
    const id = 'ż'.repeat(200)
    talk.send(subscribing(id, 'subscription { shared { text } }'))
    await talk.next()
    talk.send(subscribing(id, '{ hello }'))
    expect(await talk.closed).toEqual({ code: 4409, reason: `Subscriber for ${'ż'.repeat(54)}` })
  })

  it('is closed with 4429 when it is initialized twice', async () => {
    const { server } = await start(writer)
    const talk = await startTalk(server)
    talk.send({ type: 'connection_init' })
    expect(await talk.closed).toEqual({ code: 4429, reason: 'Too many initialisation requests' })
  })

  it('is closed with 1003 on binary data during a subscription', async () => {
    const { server, source } = await start(writer)
    source.publish('first')
    const talk = await startTalk(server)
    talk.send(subscribing('1', 'subscription { shared { text } }'))
    await talk.next()
    talk.websocket.send(Buffer.from('{"type":"ping"}'))
    expect(await talk.closed).toEqual({ code: 1003, reason: 'Send text' })
    await expect.poll(() => source.open()).toBe(0)
  })

  it('accepts a message of 100 kB, and is closed with 1009 on a larger one', async () => {
    const { server } = await start(writer)
    const talk = await startTalk(server, { perMessageDeflate: false })
    const empty = JSON.stringify({ type: 'ping', payload: { filler: '' } })
    const filler = 'x'.repeat(100_000 - empty.length)
    talk.send({ type: 'ping', payload: { filler } })
    expect(await talk.next()).toEqual({ type: 'pong', payload: { filler } })
    talk.send({ type: 'ping', payload: { filler: `${filler}x` } })
    expect(await talk.closed).toMatchObject({ code: 1009 })
  })

  it('is closed with 1001, with its subscriptions, when the server closes', async () => {
    const { server, source } = await start(writer)
    source.publish('first')
    const talk = await startTalk(server)
    for (const field of ['shared', 'alone']) {
      talk.send(subscribing(field, `subscription { ${field} { text } }`))
      await talk.next()
    }
    await Promise.all([server.close(), talk.closed])
    expect(await talk.closed).toEqual({ code: 1001, reason: expect.stringContaining('Connect again') })
    await expect.poll(() => source.open()).toBe(0)
  })

  it('answers a ping with a pong of the same payload, also before it is initialized', async () => {
    const { server } = await start(writer)
    const talk = await openTalk(server)
    talk.send({ type: 'ping' })
    expect(await talk.next()).toEqual({ type: 'pong' })
    talk.send({ type: 'ping', payload: { zażółć: [1, null, { deep: true }] } })
    expect(await talk.next()).toEqual({ type: 'pong', payload: { zażółć: [1, null, { deep: true }] } })
    talk.send({ type: 'pong', payload: { unasked: true } })
    expect(await talk.settled()).toEqual([])
  })

  it('is pinged every twelve seconds, and cut off without a pong until the next ping', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { server, source } = await start(writer)
    source.publish('first')
    const [healthy, dead] = [await startTalk(server), await startTalk(server, { autoPong: false })]
    const pings = { healthy: 0, dead: 0 }
    healthy.websocket.on('ping', () => pings.healthy++)
    dead.websocket.on('ping', () => pings.dead++)
    for (const talk of [healthy, dead]) {
      talk.send(subscribing('1', 'subscription { shared { text } }'))
      await talk.next()
    }
    vi.advanceTimersByTime(11_999)
    expect(await healthy.settled()).toEqual([])
    expect(pings.healthy).toBe(0)
    vi.advanceTimersByTime(1)
    await expect.poll(() => pings).toEqual({ healthy: 1, dead: 1 })
    // The pong was written before this answer.
    await healthy.settled()
    vi.advanceTimersByTime(12_000)
    expect(await dead.closed).toMatchObject({ code: 1006 })
    await expect.poll(() => pings).toEqual({ healthy: 2, dead: 1 })
    source.publish('second')
    expect(await healthy.next()).toMatchObject({ type: 'next' })
  })
})
