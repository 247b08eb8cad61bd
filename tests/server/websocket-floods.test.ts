import type { Socket } from 'node:net'
import { createSchema } from 'graphql-yoga'
import { describe, expect, it } from 'vitest'
import { FakeClock } from '../support/fake-clock.ts'
import { watchAcceptedSockets } from './accepted-sockets.ts'
import { openRawWebsocket, textOf, toFrame } from './raw-websocket.ts'
import { startTestServer } from './test-server.ts'
import { startTalk, type Talk } from './websocket-talk.ts'

const PONGS = 400
const FILLER = 'x'.repeat(90_000)

/** Sends pings without reading until the server stops reading; `socket` is the server's end. */
async function startFlood(perMessageDeflate: boolean) {
  const clock = new FakeClock()
  const server = await startTestServer({ schedule: (delayMs, run) => clock.schedule(delayMs, run) })
  const accepted = watchAcceptedSockets()
  const talk = await startTalk(server, { perMessageDeflate })
  const [socket] = accepted
  if (socket === undefined) throw new Error('The server has accepted no connection.')
  talk.websocket.pause()
  for (let number = 0; number < PONGS; number++) talk.send({ type: 'ping', payload: { number, filler: FILLER } })
  await expect.poll(() => socket.isPaused()).toBe(true)
  // By then the buffers of the operating system are full.
  await mostUnread(socket)
  return { clock, server, talk, socket }
}

async function readPongs(talk: Talk, count: number): Promise<unknown[]> {
  const numbers: unknown[] = []
  while (numbers.length < count) numbers.push(/"number":(\d+)/.exec((await talk.nextText()).slice(0, 100))?.[1])
  return numbers
}

/** Maximum bytes that a socket buffers for its client, within 1,000 turns. */
async function mostUnread(socket: Socket): Promise<number> {
  let most = 0
  for (let turn = 0; turn < 1_000; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    most = Math.max(most, socket.writableLength)
  }
  return most
}

describe.each([
  ['plain', false],
  ['deflated', true],
])('a client that keeps sending pings %s and reads nothing', (_, perMessageDeflate) => {
  it('is not read while more than 1 MB is unread, and then gets all answers in order', async () => {
    const { clock, talk, socket } = await startFlood(perMessageDeflate)
    expect(await mostUnread(socket)).toBeLessThan(1_400_000)
    talk.websocket.resume()
    expect(await readPongs(talk, PONGS)).toEqual(Array.from({ length: PONGS }, (_, number) => String(number)))
    await expect.poll(() => clock.pending).toBe(0)
    expect(await talk.settled()).toEqual([])
  })

  it('is closed with 4008 after 15 seconds', async () => {
    const { clock, talk, socket, server } = await startFlood(perMessageDeflate)
    await clock.advance(14_999)
    expect(server.logged.join('')).not.toContain('websocket stalled')
    await clock.advance(1)
    expect(await mostUnread(socket)).toBeLessThan(1_400_000)
    talk.websocket.resume()
    expect(await talk.closed).toMatchObject({ code: 4008 })
    expect(clock.pending).toBe(0)
  })

  it('gets a pong for the last protocol ping only', async () => {
    const { clock, talk, socket } = await startFlood(perMessageDeflate)
    const pongs: string[] = []
    talk.websocket.on('pong', (data) => pongs.push(String(data)))
    for (let number = 0; number < 5_000; number++) talk.websocket.ping(String(number))
    expect(await mostUnread(socket)).toBeLessThan(1_400_000)
    talk.websocket.resume()
    await expect.poll(() => pongs.at(-1)).toBe('4999')
    await readPongs(talk, PONGS)
    await expect.poll(() => clock.pending).toBe(0)
  })
})

/** The first byte of a ping. */
const PING = 0x89

describe('thousands of messages sent at once', () => {
  it('are handled in order, one per turn of the event loop', async () => {
    let turn = 0
    const handled: { readonly name: string; readonly turn: number }[] = []
    const schema = createSchema({
      typeDefs: 'type Query { greet(name: String!): String! }',
      resolvers: {
        Query: {
          greet(_parent: unknown, { name }: { readonly name: string }) {
            handled.push({ name, turn })
            return name
          },
        },
      },
    })
    const server = await startTestServer({ graphql: { schema, context: () => ({}) } })
    const raw = await openRawWebsocket(server, null)
    raw.socket.setMaxListeners(Infinity)
    const names = Array.from({ length: 2_000 }, (_, index) => String(index))
    const frames = names.map((id) =>
      toFrame(Buffer.from(JSON.stringify({ id, type: 'subscribe', payload: { query: `{ greet(name: "${id}") }` } }))),
    )
    const counting = setInterval(() => {}, 1_000)
    const count = () => {
      turn++
      if (handled.length < names.length) setImmediate(count)
    }
    setImmediate(count)
    raw.socket.write(Buffer.concat(frames))
    const answered: string[] = []
    while (answered.length < names.length) {
      const frame = await raw.nextFrame()
      // On a slow machine the server pings the client meanwhile.
      if (frame.first === PING) continue
      const text = textOf(frame)
      const id = /"id":"(\d+)","type":"next"/.exec(text)?.[1] ?? /"type":"next".*"id":"(\d+)"/.exec(text)?.[1]
      if (id !== undefined) answered.push(id)
    }
    clearInterval(counting)
    expect(handled.map(({ name }) => name)).toEqual(names)
    const perTurn = Map.groupBy(handled, (each) => each.turn)
    expect(Math.max(...[...perTurn.values()].map((each) => each.length))).toBeLessThanOrEqual(3)
  })
})
