import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeClock } from '../support/fake-clock.ts'
import { watchAcceptedSockets } from './accepted-sockets.ts'
import { createLiveSource } from './live-source.ts'
import { openSocket, startTestServer } from './test-server.ts'
import { startTalk, subscribing, type Talk } from './websocket-talk.ts'

const QUERY = 'subscription { shared { number text } }'

/** Letters that hardly get smaller: as many bytes also when they are deflated, or nearly. */
const FILLER = randomBytes(150_000).toString('base64')

/** The most that may wait for one reader in the server: the mark, and the update that went over it. */
const MOST_WAITING = 64 * 1024 + FILLER.length + 200

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

/** A reader of a websocket who has been told what stands, and his socket in the server. */
async function joinByWebsocket({ server, accepted }: Started): Promise<{ talk: Talk; socket: Socket }> {
  const talk = await startTalk(server)
  const socket = accepted.at(-1)
  if (socket === undefined) throw new Error('The server has accepted nobody.')
  talk.say(subscribing('1', QUERY))
  await talk.next()
  return { talk, socket }
}

/** Tells the next large update, which a reader who reads then has. */
async function tell({ source }: Started, reader: Talk): Promise<number> {
  const number = source.tell(FILLER)
  expect(await nextNumber(reader)).toBe(number)
  return number
}

/** How much is waited for, once nothing is remembered any more for others who begin alike. */
async function countWaiting({ clock }: Started): Promise<number> {
  await clock.advance(1_000)
  return clock.pending
}

async function nextNumber(talk: Talk): Promise<number> {
  return Number(/"number":(\d+)/.exec((await talk.nextText()).slice(0, 100))?.[1])
}

/** Goes on telling until the server holds something back from a reader, and then some more times. */
async function tellUntilFull(all: Started, reader: Talk, socket: Socket) {
  while (socket.writableLength === 0) await tell(all, reader)
  let most = socket.writableLength
  let last = 0
  for (let more = 0; more < 20; more++) {
    last = await tell(all, reader)
    most = Math.max(most, socket.writableLength)
  }
  return { most, last }
}

afterEach(() => void vi.useRealTimers())

describe.each(['public', 'direct'] as const)(
  'with the %s writer, a reader of a websocket who does not read',
  (writer) => {
    it('is told nothing more while others are told everything, and then what stands and all that comes', async () => {
      const all = await start(writer)
      all.source.tell('first')
      const { talk: reader } = await joinByWebsocket(all)
      const { talk: stalled, socket } = await joinByWebsocket(all)
      stalled.websocket.pause()
      const { most, last } = await tellUntilFull(all, reader, socket)
      expect(most).toBeLessThan(MOST_WAITING)
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
        const next = await tell(all, reader)
        expect(await nextNumber(stalled)).toBe(next)
      }
      expect(await stalled.settled()).toEqual([])
      // What stands was put together once more for him.
      expect(all.source.executed.filter((number) => number === last)).toHaveLength(2)
    })

    it('is told what stands for each of his subscriptions', async () => {
      const all = await start(writer)
      all.source.tell('first')
      const { talk: reader } = await joinByWebsocket(all)
      const { talk: stalled, socket } = await joinByWebsocket(all)
      stalled.say(subscribing('2', 'subscription { other: shared { number } }'))
      stalled.say(subscribing('3', 'subscription { alone { number } }'))
      await expect.poll(() => all.source.open()).toBe(3)
      stalled.websocket.pause()
      const { last } = await tellUntilFull(all, reader, socket)
      stalled.websocket.resume()
      const told = new Set<string>()
      while (told.size < 3) {
        const text = (await stalled.nextText()).replace(FILLER, '')
        if (text.includes(`"number":${last}`)) told.add(text.match(/shared|other|alone/)?.[0] ?? '')
      }
      expect([...told].toSorted()).toEqual(['alone', 'other', 'shared'])
    })

    it('is sent away with 4008 after 15 seconds', async () => {
      const all = await start(writer)
      all.source.tell('first')
      const { talk: reader } = await joinByWebsocket(all)
      const { talk: stalled, socket } = await joinByWebsocket(all)
      stalled.websocket.pause()
      await tellUntilFull(all, reader, socket)
      await all.clock.advance(14_999)
      expect(all.server.logged.join('')).not.toContain('websocket stalled')
      await all.clock.advance(1)
      const waiting = socket.writableLength
      await tell(all, reader)
      expect(socket.writableLength).toBe(waiting)
      stalled.websocket.resume()
      const reason = 'No data was read for 15 s. Connect again and continue after your last cursor.'
      expect(await stalled.closed).toEqual({ code: 4008, reason })
      expect(all.server.logged.join('')).toContain('websocket stalled')
      expect(all.server.logged.join('')).not.toContain('websocket failed')
      await tell(all, reader)
    })

    it('is cut off when he does not even read that', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const all = await start(writer)
      all.source.tell('first')
      const { talk: reader } = await joinByWebsocket(all)
      const { talk: stalled, socket } = await joinByWebsocket(all)
      stalled.websocket.pause()
      await tellUntilFull(all, reader, socket)
      await all.clock.advance(15_000)
      expect(socket.destroyed).toBe(false)
      vi.advanceTimersByTime(30_000)
      await expect.poll(() => socket.destroyed).toBe(true)
      await tell(all, reader)
      expect(all.clock.pending).toBe(0)
    })

    it('is waited for no longer when he leaves', async () => {
      const all = await start(writer)
      all.source.tell('first')
      const { talk: reader } = await joinByWebsocket(all)
      const { talk: stalled, socket } = await joinByWebsocket(all)
      stalled.websocket.pause()
      await tellUntilFull(all, reader, socket)
      expect(await countWaiting(all)).toBe(1)
      stalled.websocket.terminate()
      await expect.poll(() => all.clock.pending).toBe(0)
      await tell(all, reader)
      await all.clock.advance(15_000)
      expect(all.server.logged.join('')).not.toContain('websocket stalled')
    })

    it('is not pinged, nor cut for not having answered', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const all = await start(writer)
      all.source.tell('first')
      const { talk: reader } = await joinByWebsocket(all)
      const { talk: stalled, socket } = await joinByWebsocket(all)
      const pings = { reader: 0, stalled: 0 }
      reader.websocket.on('ping', () => pings.reader++)
      stalled.websocket.on('ping', () => pings.stalled++)
      stalled.websocket.pause()
      await tellUntilFull(all, reader, socket)
      for (const round of [1, 2, 3]) {
        vi.advanceTimersByTime(12_000)
        await expect.poll(() => pings.reader).toBe(round)
        // The pong was written before this.
        await reader.settled()
      }
      stalled.websocket.resume()
      await stalled.settled()
      expect(pings.stalled).toBe(0)
      vi.advanceTimersByTime(12_000)
      await expect.poll(() => pings).toEqual({ reader: 4, stalled: 1 })
    })
  },
)

