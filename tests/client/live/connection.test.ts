import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnection } from '../../../client/apollo/connection.ts'
import type { PagePresence } from '../../../client/apollo/page-presence.ts'
import { createWebsocketClient } from '../../../client/apollo/websocket-client.ts'

interface Message {
  readonly type: string
  readonly id?: string
  readonly payload?: { readonly variables: object }
}

/** A fake WebSocket; the test acts as its server. */
class TestSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static opened: TestSocket[] = []

  readyState: number = TestSocket.CONNECTING
  readonly sent: Message[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null
  onerror: ((error: unknown) => void) | null = null

  constructor() {
    TestSocket.opened.push(this)
  }
  send(text: string) {
    const message: Message = JSON.parse(text)
    this.sent.push(message)
  }
  close(code: number) {
    if (this.readyState === TestSocket.CLOSED) return
    this.readyState = TestSocket.CLOSED
    this.onclose?.({ code, reason: '' })
  }
  deliver(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** Variables of the subscriptions that the page has sent. */
  subscribed() {
    return this.sent.flatMap(({ type, payload }) => (type === 'subscribe' ? [payload?.variables] : []))
  }
  next(cursor: string) {
    const id = this.sent.find(({ type }) => type === 'subscribe')?.id
    this.deliver({ type: 'next', id, payload: { data: { streams: { cursor } } } })
  }
}

/** A page whose visibility is set by the test. */
function testPresence() {
  let present = true
  const waiting: (() => void)[] = []
  const listeners: (() => void)[] = []
  const presence: PagePresence = {
    isPresent: () => present,
    untilPresent: () => (present ? Promise.resolve() : new Promise((proceed) => waiting.push(proceed))),
    onSuspended: (listener) => listeners.push(listener),
  }
  return {
    presence,
    leave: () => {
      present = false
    },
    suspend: () => {
      present = false
      for (const listener of listeners) listener()
    },
    comeBack: () => {
      present = true
      for (const proceed of waiting.splice(0)) proceed()
    },
  }
}

const NOON = Date.UTC(2026, 4, 1, 12)

beforeEach(() => {
  TestSocket.opened = []
  vi.stubGlobal('WebSocket', TestSocket)
  vi.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Subscribes to updates after the cursor 1. */
async function listen(authorization?: string) {
  const page = testPresence()
  const connection = createConnection(() => Date.now())
  const client = createWebsocketClient('ws://lanewatch.test/graphql', page.presence, connection, authorization)
  const received: unknown[] = []
  const failed: unknown[] = []
  const stop = client.subscribe(
    { query: 'subscription', variables: { filter: {}, after: '1' } },
    { next: ({ data }) => received.push(data), error: (error) => failed.push(error), complete: () => {} },
  )
  await setImmediate()
  return { ...page, connection, received, failed, stop }
}

/** Accepts the newest connection. */
async function accept(): Promise<TestSocket> {
  const socket = TestSocket.opened.at(-1)
  if (socket === undefined) throw new Error('Nothing has been opened.')
  socket.readyState = TestSocket.OPEN
  socket.onopen?.()
  await setImmediate()
  socket.deliver({ type: 'connection_ack' })
  await setImmediate()
  return socket
}

describe('the connection for updates', () => {
  it('resumes after the newest update when it reconnects', async () => {
    const { received } = await listen()
    const first = await accept()
    expect(first.subscribed()).toEqual([{ filter: {}, after: '1' }])
    first.next('7')
    first.next('9')
    first.close(1006)
    await vi.advanceTimersByTimeAsync(2000)
    const second = await accept()
    expect(second.subscribed()).toEqual([{ filter: {}, after: '9' }])
    second.next('10')
    expect(received).toHaveLength(3)
  })

  it('sends a given authorization, and ends when it is refused', async () => {
    const { failed } = await listen('Bearer wrong')
    const socket = await accept()
    expect(socket.sent[0]).toMatchObject({ type: 'connection_init', payload: { authorization: 'Bearer wrong' } })
    socket.close(1006)
    await vi.advanceTimersByTimeAsync(2000)
    expect(TestSocket.opened).toHaveLength(2)
    ;(await accept()).close(4403)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(TestSocket.opened).toHaveLength(2)
    expect(failed).toMatchObject([{ code: 4403 }])
  })

  it('is not lost while it first connects, nor after a while without listeners', async () => {
    const { connection, stop } = await listen()
    expect(connection.state()).toEqual({ kind: 'idle' })
    await accept()
    expect(connection.state()).toEqual({ kind: 'live' })
    stop()
    await vi.advanceTimersByTimeAsync(4000)
    expect(connection.state()).toEqual({ kind: 'live' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(connection.state()).toEqual({ kind: 'idle' })
  })

  it('is lost since the last message of the server, until it reconnects', async () => {
    const { connection } = await listen()
    const socket = await accept()
    await vi.advanceTimersByTimeAsync(4000)
    socket.next('2')
    await vi.advanceTimersByTimeAsync(3000)
    socket.close(1006)
    expect(connection.state()).toEqual({ kind: 'lost', heardAt: NOON + 4000 })
    await vi.advanceTimersByTimeAsync(2000)
    expect(connection.state()).toEqual({ kind: 'lost', heardAt: NOON + 4000 })
    await accept()
    expect(connection.state()).toEqual({ kind: 'live' })
  })

  it('is lost while a subscription has ended, although others still get updates', async () => {
    const { connection } = await listen()
    const socket = await accept()
    socket.next('2')
    await vi.advanceTimersByTimeAsync(4000)
    socket.next('3')
    const [recoverFirst, recoverSecond] = [connection.loseSubscription(), connection.loseSubscription()]
    await vi.advanceTimersByTimeAsync(1000)
    socket.next('4')
    expect(connection.state()).toEqual({ kind: 'lost', heardAt: NOON + 4000 })
    recoverFirst()
    expect(connection.state()).toEqual({ kind: 'lost', heardAt: NOON + 4000 })
    recoverSecond()
    expect(connection.state()).toEqual({ kind: 'live' })
  })

  it('stays lost when it is closed because the only subscription has ended', async () => {
    const { connection, stop } = await listen()
    await accept()
    const recover = connection.loseSubscription()
    stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(connection.state()).toEqual({ kind: 'lost', heardAt: NOON })
    recover()
    expect(connection.state()).toEqual({ kind: 'idle' })
  })

  it('is lost when it cannot connect', async () => {
    const { connection } = await listen()
    TestSocket.opened[0]?.close(1006)
    expect(connection.state()).toEqual({ kind: 'lost', heardAt: NOON })
  })

  it('is closed and reopened when the server does not answer a ping', async () => {
    const { connection } = await listen()
    await accept()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(connection.state()).toEqual({ kind: 'live' })
    await vi.advanceTimersByTimeAsync(8000)
    expect(connection.state().kind).toBe('lost')
    await vi.advanceTimersByTimeAsync(2000)
    expect(TestSocket.opened).toHaveLength(2)
  })

  it('is closed when the page is suspended, and reopened at once when the page is visible again', async () => {
    const { suspend, comeBack, connection } = await listen()
    const socket = await accept()
    socket.next('5')
    suspend()
    await setImmediate()
    expect(socket.readyState).toBe(TestSocket.CLOSED)
    expect(connection.state()).toEqual({ kind: 'idle' })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(TestSocket.opened).toHaveLength(1)
    comeBack()
    await setImmediate()
    expect((await accept()).subscribed()).toEqual([{ filter: {}, after: '5' }])
  })

  it('does not reconnect while the page is hidden', async () => {
    const { leave, comeBack } = await listen()
    const socket = await accept()
    leave()
    socket.close(1006)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(TestSocket.opened).toHaveLength(1)
    comeBack()
    await setImmediate()
    expect(TestSocket.opened).toHaveLength(2)
  })
})
