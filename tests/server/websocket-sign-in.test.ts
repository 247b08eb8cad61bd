import { once } from 'node:events'
import { createClient } from 'graphql-ws'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Credentials } from '../../gateway/identity/rules/credentials.ts'
import { type Viewer, type VisitorReason, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const PROTOCOL = 'graphql-transport-ws'

type Headers = Readonly<Record<string, string>>

/** Starts a server that accepts any cookie and the token `good`, for this long; null for no expiry. */
async function start(lastsMs: number | null = HOUR_MS, wrong: VisitorReason = 'SIGN_IN_INVALID') {
  const clock = new FakeClock()
  const identify = async ({ authorization, cookie }: Credentials): Promise<Viewer> => {
    const known = authorization === 'Bearer good' || cookie !== null
    const until = lastsMs === null ? null : clock.now() + lastsMs
    if (known) return { kind: 'operator', name: 'operator', sessionId: null, until }
    return authorization === null ? VISITOR : { kind: 'visitor', reason: wrong }
  }
  const now = () => clock.now()
  // Like Node's timers, runs a task at once when its delay exceeds the maximum.
  const schedule = (delayMs: number, run: () => void) => clock.schedule(delayMs < 2 ** 31 ? delayMs : 1, run)
  const server = await startTestServer({ identify, now, schedule })
  return { clock, server }
}

/** Opens and initializes a websocket; `first` resolves to the first message or the close event. */
async function connect(server: TestServer, params?: object, headers: Headers = {}) {
  const websocket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, PROTOCOL, { headers })
  onTestFinished(() => websocket.terminate())
  const closed = once(websocket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }))
  const answered = once(websocket, 'message').then(([message]): unknown => JSON.parse(String(message)))
  await once(websocket, 'open')
  websocket.send(JSON.stringify({ type: 'connection_init', payload: params }))
  return { websocket, closed, first: Promise.race([answered, closed]) }
}

const ACKNOWLEDGED = { type: 'connection_ack' }

describe('a websocket', () => {
  it('accepts clients without credentials', async () => {
    const { server, clock } = await start()
    expect(await (await connect(server)).first).toEqual(ACKNOWLEDGED)
    expect(await (await connect(server, {}, { authorization: 'Basic YTpi' })).first).toEqual(ACKNOWLEDGED)
    expect(clock.pending).toBe(0)
  })

  it.each([
    ['SIGN_IN_EXPIRED', 'The sign-in has ended: connect again with a new token.'],
    ['SIGN_IN_WITHDRAWN', 'The sign-in was withdrawn: sign in again.'],
    ['SIGN_IN_INVALID', 'The token was not issued for this server: connect again with another token, or without one.'],
    ['SIGN_IN_UNCONFIRMED', 'The sign-in could not be confirmed: connect again in a moment.'],
    ['UNKNOWN_VIEWER', 'Unknown token: connect again with another token, or without one.'],
  ] as const)('closes with 4403 on a token of %s: %s', async (wrong, reason) => {
    const { server } = await start(HOUR_MS, wrong)
    const closed = { code: 4403, reason }
    expect(await (await connect(server, { authorization: 'Bearer bad' })).first).toEqual(closed)
    expect(await (await connect(server, {}, { authorization: 'Bearer bad' })).first).toEqual(closed)
  })

  it('prefers the token of the first message to the header', async () => {
    const { server } = await start()
    const good = { authorization: 'Bearer good' }
    const bad = { authorization: 'Bearer bad' }
    expect(await (await connect(server, good, bad)).first).toEqual(ACKNOWLEDGED)
    expect(await (await connect(server, bad, good)).first).toMatchObject({ code: 4403 })
  })

  it('closes with 4403 at the moment when the token expires', async () => {
    const { server, clock } = await start()
    const { websocket, first, closed } = await connect(server, { authorization: 'Bearer good' })
    expect(await first).toEqual(ACKNOWLEDGED)
    await clock.advance(HOUR_MS - 1)
    expect(websocket.readyState).toBe(WebSocket.OPEN)
    await clock.advance(1)
    const reason = 'The sign-in has ended: connect again with a new token.'
    expect(await closed).toEqual({ code: 4403, reason })
  })

  it('closes at the end of a cookie session, even a month later', async () => {
    const { server, clock } = await start(30 * DAY_MS)
    const { websocket, first, closed } = await connect(server, {}, { cookie: 'a=b' })
    expect(await first).toEqual(ACKNOWLEDGED)
    await clock.advance(30 * DAY_MS - 1)
    expect(websocket.readyState).toBe(WebSocket.OPEN)
    await clock.advance(1)
    expect(await closed).toMatchObject({ code: 4403 })
  })

  it('stays open for a viewer without an expiry', async () => {
    const { server, clock } = await start(null)
    const { first } = await connect(server, { authorization: 'Bearer good' })
    expect(await first).toEqual(ACKNOWLEDGED)
    expect(clock.pending).toBe(0)
  })

  it('drops the expiry timer of a client that leaves', async () => {
    const { server, clock } = await start()
    const { websocket, first } = await connect(server, { authorization: 'Bearer good' })
    await first
    expect(clock.pending).toBe(1)
    websocket.close()
    await expect.poll(() => clock.pending).toBe(0)
  })

  it('starts no expiry timer for a client that leaves before it is identified', async () => {
    const clock = new FakeClock()
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<Viewer>()
    const server = await startTestServer({
      identify: () => {
        asked.resolve()
        return answer.promise
      },
      now: () => clock.now(),
      schedule: (delayMs, run) => clock.schedule(delayMs, run),
    })
    const { websocket, closed } = await connect(server, { authorization: 'Bearer good' })
    await asked.promise
    websocket.close()
    await closed
    answer.resolve({ kind: 'operator', name: 'operator', sessionId: null, until: clock.now() + HOUR_MS })
    await clock.advance(0)
    expect(clock.pending).toBe(0)
  })

  it('closes with 4500 and logs the error when the identification fails', async () => {
    const server = await startTestServer({ identify: () => Promise.reject(new Error('The store is gone.')) })
    const { first } = await connect(server, { authorization: 'Bearer good' })
    expect(await first).toEqual({ code: 4500, reason: 'Internal server error' })
    expect(server.logged.join('')).toContain('The store is gone.')
  })

  it('is opened again with a new token by an ordinary client', async () => {
    const { server, clock } = await start()
    const shown: string[] = []
    const codes: unknown[] = []
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      connectionParams: () => {
        shown.push('Bearer good')
        return { authorization: 'Bearer good' }
      },
      retryWait: async () => {},
      on: { closed: (event) => codes.push(isClose(event) ? event.code : event) },
    })
    onTestFinished(() => client.dispose())
    await expect.poll(() => clock.pending).toBe(1)
    await clock.advance(HOUR_MS)
    await expect.poll(() => shown).toHaveLength(2)
    expect(codes).toEqual([4403])
  })
})

function isClose(event: unknown): event is { readonly code: number } {
  return typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number'
}
