import { once } from 'node:events'
import { createSchema } from 'graphql-yoga'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { cancellable } from '../../gateway/delivery/feeds/cancellable.ts'
import { ChangeSignal } from '../../gateway/delivery/feeds/change-signal.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openSocket, readToEnd, startTestServer } from './test-server.ts'

/** More than both socket buffers of a local connection can take. */
const FILLER = 'x'.repeat(32_000_000)

/** Starts a server with a subscription to a number; a late or slow reader gets only the last one. */
async function startWithNumber() {
  const clock = new FakeClock()
  const changeSignal = new ChangeSignal()
  const executed: number[] = []
  let latest = 0

  const watch = () =>
    cancellable(async function* (leaveSignal): AsyncGenerator<number, void> {
      let last = -1
      while (!leaveSignal.aborted) {
        if (last === latest) await changeSignal.wait(leaveSignal)
        else yield (last = latest)
      }
    })
  const schema = createSchema({
    typeDefs:
      'type Query { hello: String } type Subscription { update: Update! } type Update { number: Int! filler: String! }',
    resolvers: {
      Subscription: {
        update: {
          subscribe: watch,
          resolve(number: number) {
            executed.push(number)
            return { number, filler: number === 0 ? '' : FILLER }
          },
        },
      },
    },
  })
  const server = await startTestServer({
    graphql: { schema, context: () => ({}) },
    schedule: (delayMs, run) => clock.schedule(delayMs, run),
  })
  return {
    server,
    clock,
    /** Numbers of the executed events, in order. */
    executed,
    set(number: number): void {
      latest = number
      changeSignal.notify()
    },
  }
}

type NumberServer = Awaited<ReturnType<typeof startWithNumber>>

async function subscribeOverWebsocket({ server }: NumberServer) {
  const websocket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  onTestFinished(() => websocket.terminate())
  const received: number[] = []
  websocket.addEventListener('message', ({ data }) => {
    const [, number] = /"number":(\d+)/.exec(typeof data === 'string' ? data.slice(0, 200) : '') ?? []
    if (number !== undefined) received.push(Number(number))
  })
  await once(websocket, 'open')
  websocket.send('{"type":"connection_init"}')
  await once(websocket, 'message')
  websocket.send('{"id":"1","type":"subscribe","payload":{"query":"subscription { update { number filler } }"}}')
  await expect.poll(() => received).toEqual([0])
  return { websocket, received }
}

async function subscribeOverHttp({ server }: NumberServer) {
  const socket = await openSocket(server)
  onTestFinished(() => void socket.destroy())
  const body = JSON.stringify({ query: 'subscription { update { number filler } }' })
  socket.write(
    [
      'POST /graphql HTTP/1.1',
      'host: localhost',
      'accept: text/event-stream',
      'content-type: application/json',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  )
  return socket
}

describe('a websocket client that does not read', () => {
  it('gets no updates, and only the last state once it reads again', async () => {
    const all = await startWithNumber()
    const { websocket, received } = await subscribeOverWebsocket(all)
    websocket.pause()
    all.set(1)
    await expect.poll(() => all.executed).toEqual([0, 1])
    for (let number = 2; number < 50; number++) {
      all.set(number)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(all.executed).toEqual([0, 1])
    await all.clock.advance(14_999)
    websocket.resume()
    await expect.poll(() => received).toEqual([0, 1, 49])
    await expect.poll(() => all.clock.pending).toBe(0)
    expect(websocket.readyState).toBe(WebSocket.OPEN)
  })

  it('is closed with a reason after 15 seconds', async () => {
    const all = await startWithNumber()
    const { websocket, received } = await subscribeOverWebsocket(all)
    websocket.pause()
    all.set(1)
    await expect.poll(() => all.executed).toEqual([0, 1])
    await all.clock.advance(15_000)
    all.set(2)
    websocket.resume()
    const [code, reason] = await once(websocket, 'close')
    expect([code, String(reason)]).toEqual([4008, expect.stringContaining('continue after your last cursor')])
    expect(received).toEqual([0, 1])
    expect(all.server.logged.join('')).toContain('websocket stalled')
    expect(all.server.logged.join('')).not.toContain('websocket failed')
  })
})

describe('a client of server-sent events that does not read', () => {
  it('gets the last state once it reads again', async () => {
    const all = await startWithNumber()
    const socket = await subscribeOverHttp(all)
    await expect.poll(() => all.executed).toEqual([0])
    socket.pause()
    all.set(1)
    await expect.poll(() => all.clock.pending).toBe(1)
    for (let number = 2; number < 50; number++) {
      all.set(number)
      await new Promise((resolve) => setImmediate(resolve))
    }
    // One event is prepared ahead of the reader.
    expect(all.executed.length).toBeLessThanOrEqual(3)
    socket.resume()
    await expect.poll(() => all.executed.at(-1)).toBe(49)
    expect(all.executed.length).toBeLessThanOrEqual(4)
  })

  it('is cut off after 15 seconds', async () => {
    const all = await startWithNumber()
    const socket = await subscribeOverHttp(all)
    await expect.poll(() => all.executed).toEqual([0])
    socket.pause()
    all.set(1)
    await expect.poll(() => all.clock.pending).toBe(1)
    await all.clock.advance(15_000)
    const received = await readToEnd(socket).catch((error: unknown) => String(error))
    expect(received).not.toContain('event: complete')
    expect(received.length).toBeLessThan(FILLER.length)
  })
})