/** A reader of server-sent events who has been told what stands, the numbers that he is told, and his socket in the server. */
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
  if (socket === undefined) throw new Error('The server has accepted nobody.')
  return { near, numbers, socket, signs: () => signs }
}

describe('a reader of server-sent events who does not read', () => {
  it('is shown no signs of life', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const all = await start('direct')
    all.source.tell('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { near, numbers, socket, signs } = await joinByHttp(all)
    near.pause()
    const { last } = await tellUntilFull(all, reader, socket)
    for (const _ of [1, 2, 3]) vi.advanceTimersByTime(12_000)
    near.resume()
    await expect.poll(() => numbers.at(-1)).toBe(last)
    // The first bytes of all were one.
    expect(signs()).toBe(1)
    vi.advanceTimersByTime(12_000)
    await expect.poll(() => signs()).toBe(2)
    near.destroy()
  })

  it('is told nothing more while others are told everything, and then what stands and all that comes', async () => {
    const all = await start('direct')
    all.source.tell('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { near, numbers, socket } = await joinByHttp(all)
    near.pause()
    const { most, last } = await tellUntilFull(all, reader, socket)
    expect(most).toBeLessThan(MOST_WAITING)
    await all.clock.advance(14_999)
    near.resume()
    await expect.poll(() => numbers.at(-1)).toBe(last)
    const inFlight = numbers.slice(0, -1)
    expect(inFlight).toEqual(Array.from(inFlight, (_, index) => index + 1))
    expect(last - inFlight.length).toBeGreaterThan(15)
    for (const _ of [1, 2, 3]) {
      const next = await tell(all, reader)
      await expect.poll(() => numbers.at(-1)).toBe(next)
    }
    expect(numbers.slice(-4)).toEqual([last, last + 1, last + 2, last + 3])
    near.destroy()
  })

  it('is cut off after 15 seconds, and nothing of him stays', async () => {
    const all = await start('direct')
    all.source.tell('first')
    const { talk: reader } = await joinByWebsocket(all)
    const { near, socket } = await joinByHttp(all)
    near.pause()
    await tellUntilFull(all, reader, socket)
    await all.clock.advance(14_999)
    expect(socket.destroyed).toBe(false)
    await all.clock.advance(1)
    await expect.poll(() => socket.destroyed).toBe(true)
    expect(all.clock.pending).toBe(0)
    await tell(all, reader)
    reader.websocket.close()
    await expect.poll(() => all.source.open()).toBe(0)
    near.destroy()
  })
})
