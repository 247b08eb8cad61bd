import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeClock } from '../support/fake-clock.ts'
import { watchAcceptedSockets } from './accepted-sockets.ts'
import { createLiveSource } from './live-source.ts'
import { openSocket, startTestServer } from './test-server.ts'
import { startTalk, subscribing, type Talk } from './websocket-talk.ts'

const QUERY = 'subscription { shared { number text } }'

/** Text that hardly gets smaller by compression. */
const FILLER = randomBytes(150_000).toString('base64')

/** Maximum bytes buffered for one reader: the high-water mark, plus the update that exceeded it. */
const MAX_WAITING_BYTES = 64 * 1024 + FILLER.length + 200

async function start(writer: 'public' | 'direct') {
  const clock = new FakeClock()
  const source = createLiveSource()
  const server = await startTestServer({
    graphql: { schema: source.schema, context: () => ({}) },
    schedule: (delayMs, run) => clock.schedule(delayMs, run),
    websocketWriter: writer,
  })
  const accepted = watchAcceptedSockets()
  return { clock, source, server, accepted }
}

type Started = Awaited<ReturnType<typeof start>>

/** Subscribes over a websocket and takes the current state; `socket` is the server's end. */
async function joinByWebsocket({ server, accepted }: Started): Promise<{ talk: Talk; socket: Socket }> {
  const talk = await startTalk(server)
  const socket = accepted.at(-1)
  if (socket === undefined) throw new Error('The server has accepted no connection.')
  talk.send(subscribing('1', QUERY))
  await talk.next()
  return { talk, socket }
}

/** Publishes the next large update and waits until an active reader has it. */
async function publish({ source }: Started, reader: Talk): Promise<number> {
  const number = source.publish(FILLER)
  expect(await nextNumber(reader)).toBe(number)
  return number
}

/** Number of scheduled tasks, once no first update is cached any more. */
async function countWaiting({ clock }: Started): Promise<number> {
  await clock.advance(1_000)
  return clock.pending
}

async function nextNumber(talk: Talk): Promise<number> {
  return Number(/"number":(\d+)/.exec((await talk.nextText()).slice(0, 100))?.[1])
}

/** Publishes until the server buffers data for a stalled reader, and then 20 more times. */
async function publishUntilFull(all: Started, reader: Talk, socket: Socket) {
  while (socket.writableLength === 0) await publish(all, reader)
  let most = socket.writableLength
  let last = 0
  for (let more = 0; more < 20; more++) {
    last = await publish(all, reader)
    most = Math.max(most, socket.writableLength)
  }
  return { most, last }
}

afterEach(() => void vi.useRealTimers())

