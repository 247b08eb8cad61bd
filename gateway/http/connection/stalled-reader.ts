import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Runs `run` once after a delay in milliseconds. The returned function cancels it. */
export type Schedule = (delayMs: number, run: () => void) => () => void

/** Time without reading a single byte of unread data after which a client is disconnected. */
export const STALLED_MS = 15_000

/** Unread bytes of one reader at which no more shared updates are sent to it. */
export const FULL_BYTES = 64 * 1024

/** Time after a write during which only the system accepts bytes, into its own memory. */
const SETTLE_MS = 500

/** Interval of checks from then on, while anything is unread. */
const LOOK_MS = (STALLED_MS - SETTLE_MS) / 10

/**
 * Calls `onStall` once when a client has read no byte of a socket's unread data for {@link STALLED_MS}. If the client did read
 * some before, the call is up to three seconds later. Start it when something is unread. The returned function cancels it.
 */
export function watchUnread(socket: Duplex, schedule: Schedule, onStall: () => void): () => void {
  let progress = ''
  let quietMs = 0
  let callOff = schedule(SETTLE_MS, () => wait(SETTLE_MS))

  function wait(ms: number): void {
    quietMs = ms
    progress = progressOf(socket)
    callOff = schedule(LOOK_MS, look)
  }

  function look(): void {
    if (progressOf(socket) !== progress) wait(0)
    else if (quietMs + LOOK_MS >= STALLED_MS) onStall()
    else wait(quietMs + LOOK_MS)
  }

  return () => callOff()
}

/** Returns a text that changes whenever the system has accepted a byte from a socket. */
function progressOf(socket: Duplex): string {
  const written = socket instanceof Socket ? socket.bytesWritten : 0
  return `${written - socket.writableLength} ${leftOfWrite(socket)}`
}

/**
 * Returns the bytes left of the write in progress. Streams count a write as unread until its last byte was accepted, which for
 * a slow reader of a large response can exceed any deadline. Only the handle, which the timeouts of sockets use, knows more.
 */
function leftOfWrite(socket: Duplex): number {
  const handle: unknown = Reflect.get(socket, '_handle')
  const isKnown = typeof handle === 'object' && handle !== null && 'writeQueueSize' in handle
  return isKnown ? Number(handle.writeQueueSize) : 0
}
