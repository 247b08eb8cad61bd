import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Schedule } from './stalled-reader.ts'
import type { WebsocketOutlet } from './websocket-outlet.ts'

/** How much may wait in all inboxes together: bytes. It is reached only by clients that send deflated what they never read. */
const MOST_HELD_BYTES = 64_000_000

/** What waits in several inboxes together: bytes. */
export class Held {
  bytes = 0
}

interface InboxOptions {
  readonly websocket: WebSocket
  readonly outlet: WebsocketOutlet
  readonly held: Held
  /** Called instead of keeping another message when too much waits. */
  readonly onFlood: () => void
}

/**
 * What one client has said. Nothing is handed on while too much is unread by the client: a part of the network that was read
 * before the socket paused can hold hundreds of messages when they are deflated.
 */
export class WebsocketInbox {
  readonly #options: InboxOptions
  #waiting: string[] = []
  #isReleasing = false
  #isResting = false
  #handle: ((text: string) => void) | null = null

  constructor(options: InboxOptions) {
    this.#options = options
  }

  /** Whether the client is not heard for now: what it has sent is not read, or waits. */
  get isHolding(): boolean {
    return this.#isResting || this.#waiting.length > 0
  }

  /** Calls `handle` with each message from now on, in the order in which they came. */
  handOnTo(handle: (text: string) => void): void {
    this.#handle = handle
  }

  take(text: string): void {
    const { outlet, held, onFlood } = this.#options
    if (this.#waiting.length === 0 && !outlet.isHolding && !this.#isResting) return this.#handle?.(text)
    if (held.bytes + text.length > MOST_HELD_BYTES) return onFlood()
    held.bytes += text.length
    this.#waiting.push(text)
  }

  /** Hands on what waits, one message in each turn of the event loop, and then reads on. To be called when the client has read. */
  async release(): Promise<void> {
    if (this.#isReleasing) return
    this.#isReleasing = true
    const { websocket, outlet, held } = this.#options
    while (!outlet.isHolding && !this.#isResting) {
      const text = websocket.readyState === websocket.OPEN ? this.#waiting.shift() : undefined
      if (text === undefined) {
        websocket.resume()
        break
      }
      held.bytes -= text.length
      this.#handle?.(text)
      await nextTurn()
    }
    this.#isReleasing = false
  }

  /** Reads and hands on nothing for a while: a client without points would go on asking. */
  rest(schedule: Schedule, ms: number): void {
    if (this.#isResting) return
    this.#isResting = true
    this.#options.websocket.pause()
    schedule(ms, () => {
      this.#isResting = false
      void this.release()
    })
  }

  /** Forgets what waits. */
  clear(): void {
    for (const text of this.#waiting) this.#options.held.bytes -= text.length
    this.#waiting = []
  }
}
