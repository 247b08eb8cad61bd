import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Runs something once, after so many milliseconds; what is returned calls it off. */
export type Schedule = (delayMs: number, run: () => void) => () => void

/** How long a reader may take not one byte of what was sent to him before he is sent away, in milliseconds. */
export const STALLED_MS = 15_000

/** How much of what many share may wait for one of them before he is sent nothing more, in bytes. */
export const FULL_BYTES = 64 * 1024

/** How long after a write it is the system alone that takes bytes, into its own memory, in milliseconds. */
const SETTLE_MS = 500

/** How often a reader is looked at from then on while something waits for him, in milliseconds. */
const LOOK_MS = (STALLED_MS - SETTLE_MS) / 10

/**
 * Calls `onStall` once when not one byte of what waits on a socket was taken for {@link STALLED_MS}, or up to three seconds
 * later when some were taken before. To be begun when something waits; what is returned calls it off.
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

/** Is another whenever the system has taken a byte from a socket. */
function progressOf(socket: Duplex): string {
  const written = socket instanceof Socket ? socket.bytesWritten : 0
  return `${written - socket.writableLength} ${leftOfWrite(socket)}`
}

/**
 * How much is left of the write that is under way. Streams count one as unread until the last byte of it was taken, which
 * takes a slow reader of a large answer longer than anybody waits; only the handle, by which sockets time out, knows more.
 */
function leftOfWrite(socket: Duplex): number {
  const handle: unknown = Reflect.get(socket, '_handle')
  const isKnown = typeof handle === 'object' && handle !== null && 'writeQueueSize' in handle
  return isKnown ? Number(handle.writeQueueSize) : 0
}
