import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnection } from '../../../client/apollo/connection.ts'
import type { PagePresence } from '../../../client/apollo/page-presence.ts'
import { createWebsocketClient } from '../../../client/apollo/websocket-link.ts'

interface Message {
  readonly type: string
  readonly id?: string
  readonly payload?: { readonly variables: object }
}

/** A websocket whose server is the test. */
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
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** What the page has asked to be told of, as variables. */
  asked() {
    return this.sent.flatMap(({ type, payload }) => (type === 'subscribe' ? [payload?.variables] : []))
  }
  next(cursor: string) {
    const id = this.sent.find(({ type }) => type === 'subscribe')?.id
    this.tell({ type: 'next', id, payload: { data: { streams: { cursor } } } })
  }
}

/** A page that somebody looks at, or not, as the test says. */
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

/** A page that listens for updates behind the cursor 1. */
async function listen() {
  const page = testPresence()
  const connection = createConnection(() => Date.now())
  const client = createWebsocketClient('ws://lanewatch.test/graphql', page.presence, connection)
  const heard: unknown[] = []
  const stop = client.subscribe(
    { query: 'subscription', variables: { filter: {}, after: '1' } },
    { next: ({ data }) => heard.push(data), error: () => {}, complete: () => {} },
  )
  await setImmediate()
  return { ...page, connection, heard, stop }
}

/** Accepts the newest connection. */
async function accept(): Promise<TestSocket> {
  const socket = TestSocket.opened.at(-1)
  if (socket === undefined) throw new Error('Nothing has been opened.')
  socket.readyState = TestSocket.OPEN
  socket.onopen?.()
  await setImmediate()
  socket.tell({ type: 'connection_ack' })
  await setImmediate()
  return socket
}

describe('The connection for updates', () => {
  it('goes on behind the newest update after a break', async () => {
    const { heard } = await listen()
    const first = await accept()
    expect(first.asked()).toEqual([{ filter: {}, after: '1' }])
    first.next('7')
    first.next('9')
    first.close(1006)
    await vi.advanceTimersByTimeAsync(2000)
    const second = await accept()
    expect(second.asked()).toEqual([{ filter: {}, after: '9' }])
    second.next('10')
    expect(heard).toHaveLength(3)
  })

  it('is not said to be lost while the first one is made, nor when nothing has listened for a while', async () => {
    const { connection, stop } = await listen()
    expect(connection.state()).toEqual({ is: 'idle' })
    await accept()
    expect(connection.state()).toEqual({ is: 'live' })
    stop()
    await vi.advanceTimersByTimeAsync(4000)
    expect(connection.state()).toEqual({ is: 'live' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(connection.state()).toEqual({ is: 'idle' })
  })

  it('is lost since the server was last heard of, until it is there again', async () => {
    const { connection } = await listen()
    const socket = await accept()
    await vi.advanceTimersByTimeAsync(4000)
    socket.next('2')
    await vi.advanceTimersByTimeAsync(3000)
    socket.close(1006)
    expect(connection.state()).toEqual({ is: 'lost', heardAt: NOON + 4000 })
    await vi.advanceTimersByTimeAsync(2000)
    expect(connection.state()).toEqual({ is: 'lost', heardAt: NOON + 4000 })
    await accept()
    expect(connection.state()).toEqual({ is: 'live' })
  })

  it('is lost when it can not be made', async () => {
    const { connection } = await listen()
    TestSocket.opened[0]?.close(1006)
    expect(connection.state()).toEqual({ is: 'lost', heardAt: NOON })
  })

  it('is given up and made anew when the server does not answer a sign of life', async () => {
    const { connection } = await listen()
    await accept()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(connection.state()).toEqual({ is: 'live' })
    await vi.advanceTimersByTimeAsync(8000)
    expect(connection.state().is).toBe('lost')
    await vi.advanceTimersByTimeAsync(2000)
    expect(TestSocket.opened).toHaveLength(2)
  })

  it('is closed before the page is frozen or kept, and made again, without a rest, when somebody comes back', async () => {
    const { suspend, comeBack, connection } = await listen()
    const socket = await accept()
    socket.next('5')
    suspend()
    await setImmediate()
    expect(socket.readyState).toBe(TestSocket.CLOSED)
    expect(connection.state()).toEqual({ is: 'idle' })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(TestSocket.opened).toHaveLength(1)
    comeBack()
    await setImmediate()
    expect((await accept()).asked()).toEqual([{ filter: {}, after: '5' }])
  })

  it('is not tried again while nobody looks at the page', async () => {
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
