import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Schedule } from '../../http/connection/stalled-reader.ts'
import type { WebsocketOutlet } from './outlet.ts'

/** Maximum size of all inboxes together. Only clients that send compressed messages and never read can reach it. */
const MAX_HELD_BYTES = 64_000_000

/** Total size of the waiting messages of several inboxes, in bytes. */
export class InboxBytes {
  bytes = 0
}

interface InboxOptions {
  readonly websocket: WebSocket
  readonly outlet: WebsocketOutlet
  readonly held: InboxBytes
  /** Called instead of keeping another message when all inboxes together are full. */
  readonly onFlood: () => void
}

/**
 * The messages received from one client. None is processed while the client has too much unread. A single network read before
 * the socket was paused can contain hundreds of messages if they are compressed.
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

  /** True while messages of the client are not processed: they wait here, or are not read from the socket. */
  get isHolding(): boolean {
    return this.#isResting || this.#waiting.length > 0
  }

  /** Sets the handler for all messages from now on. They keep the order of their arrival. */
  handOnTo(handle: (text: string) => void): void {
    this.#handle = handle
  }

  take(text: string): void {
    const { outlet, held, onFlood } = this.#options
    if (this.#waiting.length === 0 && !outlet.isHolding && !this.#isResting) return this.#handle?.(text)
    if (held.bytes + text.length > MAX_HELD_BYTES) return onFlood()
    held.bytes += text.length
    this.#waiting.push(text)
  }

  /** Processes waiting messages, one per turn of the event loop, and then resumes reading. Call it when the client has read. */
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

  /** Stops reading and processing for a while, for a client without points that would keep sending. */
  rest(schedule: Schedule, ms: number): void {
    if (this.#isResting) return
    this.#isResting = true
    this.#options.websocket.pause()
    schedule(ms, () => {
      this.#isResting = false
      void this.release()
    })
  }

  clear(): void {
    for (const text of this.#waiting) this.#options.held.bytes -= text.length
    this.#waiting = []
  }
}
