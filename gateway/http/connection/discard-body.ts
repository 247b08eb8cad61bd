import type { Duplex, Readable } from 'node:stream'
import type { Schedule } from './stalled-reader.ts'

/** Longest time for a client that is still sending an unwanted body to read its response. */
const LINGER_MS = 2_000

/** Maximum size of an unwanted body that is read and discarded. */
const MAX_UNWANTED_BYTES = 1024 * 1024

/**
 * Reads the rest of a request after its response, so that the client gets to read the response: closing at once would reset
 * the connection. At most 1 MiB is read, and a client that has not finished after {@link LINGER_MS} is disconnected.
 */
export function discardBody(source: Readable, socket: Duplex, schedule: Schedule): void {
  const callOff = schedule(LINGER_MS, () => socket.destroy())
  let left = MAX_UNWANTED_BYTES
  source.on('data', (chunk: Buffer) => {
    left -= chunk.byteLength
    if (left < 0) source.pause()
  })
  source.once('end', callOff)
  source.once('close', callOff)
  // The response is already sent, so a client that leaves is no problem.
  source.on('error', () => {})
  source.resume()
}
