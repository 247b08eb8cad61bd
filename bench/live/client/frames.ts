/** Opcodes of websocket frames. */
const OPCODE = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const

interface FrameEvents {
  /** Called for a complete message. */
  readonly onMessage: (message: Message) => void
  readonly onPing: (payload: Buffer) => void
  readonly onClose: (code: number, reason: string) => void
}

export interface Message {
  /** Null unless payloads are kept. */
  readonly payload: Buffer | null
  readonly compressed: boolean
  /** Size on the wire. */
  readonly bytes: number
}

/** Splits the bytes of a server into messages. By default it reads only their lengths, not their payloads. */
export class FrameReader {
  /** True to keep the payloads of messages. */
  keeps: boolean
  readonly #events: FrameEvents
  readonly #head = Buffer.alloc(10)
  #headLength = 0
  /** Remaining bytes of the frame's payload; null while its head is read. */
  #left: number | null = null
  #kept: Buffer[] = []
  /** Payloads of the earlier frames of the current message; control frames may arrive in between. */
  #earlier: Buffer[] = []
  #compressed = false
  #bytes = 0

  constructor(keeps: boolean, events: FrameEvents) {
    this.keeps = keeps
    this.#events = events
  }

  /** Processes the next bytes of the connection. The caller may overwrite them afterwards. */
  read(bytes: Buffer): void {
    let at = 0
    while (at < bytes.length) {
      if (this.#left === null) {
        this.#head[this.#headLength] = bytes[at] ?? 0
        this.#headLength += 1
        at += 1
        if (this.#headLength < this.#headSize()) continue
        this.#left = this.#payloadSize()
      }
      const end = Math.min(bytes.length, at + this.#left)
      if (this.keeps || this.#isControl()) this.#kept.push(Buffer.from(bytes.subarray(at, end)))
      this.#left -= end - at
      at = end
      if (this.#left === 0) this.#endFrame()
    }
  }

  #headSize(): number {
    const length = (this.#head[1] ?? 0) & 0x7f
    if (this.#headLength < 2 || length < 126) return 2
    return length === 126 ? 4 : 10
  }

  #payloadSize(): number {
    const length = this.#head[1] ?? 0
    if (length > 127) throw new Error('The server masked a frame, which only clients may do.')
    if (length < 126) return length
    return length === 126 ? this.#head.readUInt16BE(2) : Number(this.#head.readBigUInt64BE(2))
  }

  #opcode(): number {
    return (this.#head[0] ?? 0) & 0x0f
  }

  #isControl(): boolean {
    return this.#opcode() >= OPCODE.close
  }

  #endFrame(): void {
    const flags = this.#head[0] ?? 0
    const opcode = this.#opcode()
    const kept = this.#kept
    const size = this.#headLength + this.#payloadSize()
    this.#kept = []
    this.#headLength = 0
    this.#left = null
    if (opcode >= OPCODE.close) return this.#takeControl(opcode, Buffer.concat(kept))

    if (opcode !== OPCODE.continuation) this.#compressed = (flags & 0x40) !== 0
    this.#bytes += size
    if (this.keeps) this.#earlier.push(...kept)
    if ((flags & 0x80) === 0) return
    const payload = this.keeps ? Buffer.concat(this.#earlier) : null
    const message = { payload, compressed: this.#compressed, bytes: this.#bytes }
    this.#earlier = []
    this.#bytes = 0
    this.#events.onMessage(message)
  }

  #takeControl(opcode: number, payload: Buffer): void {
    if (opcode === OPCODE.ping) this.#events.onPing(payload)
    if (opcode === OPCODE.close) {
      this.#events.onClose(payload.length < 2 ? 1005 : payload.readUInt16BE(0), payload.toString('utf8', 2))
    }
  }
}

/** Builds the frame of a text message from a client. */
export function textFrame(text: string): Buffer {
  return maskedFrame(OPCODE.text, Buffer.from(text))
}

/** Builds the answer to a ping. */
export function pongFrame(payload: Buffer): Buffer {
  return maskedFrame(OPCODE.pong, payload)
}

const MASK = Buffer.from([0x5a, 0xc3, 0x17, 0x9e])

function maskedFrame(opcode: number, payload: Buffer): Buffer {
  const masked = payload.map((byte, index) => byte ^ (MASK[index % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x80 | opcode]), maskedLength(payload.length), MASK, masked])
}

function maskedLength(length: number): Buffer {
  if (length < 126) return Buffer.from([0x80 | length])
  const isShort = length < 2 ** 16
  const bytes = Buffer.alloc(isShort ? 3 : 9)
  bytes[0] = 0x80 | (isShort ? 126 : 127)
  if (isShort) bytes.writeUInt16BE(length, 1)
  else bytes.writeBigUInt64BE(BigInt(length), 1)
  return bytes
}
