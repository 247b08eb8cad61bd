import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Reader } from '../live/reader.ts'
import { endOfMessage, type MessageEnd, type SharedUpdate } from '../live/shared-update.ts'
import { FULL_BYTES, type Schedule, watchUnread } from './stalled-reader.ts'
import type { WebsocketWriter } from './websocket-writers.ts'

interface OutletOptions {
  readonly websocket: WebSocket
  /** The socket below it. */
  readonly socket: Duplex
  readonly writer: WebsocketWriter
  /** Whether updates may be sent deflated. */
  readonly takesDeflated: boolean
  readonly schedule: Schedule
  /** Is called when the client has taken nothing of what is unread for {@link STALLED_MS}. */
  readonly onStall: () => void
  /** Is called when the client has read everything after the outlet was holding. */
  readonly onRelief: () => void
}

/** Written behind what is unread, to hear when that was taken. */
const MARK = Buffer.alloc(0)

/** How much may be unread before nothing more is read from the client, in bytes and in messages, which cost more than their bytes. */
const MOST_UNREAD_BYTES = 1_000_000
const MOST_UNREAD_TEXTS = 1_000

/** Where everything leaves that is sent over one connection, but for pings and its end. */
export class WebsocketOutlet {
  readonly #options: OutletOptions
  readonly #onDrained = new Set<() => void>()
  /** Null while nothing is unread. */
  #cancelStall: (() => void) | null = null
  #unreadTexts = 0
  #isHolding = false
  /** The last ping that waits for its answer. */
  #unanswered: Buffer | null = null

  constructor(options: OutletOptions) {
    this.#options = options
  }

  get takesDeflated(): boolean {
    return this.#options.takesDeflated
  }

  /** The way to the subscriber with that id. */
  readerFor(id: string): Reader {
    return new WebsocketReader(this, id)
  }

  send(update: SharedUpdate, end: MessageEnd): void {
    const { websocket, socket, writer } = this.#options
    if (!this.#isOpen()) return
    writer.write(websocket, socket, update, end)
    this.#noteUnread()
  }

  /** Sends a text and resolves when the client has taken it: graphql-ws asks for the next event of a subscription only then. */
  async sendText(text: string): Promise<void> {
    if (!this.#isOpen()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#unreadTexts++
    // It fails when the client has left, of which ws may hear later than the socket. What closes it ends its operations.
    this.#options.websocket.send(text, { compress: false }, () => {
      this.#unreadTexts--
      resolve()
    })
    this.#noteUnread()
    await promise
  }

  /** Answers a ping. Of those that come while something is unread only the last is answered, as RFC 6455 allows. */
  answerPing(data: Buffer): void {
    if (!this.#isOpen()) return
    if (!this.isWaiting()) {
      this.#options.websocket.pong(data)
      this.#noteUnread()
      return
    }
    if (this.#unanswered === null) this.onceDrained(() => this.#answerLastPing())
    // What was received lies in a part of many messages, which would stay in memory with it.
    this.#unanswered = Buffer.from(data)
  }

  isFull(): boolean {
    return this.#options.socket.writableLength > FULL_BYTES
  }

  /** Whether so much is unread that nothing more may be read from the client, which waits for {@link OutletOptions.onRelief}. */
  get isHolding(): boolean {
    return this.#isHolding
  }

  /** Whether anything waits for the client to read. */
  isWaiting(): boolean {
    return this.#options.socket.writableLength > 0
  }

  onceDrained(run: () => void): () => void {
    this.#onDrained.add(run)
    this.#waitForDrain()
    return () => this.#onDrained.delete(run)
  }

  /** Forgets what it waits for: the connection is gone. */
  close(): void {
    this.#cancelStall?.()
    this.#onDrained.clear()
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

  /** To be called after each write. What is answered to a client who does not read must not grow without end. */
  #noteUnread(): void {
    if (!this.isWaiting()) return
    this.#waitForDrain()
    const { websocket, socket, onRelief } = this.#options
    if (this.#isHolding) return
    if (socket.writableLength <= MOST_UNREAD_BYTES && this.#unreadTexts <= MOST_UNREAD_TEXTS) return
    this.#isHolding = true
    websocket.pause()
    this.onceDrained(() => {
      this.#isHolding = false
      onRelief()
    })
  }

  /** Waits until everything is taken that is unread now, and no longer than somebody may take for it. */
  #waitForDrain(): void {
    if (this.#cancelStall !== null) return
    const { socket, schedule, onStall } = this.#options
    this.#cancelStall = watchUnread(socket, schedule, onStall)
    socket.write(MARK, (error) => {
      this.#cancelStall?.()
      this.#cancelStall = null
      if (error != null) return
      if (this.isWaiting()) this.#waitForDrain()
      else this.#tellDrained()
    })
  }

  #tellDrained(): void {
    const runs = [...this.#onDrained]
    this.#onDrained.clear()
    for (const run of runs) run()
  }
}

/** The way of one subscription. */
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
