import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Reader } from '../live/reader.ts'
import { endOfMessage, type MessageEnd, type SharedUpdate } from '../live/shared-update.ts'
import { FULL_BYTES, type Schedule, STALLED_MS } from './stalled-reader.ts'
import type { WebsocketWriter } from './websocket-writers.ts'

interface OutletOptions {
  readonly websocket: WebSocket
  /** The socket below it. */
  readonly socket: Duplex
  readonly writer: WebsocketWriter
  /** Whether updates may be sent deflated. */
  readonly takesDeflated: boolean
  readonly schedule: Schedule
  /** Is called when the client has left something unread for {@link STALLED_MS}. */
  readonly onStall: () => void
}

/** Written behind what is unread, to hear when that was taken. */
const MARK = Buffer.alloc(0)

/** Where the shared updates of one connection leave, whichever of its subscriptions they are for. */
export class WebsocketOutlet {
  readonly #options: OutletOptions
  readonly #onDrained = new Set<() => void>()
  /** Null while nothing is unread. */
  #cancelStall: (() => void) | null = null

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
    if (websocket.readyState !== websocket.OPEN) return
    writer.write(websocket, socket, update, end)
    if (this.isWaiting()) this.#waitForDrain()
  }

  isFull(): boolean {
    return this.#options.socket.writableLength > FULL_BYTES
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

  /** Waits until everything is taken that is unread now, and no longer than somebody may take for it. */
  #waitForDrain(): void {
    if (this.#cancelStall !== null) return
    const { socket, schedule, onStall } = this.#options
    this.#cancelStall = schedule(STALLED_MS, onStall)
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
