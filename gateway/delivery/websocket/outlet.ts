import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { FULL_BYTES, type Schedule, watchUnread } from '../../http/connection/stalled-reader.ts'
import type { Reader } from '../sharing/reader.ts'
import { endOfMessage, type MessageEnd, type SharedUpdate } from '../sharing/shared-update.ts'
import type { WebsocketWriter } from './writers.ts'

interface OutletOptions {
  readonly websocket: WebSocket
  readonly socket: Duplex
  readonly writer: WebsocketWriter
  /** True if updates may be sent deflated. */
  readonly takesDeflated: boolean
  readonly schedule: Schedule
  /** Called when the client has read none of the unread data for {@link STALLED_MS}. */
  readonly onStall: () => void
  /** Called when the client has read everything, after backpressure had paused reading from it. */
  readonly onDrained: () => void
}

/** Empty write after unread data: its callback runs once that data was accepted. */
const MARK = Buffer.alloc(0)

/** Unread data at which reading from the client pauses: in bytes, and in messages, which cost more than their bytes. */
const MAX_UNREAD_BYTES = 1_000_000
const MAX_UNREAD_TEXTS = 1_000

/** The outlet of one connection: everything sent to its client except pings and the close frame. */
export class WebsocketOutlet {
  readonly #options: OutletOptions
  readonly #drainListeners = new Set<() => void>()
  /** Null while nothing is unread. */
  #cancelStall: (() => void) | null = null
  #unreadTexts = 0
  #isReadingPaused = false
  /** Payload of the last unanswered ping. */
  #unanswered: Buffer | null = null

  constructor(options: OutletOptions) {
    this.#options = options
  }

  get takesDeflated(): boolean {
    return this.#options.takesDeflated
  }

  readerFor(id: string): Reader {
    return new WebsocketReader(this, id)
  }

  send(update: SharedUpdate, end: MessageEnd): void {
    const { websocket, socket, writer } = this.#options
    if (!this.#isOpen()) return
    writer.write(websocket, socket, update, end)
    this.#noteUnread()
  }

  /** Sends a text. Resolves once it was accepted: graphql-ws pulls the next event of a subscription only then. */
  async sendText(text: string): Promise<void> {
    if (!this.#isOpen()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#unreadTexts++
    // Sending fails if the client has left, which ws can notice later than the socket. Closing ends the operations.
    this.#options.websocket.send(text, { compress: false }, () => {
      this.#unreadTexts--
      resolve()
    })
    this.#noteUnread()
    await promise
  }

  /** Answers a ping. While anything is unread, only the last of several pings is answered, as RFC 6455 allows. */
  answerPing(data: Buffer): void {
    if (!this.#isOpen()) return
    if (!this.hasUnread()) {
      this.#options.websocket.pong(data)
      this.#noteUnread()
      return
    }
    if (this.#unanswered === null) this.onceDrained(() => this.#answerLastPing())
    // A copy, because the data is part of a buffer of many messages, which would stay in memory with it.
    this.#unanswered = Buffer.from(data)
  }

  isFull(): boolean {
    return this.#options.socket.writableLength > FULL_BYTES
  }

  /** True while backpressure pauses reading from the client, until {@link OutletOptions.onDrained}. */
  get isReadingPaused(): boolean {
    return this.#isReadingPaused
  }

  /** Returns true while anything is unread. */
  hasUnread(): boolean {
    return this.#options.socket.writableLength > 0
  }

  onceDrained(run: () => void): () => void {
    this.#drainListeners.add(run)
    this.#waitForDrain()
    return () => this.#drainListeners.delete(run)
  }

  /** Cancels all waits, because the connection is closed. */
  close(): void {
    this.#cancelStall?.()
    this.#drainListeners.clear()
  }

  #isOpen(): boolean {
    const { websocket } = this.#options
    return websocket.readyState === websocket.OPEN
  }

  #answerLastPing(): void {
    const data = this.#unanswered
    this.#unanswered = null
    if (data !== null) this.answerPing(data)
  }

  /** Call after each write. Limits the unread responses of a client that does not read. */
  #noteUnread(): void {
    if (!this.hasUnread()) return
    this.#waitForDrain()
    const { websocket, socket, onDrained } = this.#options
    if (this.#isReadingPaused) return
    if (socket.writableLength <= MAX_UNREAD_BYTES && this.#unreadTexts <= MAX_UNREAD_TEXTS) return
    this.#isReadingPaused = true
    websocket.pause()
    this.onceDrained(() => {
      this.#isReadingPaused = false
      onDrained()
    })
  }

  /** Waits until everything unread was accepted, and watches for a stall meanwhile. */
  #waitForDrain(): void {
    if (this.#cancelStall !== null) return
    const { socket, schedule, onStall } = this.#options
    this.#cancelStall = watchUnread(socket, schedule, onStall)
    socket.write(MARK, (error) => {
      this.#cancelStall?.()
      this.#cancelStall = null
      if (error != null) return
      if (this.hasUnread()) this.#waitForDrain()
      else this.#notifyDrained()
    })
  }

  #notifyDrained(): void {
    const runs = [...this.#drainListeners]
    this.#drainListeners.clear()
    for (const run of runs) run()
  }
}

class WebsocketReader implements Reader {
  readonly #outlet: WebsocketOutlet
  readonly #id: string
  #end: MessageEnd | null = null

  constructor(outlet: WebsocketOutlet, id: string) {
    this.#outlet = outlet
    this.#id = id
  }

  get takesDeflated(): boolean {
    return this.#outlet.takesDeflated
  }

  send(update: SharedUpdate): void {
    this.#end ??= endOfMessage(this.#id, this.takesDeflated)
    this.#outlet.send(update, this.#end)
  }

  isFull(): boolean {
    return this.#outlet.isFull()
  }

  onceDrained(run: () => void): () => void {
    return this.#outlet.onceDrained(run)
  }
}
