import type { Duplex, Readable } from 'node:stream'
import type { Schedule } from './stalled-reader.ts'

/** How long a client that is still sending what nobody wants may take to read its answer, in milliseconds. */
const LINGER_MS = 2_000

/** How much of it is read and thrown away, in bytes. */
const MOST_UNWANTED_BYTES = 1024 * 1024

/**
 * Reads what a client still sends after it was answered, so that it comes to read the answer: closing at once would reset
 * the connection. At most 1 MiB is read, and a client that has not ended after {@link LINGER_MS} loses its connection.
 */
export function readUnwanted(source: Readable, socket: Duplex, schedule: Schedule): void {
  const callOff = schedule(LINGER_MS, () => socket.destroy())
  let left = MOST_UNWANTED_BYTES
  source.on('data', (chunk: Buffer) => {
    left -= chunk.byteLength
    if (left < 0) source.pause()
  })
  source.once('end', callOff)
  source.once('close', callOff)
  // A client that leaves meanwhile has lost nothing.
  source.on('error', () => {})
  source.resume()
}
