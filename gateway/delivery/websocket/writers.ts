import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { MessageEnd, SharedUpdate } from '../sharing/shared-update.ts'

export interface WebsocketWriter {
  /** True if it can send deflated updates. */
  readonly takesDeflated: boolean
  /** Writes an update and the subscriber's own end of it as one message, without copying the shared bytes. */
  readonly write: (websocket: WebSocket, socket: Duplex, update: SharedUpdate, end: MessageEnd) => void
}

/** Uses only `send` of ws: a message in two fragments, corked so that they are sent together. */
export const publicWriter: WebsocketWriter = {
  takesDeflated: false,
  write(websocket, socket, { message }, { plain }) {
    socket.cork()
    websocket.send(message, { binary: false, compress: false, fin: false })
    websocket.send(plain, { binary: false, compress: false, fin: true })
    socket.uncork()
  },
}

/** Framing of whole text messages, plain and deflated, by the first byte of the frame. */
const framePlain = createFraming(0x81)
const frameDeflated = createFraming(0xc1)

/**
 * Writes its own frames, bypassing ws: one per message, deflated if the client accepts that. As long as ws itself deflates
 * nothing, it writes each message at once, so none of these frames can end up inside another message.
 */
export const directWriter: WebsocketWriter = {
  takesDeflated: true,
  write(_websocket, socket, { message, deflatedMessage }, { plain, deflated }) {
    if (deflatedMessage === null || deflated === null) writeTogether(socket, framePlain(message, plain), plain)
    else writeTogether(socket, frameDeflated(deflatedMessage, deflated), deflated)
  },
}

function writeTogether(socket: Duplex, shared: Buffer, own: Buffer): void {
  socket.cork()
  socket.write(shared)
  socket.write(own)
  socket.uncork()
}

/** Joins the head of a frame and the shared bytes into one buffer, once for all subscribers whose ends have the same length. */
function createFraming(firstByte: number) {
  const framings = new WeakMap<Buffer, Map<number, Buffer>>()
  return (shared: Buffer, { byteLength }: Buffer): Buffer => {
    let byLength = framings.get(shared)
    if (byLength === undefined) framings.set(shared, (byLength = new Map()))
    let framed = byLength.get(byteLength)
    if (framed === undefined) {
      framed = Buffer.concat([frameHead(firstByte, shared.byteLength + byteLength), shared])
      byLength.set(byteLength, framed)
    }
    return framed
  }
}

function frameHead(firstByte: number, length: number): Buffer {
  if (length < 126) return Buffer.from([firstByte, length])
  if (length < 65_536) {
    const head = Buffer.from([firstByte, 126, 0, 0])
    head.writeUInt16BE(length, 2)
    return head
  }
  const head = Buffer.from([firstByte, 127, 0, 0, 0, 0, 0, 0, 0, 0])
  head.writeUIntBE(length, 4, 6)
  return head
}
