import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { MessageEnd, SharedUpdate } from '../live/shared-update.ts'

/** How the updates that many share are written to websockets. */
export interface WebsocketWriter {
  /** Whether it can send what was deflated before. */
  readonly takesDeflated: boolean
  /** Writes an update and the end that is the subscriber's own as one message, without copying what is shared. */
  readonly write: (websocket: WebSocket, socket: Duplex, update: SharedUpdate, end: MessageEnd) => void
}

/** With nothing but `send` of ws: a message in two fragments, corked so that they leave together. */
export const publicWriter: WebsocketWriter = {
  takesDeflated: false,
  write(websocket, socket, { message }, { plain }) {
    socket.cork()
    websocket.send(message, { binary: false, compress: false, fin: false })
    websocket.send(plain, { binary: false, compress: false, fin: true })
    socket.uncork()
  },
}

/** By the first byte of a frame that is a whole text, as it is or deflated. */
const framePlain = createFraming(0x81)
const frameDeflated = createFraming(0xc1)

/**
 * In frames of our own, past ws: one for each message, and deflated where the client takes that. As long as ws itself
 * deflates nothing, it writes whole messages at once, so that none of these comes into the middle of one.
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

/** Makes the head of a frame and the part that is shared one buffer: once for all whose ends are equally long. */
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

/** The head of a frame that is not masked. */
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
