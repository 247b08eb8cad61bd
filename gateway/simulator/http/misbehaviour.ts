import type { Clock } from '../../shared/clock.ts'
import { garble, toPage, untilAborted } from './broken-answers.ts'
import { forbidden, RiotProblem, toProblemAnswer } from './problem.ts'

export type Misbehaviour =
  /** 429; `edge` is the kind without `X-Rate-Limit-Type`, and `null` leaves `Retry-After` out. */
  | {
      readonly kind: 'throttle'
      readonly scope: 'application' | 'method' | 'service' | 'edge'
      readonly retryAfterSeconds: number | null
    }
  /** A 5xx status; 504 has an HTML page, as from a proxy in front of Riot. */
  | { readonly kind: 'fail'; readonly status: 500 | 502 | 503 | 504 }
  /** No answer until the request is aborted. */
  | { readonly kind: 'hang' }
  /** 200 with invalid JSON: an HTML page, or the first half of the right answer. */
  | { readonly kind: 'garble'; readonly as: 'html' | 'half' }
  /** The right answer after a delay. */
  | { readonly kind: 'slow'; readonly delayMs: number; readonly clock: Clock }
  /** 403, as for an expired key. */
  | { readonly kind: 'expire-key' }
  /** The answer of some time ago, as from a service that is behind: it lists games and matches late. */
  | { readonly kind: 'lag'; readonly delayMs: number }

/** Age of the data in an answer, in milliseconds. */
export function lagOf(misbehaviour: Misbehaviour | null): number {
  return misbehaviour?.kind === 'lag' ? misbehaviour.delayMs : 0
}

/** Applies the misbehaviour to an answer. Rejects like `fetch` when `signal` aborts. */
export async function spoil(answer: Response, misbehaviour: Misbehaviour, signal: AbortSignal): Promise<Response> {
  switch (misbehaviour.kind) {
    case 'throttle':
      return throttle(misbehaviour, answer.headers)
    case 'lag':
      return answer
    case 'fail':
      return fail(misbehaviour.status)
    case 'garble':
      return garble(answer, misbehaviour.as)
    case 'expire-key':
      return toProblemAnswer(forbidden())
    case 'hang':
      return untilAborted(signal, () => () => undefined)
    case 'slow':
      return untilAborted(signal, (resolve) => misbehaviour.clock.schedule(misbehaviour.delayMs, () => resolve(answer)))
    default:
      return misbehaviour satisfies never
  }
}

function throttle(
  { scope, retryAfterSeconds }: Extract<Misbehaviour, { kind: 'throttle' }>,
  limits: Headers,
): Response {
  const headers = scope === 'edge' ? new Headers() : new Headers(limits)
  if (scope !== 'edge') headers.set('X-Rate-Limit-Type', scope)
  if (retryAfterSeconds !== null) headers.set('Retry-After', String(retryAfterSeconds))
  return toProblemAnswer(new RiotProblem(429, 'Rate limit exceeded'), headers)
}

function fail(status: 500 | 502 | 503 | 504): Response {
  if (status === 504) return toPage(504, 'Gateway time-out')
  const message = { 500: 'Internal server error', 502: 'Bad gateway', 503: 'Service unavailable' }[status]
  return toProblemAnswer(new RiotProblem(status, message))
}
