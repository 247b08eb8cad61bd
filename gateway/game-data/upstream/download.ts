import { z } from 'zod'
import type { Clock } from '../../shared/clock.ts'
import { exchange } from '../../upstream/exchange.ts'
import type { Fetch } from '../../upstream/fetch.ts'
import { readRetryAfterMs } from '../../upstream/retry-after.ts'
import { parseJson, UnreadableAnswer } from '../../upstream/unreadable-answer.ts'
import { FAILURE_OUTCOMES, outcomeOfStatus, type UpstreamOutcome } from '../../upstream/upstream-event.ts'

const TIME_LIMIT_MS = 8_000

/** Downloads a file below the address of an upstream. Rejects with {@link DownloadFailed}. */
export type Download = <T>(path: string, parse: (body: unknown) => T) => Promise<T>

interface Circumstances {
  /** The pause that the upstream asks for, in milliseconds; 0 when it asks for none. */
  readonly retryAfterMs?: number
  readonly cause?: unknown
}

/** The message names the file and its problem. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed'
  readonly outcome: UpstreamOutcome
  readonly retryAfterMs: number

  constructor(outcome: UpstreamOutcome, message: string, { retryAfterMs = 0, cause }: Circumstances = {}) {
    super(message, { cause })
    this.outcome = outcome
    this.retryAfterMs = retryAfterMs
  }

  /** True for a file that another request would bring in the same form: one of another shape. */
  get isLasting(): boolean {
    return this.outcome === 'invalid' && !(this.cause instanceof UnreadableAnswer)
  }
}

/**
 * Downloads files below `baseUrl`. Rejects for another status than 200, a timeout, too large a file, invalid JSON, and
 * when `parse` throws. Ends at once when `signal` aborts, even if `fetch` ignores it.
 */
export function createDownload(fetch: Fetch, baseUrl: string, clock: Clock, signal: AbortSignal): Download {
  return async (path, parse) => {
    const toRequest = (limit: AbortSignal) =>
      new Request(`${baseUrl}${path}`, { signal: AbortSignal.any([signal, limit]) })
    const outcome = await exchange(fetch, toRequest, clock, TIME_LIMIT_MS, [200], signal)
    const retryAfterMs = readRetryAfterMs(outcome.headers, clock.now())
    if (outcome.kind !== 'reply') {
      const { kind, reason, cause } = outcome
      throw new DownloadFailed(FAILURE_OUTCOMES[kind], `${path}: ${reason}`, { retryAfterMs, cause })
    }
    if (outcome.status !== 200) {
      const { status } = outcome
      throw new DownloadFailed(outcomeOfStatus(status), `${path}: it answered ${status}`, { retryAfterMs })
    }
    try {
      return parse(parseJson(outcome.body))
    } catch (cause) {
      throw new DownloadFailed('invalid', `${path}: ${problemOf(cause)}`, { cause })
    }
  }
}

function problemOf(error: unknown): string {
  if (error instanceof UnreadableAnswer) return `it answered with ${error.message}`
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    return `it has another shape: ${issue?.path.join('.')} ${issue?.message}`
  }
  return error instanceof Error ? error.message : String(error)
}
