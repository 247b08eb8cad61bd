import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Reader } from '../live/reader.ts'
import { endOfMessage, type MessageEnd, type SharedUpdate } from '../live/shared-update.ts'
import { type Schedule, STALLED_MS } from './stalled-reader.ts'
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

/** Where the shared updates of one connection leave, whichever of its subscriptions they are for. */
export class WebsocketOutlet {
  readonly #options: OutletOptions
  /** Called when everything was read; null while nothing has to be waited for. */
  #onDrained: (() => void)[] | null = null
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
    if (this.isFull()) this.#waitForDrain()
  }

  /** Whether the socket holds back what was written: from its mark of 64 kB on, and until all of it is taken. */
  isFull(): boolean {
    const { socket } = this.#options
    // A write that was taken at once has not been told of yet, but has left nothing.
    return socket.writableNeedDrain && socket.writableLength > 0
  }

  /** Whether anything waits for the client to read. */
  isWaiting(): boolean {
    return this.#options.socket.writableLength > 0
  }

  onceDrained(run: () => void): void {
    if (this.isFull()) this.#waitForDrain().push(run)
    else run()
  }

  /** Forgets what it waits for: the connection is gone. */
  close(): void {
    this.#cancelStall?.()
  }

  #waitForDrain(): (() => void)[] {
    if (this.#onDrained !== null) return this.#onDrained
    const { socket, schedule, onStall } = this.#options
    const onDrained: (() => void)[] = []
    this.#onDrained = onDrained
    this.#cancelStall = schedule(STALLED_MS, onStall)
    socket.once('drain', () => {
      this.#cancelStall?.()
      this.#onDrained = null
      for (const run of onDrained) run()
    })
    return onDrained
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

  onceDrained(run: () => void): void {
    this.#outlet.onceDrained(run)
  }
}
