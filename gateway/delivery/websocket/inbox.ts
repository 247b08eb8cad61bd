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
  readonly inboxBytes: InboxBytes
  /** Called instead of keeping another message when all inboxes together are full. */
  readonly onOverflow: () => void
}

/**
 * The messages received from one client. None is processed while the client has too much unread. A single network read before
 * the socket was paused can contain hundreds of messages if they are compressed.
 */
export class WebsocketInbox {
  readonly #options: InboxOptions
  #waiting: string[] = []
  #isReleasing = false
  #isPaused = false
  #handle: ((text: string) => void) | null = null

  constructor(options: InboxOptions) {
    this.#options = options
  }

  /** True while messages of the client are not processed: they wait here, or are not read from the socket. */
  get hasUnprocessed(): boolean {
    return this.#isPaused || this.#waiting.length > 0
  }

  /** Sets the handler for all messages from now on. They keep the order of their arrival. */
  handOnTo(handle: (text: string) => void): void {
    this.#handle = handle
  }

  take(text: string): void {
    const { outlet, inboxBytes, onOverflow } = this.#options
    if (this.#waiting.length === 0 && !outlet.isReadingPaused && !this.#isPaused) return this.#handle?.(text)
    if (inboxBytes.bytes + text.length > MAX_HELD_BYTES) return onOverflow()
    inboxBytes.bytes += text.length
    this.#waiting.push(text)
  }

  /** Processes waiting messages, one per turn of the event loop, and then resumes reading. Call it when the client has read. */
  async release(): Promise<void> {
    if (this.#isReleasing) return
    this.#isReleasing = true
    const { websocket, outlet, inboxBytes } = this.#options
    while (!outlet.isReadingPaused && !this.#isPaused) {
      const text = websocket.readyState === websocket.OPEN ? this.#waiting.shift() : undefined
      if (text === undefined) {
        websocket.resume()
        break
      }
      inboxBytes.bytes -= text.length
      this.#handle?.(text)
      await nextTurn()
    }
    this.#isReleasing = false
  }

  /** Stops reading and processing for a while, for a client without points that would keep sending. */
  pauseFor(schedule: Schedule, ms: number): void {
    if (this.#isPaused) return
    this.#isPaused = true
    this.#options.websocket.pause()
    schedule(ms, () => {
      this.#isPaused = false
      void this.release()
    })
  }

  clear(): void {
    for (const text of this.#waiting) this.#options.inboxBytes.bytes -= text.length
    this.#waiting = []
  }
}