describe.each(['public', 'direct'] as const)('with the %s writer, a websocket client that does not read', (writer) => {
  it('gets no updates while others do, and then the current state and all later updates', async () => {
    const all = await start(writer)
    all.source.publish('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { talk: stalled, socket } = await joinByWebsocket(all)
    stalled.websocket.pause()
    const { most, last } = await publishUntilFull(all, reader, socket)
    expect(most).toBeLessThan(MAX_WAITING_BYTES)
    expect(await countWaiting(all)).toBe(1)

    await all.clock.advance(13_999)
    stalled.websocket.resume()
    const received = [1]
    while (received.at(-1) !== last) received.push(await nextNumber(stalled))
    const inFlight = received.slice(0, -1)
    expect(inFlight).toEqual(Array.from(inFlight, (_, index) => index + 1))
    expect(last - inFlight.length).toBeGreaterThan(15)
    expect(await countWaiting(all)).toBe(0)
    for (const _ of [1, 2, 3]) {
      const next = await publish(all, reader)
      expect(await nextNumber(stalled)).toBe(next)
    }
    expect(await stalled.settled()).toEqual([])
    // The current state was executed once more for this reader.
    expect(all.source.executed.filter((number) => number === last)).toHaveLength(2)
  })

  it('gets the current state of each of its subscriptions', async () => {
    const all = await start(writer)
    all.source.publish('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { talk: stalled, socket } = await joinByWebsocket(all)
    stalled.send(subscribing('2', 'subscription { other: shared { number } }'))
    stalled.send(subscribing('3', 'subscription { alone { number } }'))
    await expect.poll(() => all.source.open()).toBe(3)
    stalled.websocket.pause()
    const { last } = await publishUntilFull(all, reader, socket)
    stalled.websocket.resume()
    const fields = new Set<string>()
    while (fields.size < 3) {
      const text = (await stalled.nextText()).replace(FILLER, '')
      if (text.includes(`"number":${last}`)) fields.add(text.match(/shared|other|alone/)?.[0] ?? '')
    }
    expect([...fields].toSorted()).toEqual(['alone', 'other', 'shared'])
  })

  it('is closed with 4008 after 15 seconds', async () => {
    const all = await start(writer)
    all.source.publish('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { talk: stalled, socket } = await joinByWebsocket(all)
    stalled.websocket.pause()
    await publishUntilFull(all, reader, socket)
    await all.clock.advance(14_999)
    expect(all.server.logged.join('')).not.toContain('websocket stalled')
    await all.clock.advance(1)
    const waiting = socket.writableLength
    await publish(all, reader)
    expect(socket.writableLength).toBe(waiting)
    stalled.websocket.resume()
    const reason = 'No data was read for 15 s. Connect again and continue after your last cursor.'
    expect(await stalled.closed).toEqual({ code: 4008, reason })
    expect(all.server.logged.join('')).toContain('websocket stalled')
    expect(all.server.logged.join('')).not.toContain('websocket failed')
    await publish(all, reader)
  })

  it('is cut off when it does not even read the close frame', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const all = await start(writer)
    all.source.publish('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { talk: stalled, socket } = await joinByWebsocket(all)
    stalled.websocket.pause()
    await publishUntilFull(all, reader, socket)
    await all.clock.advance(15_000)
    expect(socket.destroyed).toBe(false)
    vi.advanceTimersByTime(30_000)
    await expect.poll(() => socket.destroyed).toBe(true)
    await publish(all, reader)
    expect(all.clock.pending).toBe(0)
  })

  it('leaves no timeout behind when it disconnects', async () => {
    const all = await start(writer)
    all.source.publish('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { talk: stalled, socket } = await joinByWebsocket(all)
    stalled.websocket.pause()
    await publishUntilFull(all, reader, socket)
    expect(await countWaiting(all)).toBe(1)
    stalled.websocket.terminate()
    await expect.poll(() => all.clock.pending).toBe(0)
    await publish(all, reader)
    await all.clock.advance(15_000)
    expect(all.server.logged.join('')).not.toContain('websocket stalled')
  })

  it('is neither pinged nor cut off for a missing pong', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const all = await start(writer)
    all.source.publish('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { talk: stalled, socket } = await joinByWebsocket(all)
    const pings = { reader: 0, stalled: 0 }
    reader.websocket.on('ping', () => pings.reader++)
    stalled.websocket.on('ping', () => pings.stalled++)
    stalled.websocket.pause()
    await publishUntilFull(all, reader, socket)
    for (const round of [1, 2, 3]) {
      vi.advanceTimersByTime(12_000)
      await expect.poll(() => pings.reader).toBe(round)
      // The pong was written before this answer.
      await reader.settled()
    }
    stalled.websocket.resume()
    await stalled.settled()
    expect(pings.stalled).toBe(0)
    vi.advanceTimersByTime(12_000)
    await expect.poll(() => pings).toEqual({ reader: 4, stalled: 1 })
  })
})

/** Subscribes over server-sent events: the client's socket, the received numbers and the server's socket. */
async function joinByHttp({ server, accepted }: Started) {
  const near = await openSocket(server)
  const numbers: number[] = []
  let signs = 0
  let text = ''
  near.on('error', () => {})
  near.on('data', (chunk) => {
    text += String(chunk)
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end)
      const [, number] = /"number":(\d+)/.exec(block) ?? []
      if (number !== undefined) numbers.push(Number(number))
      if (block.endsWith('\n:')) signs++
      text = text.slice(end + 2)
    }
  })
  const body = JSON.stringify({ query: QUERY })
  const head = ['host: localhost', 'accept: text/event-stream', 'content-type: application/json']
  near.write(['POST /graphql HTTP/1.1', ...head, `content-length: ${body.length}`, '', body].join('\r\n'))
  await expect.poll(() => numbers).toEqual([1])
  const socket = accepted.at(-1)
  if (socket === undefined) throw new Error('The server has accepted no connection.')
  return { near, numbers, socket, signs: () => signs }
}

describe('a client of server-sent events that does not read', () => {
  it('gets no keep-alives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const all = await start('direct')
    all.source.publish('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { near, numbers, socket, signs } = await joinByHttp(all)
    near.pause()
    const { last } = await publishUntilFull(all, reader, socket)
    for (const _ of [1, 2, 3]) vi.advanceTimersByTime(12_000)
    near.resume()
    await expect.poll(() => numbers.at(-1)).toBe(last)
    // The stream starts with a keep-alive.
    expect(signs()).toBe(1)
    vi.advanceTimersByTime(12_000)
    await expect.poll(() => signs()).toBe(2)
    near.destroy()
  })

  it('gets no updates while others do, and then the current state and all later updates', async () => {
    const all = await start('direct')
    all.source.publish('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { near, numbers, socket } = await joinByHttp(all)
    near.pause()
    const { most, last } = await publishUntilFull(all, reader, socket)
    expect(most).toBeLessThan(MAX_WAITING_BYTES)
    await all.clock.advance(14_999)
    near.resume()
    await expect.poll(() => numbers.at(-1)).toBe(last)
    const inFlight = numbers.slice(0, -1)
    expect(inFlight).toEqual(Array.from(inFlight, (_, index) => index + 1))
    expect(last - inFlight.length).toBeGreaterThan(15)
    for (const _ of [1, 2, 3]) {
      const next = await publish(all, reader)
      await expect.poll(() => numbers.at(-1)).toBe(next)
    }
    expect(numbers.slice(-4)).toEqual([last, last + 1, last + 2, last + 3])
    near.destroy()
  })

  it('is cut off after 15 seconds, and leaves nothing behind', async () => {
    const all = await start('direct')
    all.source.publish('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { near, socket } = await joinByHttp(all)
    near.pause()
    await publishUntilFull(all, reader, socket)
    await all.clock.advance(14_999)
    expect(socket.destroyed).toBe(false)
    await all.clock.advance(1)
    await expect.poll(() => socket.destroyed).toBe(true)
    expect(all.clock.pending).toBe(0)
    await publish(all, reader)
    reader.websocket.close()
    await expect.poll(() => all.source.open()).toBe(0)
    near.destroy()
  })
})
