import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import type { RunningServer } from '../../gateway/server/start-server.ts'
import { openSocket } from './test-server.ts'

/** A received frame. */
export interface Frame {
  /** First byte, with the flags for the end of a message and for compression. */
  readonly first: number
  readonly payload: Buffer
  /** Size on the wire with its head, in bytes. */
  readonly bytes: number
}

/** A websocket with access to every byte. */
export interface RawWebsocket {
  readonly socket: Socket
  /** The accepted `sec-websocket-extensions`; null for none. */
  readonly extensions: string | null
  send(message: object): void
  nextFrame(): Promise<Frame>
}

/** Opens a websocket with an offer of extensions, and takes the acknowledgement. Throws the status line unless it is a 101. */
export async function openRawWebsocket(server: RunningServer, offer: string | null): Promise<RawWebsocket> {
  const socket = await openSocket(server)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(
    [
      'GET /graphql HTTP/1.1',
      'host: localhost',
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-protocol: graphql-transport-ws',
      `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
      ...(offer === null ? [] : [`sec-websocket-extensions: ${offer}`]),
      '\r\n',
    ].join('\r\n'),
  )
  let received = Buffer.alloc(0)
  socket.on('data', (chunk) => (received = Buffer.concat([received, chunk])))

  async function take<T>(find: () => { readonly found: T; readonly bytes: number } | null): Promise<T> {
    for (;;) {
      const taken = find()
      if (taken !== null) {
        received = received.subarray(taken.bytes)
        return taken.found
      }
      if (socket.closed) throw new Error('It is closed.')
      await Promise.race([once(socket, 'data'), once(socket, 'close')])
    }
  }

  const head = await take(() => {
    const end = received.indexOf('\r\n\r\n')
    return end === -1 ? null : { found: received.toString('latin1', 0, end), bytes: end + 4 }
  })
  if (!head.startsWith('HTTP/1.1 101 ')) throw new Error(head.split('\r\n')[0])

  const raw: RawWebsocket = {
    socket,
    extensions: /^sec-websocket-extensions: (.*)$/im.exec(head)?.[1] ?? null,
    send: (message) => void socket.write(toFrame(Buffer.from(JSON.stringify(message)))),
    nextFrame: () => take(() => findFrame(received)),
  }
  raw.send({ type: 'connection_init' })
  await raw.nextFrame()
  return raw
}

/** Returns a masked text frame of a client; the mask is zero. */
export function toFrame(payload: Buffer, first = 0x81): Buffer {
  const head = Buffer.from([first, 0x80 | 126, 0, 0, 0, 0, 0, 0])
  head.writeUInt16BE(payload.byteLength, 2)
  return Buffer.concat([head, payload])
}

/** Bytes that a receiver appends to a deflated message, and an end. Deflated data must end at a whole byte. */
const MARK_AND_END = Buffer.from([0, 0, 0xff, 0xff, 3, 0])

/** Returns the text of a frame that is a whole message, inflated if needed. */
export function textOf({ first, payload }: Frame): string {
  if (first === 0x81) return payload.toString()
  if (first !== 0xc1) throw new Error(`A frame of 0x${first.toString(16)} is no whole text.`)
  return inflateRawSync(Buffer.concat([payload, MARK_AND_END])).toString()
}

function findFrame(received: Buffer): { readonly found: Frame; readonly bytes: number } | null {
  const [first, short] = received
  if (first === undefined || short === undefined) return null
  const offset = short < 126 ? 2 : short === 126 ? 4 : 10
  if (received.byteLength < offset) return null
  const length = short < 126 ? short : short === 126 ? received.readUInt16BE(2) : Number(received.readBigUInt64BE(2))
  const bytes = offset + length
  if (received.byteLength < bytes) return null
  return { found: { first, payload: received.subarray(offset, bytes), bytes }, bytes }
}
