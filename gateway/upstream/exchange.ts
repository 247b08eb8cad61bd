import type { Clock } from '../shared/clock.ts'
import { ask } from './ask.ts'
import { toBrokenReason } from './broken-reason.ts'
import type { Fetch } from './fetch.ts'
import { BodyTooLarge, drain, readText } from './read-body.ts'

/** An answer with a status below 500. */
export interface Reply {
  readonly kind: 'reply'
  readonly status: number
  readonly headers: Headers
  /** Empty unless the body of this status is read. */
  readonly body: string
}

/** A failure of the host: a server error, a broken connection, an answer over the size limit, or a timeout. */
export interface Failure {
  readonly kind: 'server-error' | 'broken' | 'timed-out'
  readonly reason: string
  /** Empty when there was no answer. */
  readonly headers: Headers
  readonly cause?: unknown
}

/**
 * Sends one request and reads its answer within `timeoutMs`, even if `fetch` ignores the signal, and at most until `stop`
 * aborts. Reads only the bodies of the statuses in `read`. Never throws.
 */
export async function exchange(
  fetch: Fetch,
  toRequest: (signal: AbortSignal) => Request,
  clock: Clock,
  timeoutMs: number,
  read: readonly number[] = [200],
  stop: AbortSignal | null = null,
): Promise<Reply | Failure> {
  const controller = new AbortController()
  const { promise: ended, resolve } = Promise.withResolvers<Failure>()
  let hasBegun = false
  const end = (kind: Failure['kind'], reason: string) => {
    resolve({ kind, reason, headers: new Headers() })
    controller.abort()
  }
  const cancelTimeout = clock.schedule(timeoutMs, () => {
    const what = hasBegun ? 'the end of its answer did not arrive' : 'no answer'
    end('timed-out', `${what} within ${timeoutMs / 1000} seconds`)
  })
  const onStop = () => {
    cancelTimeout()
    end('broken', 'the request was stopped')
  }
  stop?.addEventListener('abort', onStop, { once: true })
  const cancel = () => {
    cancelTimeout()
    stop?.removeEventListener('abort', onStop)
  }
  if (stop?.aborted === true) onStop()
  const fetchAndNote: Fetch = async (request) => {
    const response = await fetch(request)
    hasBegun = true
    return response
  }
  const { promise: answer, resolve: answered } = Promise.withResolvers<Reply | Failure>()
  // The timeout also covers a body that is only drained, because it may never end.
  void send(fetchAndNote, () => toRequest(controller.signal), read, answered).finally(cancel)
  return Promise.race([ended, answer])
}

/** Settles once nothing of the exchange is left to read, which may be after `answer` was called. Never rejects. */
async function send(
  fetch: Fetch,
  toRequest: () => Request,
  read: readonly number[],
  answer: (outcome: Reply | Failure) => void,
): Promise<void> {
  try {
    await ask(fetch, toRequest(), async (response) => {
      const { status, headers } = response
      if (read.includes(status)) return answer({ kind: 'reply', status, headers, body: await readText(response) })
      if (status >= 500) answer({ kind: 'server-error', reason: `it answered ${status}`, headers })
      else answer({ kind: 'reply', status, headers, body: '' })
      await drain(response)
    })
  } catch (cause) {
    const reason = cause instanceof BodyTooLarge ? `its answer was not read: ${cause.message}` : toBrokenReason(cause)
    answer({ kind: 'broken', reason, headers: new Headers(), cause })
  }
}
