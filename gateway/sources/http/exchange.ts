import type { Fetch } from '../fetch.ts'
import type { Clock } from '../../ports/clock.ts'

/** An answer to decide on: any status below 500. */
export interface Reply {
  readonly kind: 'reply'
  readonly status: number
  readonly headers: Headers
  /** Empty unless its status is one whose bodies are read. */
  readonly body: string
}

/** The host is not well: a server error, a broken connection, or nothing in time. */
export interface Failure {
  readonly kind: 'server-error' | 'broken' | 'timed-out'
  readonly reason: string
  /** Empty when no answer came. */
  readonly headers: Headers
  readonly cause?: unknown
}

/**
 * Sends one request and reads its answer within `timeoutMs`, whether `fetch` minds the signal or not. Only the bodies of
 * the statuses in `read` are. Never throws.
 */
export async function exchange(
  fetch: Fetch,
  toRequest: (signal: AbortSignal) => Request,
  clock: Clock,
  timeoutMs: number,
  read: readonly number[] = [200],
): Promise<Reply | Failure> {
  const controller = new AbortController()
  const { promise: timeout, resolve } = Promise.withResolvers<Failure>()
  const cancel = clock.schedule(timeoutMs, () => {
    resolve({ kind: 'timed-out', reason: `no answer within ${timeoutMs / 1000} seconds`, headers: new Headers() })
    controller.abort()
  })
  try {
    return await Promise.race([timeout, send(fetch, () => toRequest(controller.signal), read)])
  } finally {
    cancel()
  }
}

async function send(fetch: Fetch, toRequest: () => Request, read: readonly number[]): Promise<Reply | Failure> {
  try {
    const response = await fetch(toRequest())
    const { status, headers } = response
    if (read.includes(status)) return { kind: 'reply', status, headers, body: await response.text() }
    drain(response)
    if (status >= 500) return { kind: 'server-error', reason: `it answered ${status}`, headers }
    return { kind: 'reply', status, headers, body: '' }
  } catch (cause) {
    return { kind: 'broken', reason: 'the connection broke', headers: new Headers(), cause }
  }
}

/** Reads a body that nobody needs, without waiting for it, so that its connection can be used again. */
function drain(response: Response): void {
  response.text().catch(() => undefined)
}
