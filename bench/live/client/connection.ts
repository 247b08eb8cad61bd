import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { liveDocument } from '../contract.ts'
import { checkUpdate } from './check.ts'
import { FrameReader, type Message, pongFrame, textFrame } from './frames.ts'

interface ConnectionOptions {
  readonly port: number
  /** Number of the document that it subscribes to. */
  readonly document: number
  /** Cursor to continue from; null for a start from the snapshot. */
  readonly after: string | null
  /** True to offer compression. */
  readonly deflate: boolean
  /** True to parse each message and compare it with the expected one; otherwise only its length is read. */
  readonly checked: boolean
  /** Called for each update. */
  readonly onUpdate: () => void
  /** Called when the connection ends before {@link Connection.drop}. */
  readonly onLoss: (reason: string) => void
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** Read buffer of all connections. Each one processes its bytes before another one reads. */
const SHARED_BUFFER = Buffer.alloc(256 * 1024)

const INIT = textFrame(JSON.stringify({ type: 'connection_init' }))

/** A subscriber: it connects, subscribes once, and counts its updates. */
export class Connection {
  /** Number of received updates. */
  updates = 0
  /** Size of the updates on the wire, in bytes. */
  bytes = 0
  readonly #options: ConnectionOptions
  readonly #socket: Socket
  readonly #key = randomBytes(16).toString('base64')
  readonly #id = randomUUID()
  readonly #frames: FrameReader
  #phase: 'upgrade' | 'acknowledgement' | 'updates' = 'upgrade'
  #head = Buffer.alloc(0)
  #dropped = false

  constructor(options: ConnectionOptions) {
    this.#options = options
    // The acknowledgement is always parsed.
    this.#frames = new FrameReader(true, {
      onMessage: (message) => this.#receive(message),
      onPing: (payload) => this.#socket.write(pongFrame(payload)),
      onClose: (code, reason) => this.#lose(`closed with ${code} ${reason}`),
    })
    this.#socket = connect({
      host: '127.0.0.1',
      port: options.port,
      noDelay: true,
      onread: {
        buffer: SHARED_BUFFER,
        callback: (length) => {
          this.#read(SHARED_BUFFER.subarray(0, length))
          return true
        },
      },
    })
    this.#socket.on('error', (error) => this.#lose(error.message))
    this.#socket.once('close', () => this.#lose('the socket closed'))
    this.#socket.write(this.#upgradeRequest())
  }

  /** Stops reading. */
  pause(): void {
    this.#socket.pause()
  }

  /** Continues reading. */
  resume(): void {
    this.#socket.resume()
  }

  /** Resets the connection. */
  drop(): void {
    this.#dropped = true
    // The port of a connection that is closed normally stays blocked for a minute, and there are not enough ports.
    this.#socket.resetAndDestroy()
  }

  #upgradeRequest(): string {
    const lines = [
      'GET /graphql HTTP/1.1',
      `Host: 127.0.0.1:${this.#options.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${this.#key}`,
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      ...(this.#options.deflate ? ['Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits'] : []),
    ]
    return `${lines.join('\r\n')}\r\n\r\n`
  }

  #read(bytes: Buffer): void {
    if (this.#phase === 'upgrade') this.#readHead(bytes)
    else this.#frames.read(bytes)
  }

  #readHead(bytes: Buffer): void {
    this.#head = Buffer.concat([this.#head, bytes])
    const end = this.#head.indexOf(HEAD_END)
    if (end < 0) return
    this.#checkHead(this.#head.toString('latin1', 0, end))
    const rest = this.#head.subarray(end + HEAD_END.length)
    this.#head = Buffer.alloc(0)
    this.#phase = 'acknowledgement'
    this.#socket.write(INIT)
    this.#frames.read(rest)
  }

  #checkHead(head: string): void {
    const [status = '', ...lines] = head.split('\r\n')
    const headers = new Map(lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line]))
    const wanted = createHash('sha1').update(`${this.#key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
    if (!status.startsWith('HTTP/1.1 101') || !headers.get('sec-websocket-accept')?.endsWith(` ${wanted}`)) {
      throw new Error(`The server refused the upgrade to a websocket: ${head}`)
    }
    const extensions = headers.get('sec-websocket-extensions')
    if (extensions !== undefined && !extensions.includes('server_no_context_takeover')) {
      throw new Error(
        `The server must announce server_no_context_takeover, because it compresses once for all: ${extensions}`,
      )
    }
  }

  #receive(message: Message): void {
    if (this.#phase === 'acknowledgement') return this.#subscribe(message)
    this.updates += 1
    this.bytes += message.bytes
    // Counted before the check, so that the time of the check is not attributed to the server.
    this.#options.onUpdate()
    if (this.#options.checked) checkUpdate(message, this.#id, this.updates === 1)
  }

  #subscribe({ payload }: Message): void {
    if (payload?.includes('"connection_ack"') !== true)
      throw new Error(`Expected an acknowledgement, but got ${String(payload)}`)
    const { document, after, checked } = this.#options
    const variables = { filter: { live: true }, after }
    const operation = { operationName: `Live${document}`, query: liveDocument(document), variables }
    this.#phase = 'updates'
    this.#frames.keeps = checked
    this.#socket.write(textFrame(JSON.stringify({ id: this.#id, type: 'subscribe', payload: operation })))
  }

  #lose(reason: string): void {
    if (this.#dropped) return
    this.#dropped = true
    this.#options.onLoss(reason)
  }
}
