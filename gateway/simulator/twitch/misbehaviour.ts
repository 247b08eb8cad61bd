import type { Clock } from '../../shared/clock.ts'
import { garble, toPage, untilAborted } from '../http/broken-answers.ts'
import { TwitchProblem, toHelixProblem, toTokenProblem } from './problem.ts'

export type TwitchEndpoint = 'token' | 'streams' | 'users' | 'subscriptions'

export type TwitchMisbehaviour =
  /** 429; all points are back at `resetAt`, in milliseconds since 1970, and `null` leaves the headers out. */
  | { readonly kind: 'throttle'; readonly resetAt: number | null }
  /** A 5xx status; 504 has an HTML page, as from a proxy in front of Twitch. */
  | { readonly kind: 'fail'; readonly status: 500 | 502 | 503 | 504 }
  /** No answer until the request is aborted. */
  | { readonly kind: 'hang' }
  /** 200 with invalid JSON: an HTML page, or the first half of the right answer. */
  | { readonly kind: 'garble'; readonly as: 'html' | 'half' }
  /** The right answer after a delay. */
  | { readonly kind: 'slow'; readonly delayMs: number; readonly clock: Clock }
  /** No token is issued or accepted, as after a replaced secret. */
  | { readonly kind: 'refuse-credentials' }

/** Applies the misbehaviour to an answer. Rejects like `fetch` when `signal` aborts. */
export async function spoil(
  answer: Response,
  misbehaviour: TwitchMisbehaviour,
  endpoint: TwitchEndpoint,
  signal: AbortSignal,
): Promise<Response> {
  switch (misbehaviour.kind) {
    case 'throttle':
      return throttle(answer, misbehaviour.resetAt)
    case 'fail':
      return fail(misbehaviour.status)
    case 'garble':
      return garble(answer, misbehaviour.as)
    case 'refuse-credentials':
      return endpoint === 'token'
        ? toTokenProblem(new TwitchProblem(403, 'invalid client secret'))
        : toHelixProblem(new TwitchProblem(401, 'Invalid OAuth token'))
    case 'hang':
      return untilAborted(signal, () => () => undefined)
    case 'slow':
      return untilAborted(signal, (resolve) => misbehaviour.clock.schedule(misbehaviour.delayMs, () => resolve(answer)))
    default:
      return misbehaviour satisfies never
  }
}

function throttle(answer: Response, resetAt: number | null): Response {
  const problem = new TwitchProblem(429, 'Rate limit exceeded')
  const limit = answer.headers.get('ratelimit-limit')
  if (resetAt === null || limit === null) return toHelixProblem(problem)
  return toHelixProblem(problem, {
    'Ratelimit-Limit': limit,
    'Ratelimit-Remaining': '0',
    'Ratelimit-Reset': String(Math.ceil(resetAt / 1000)),
  })
}

function fail(status: 500 | 502 | 503 | 504): Response {
  return status === 504 ? toPage(504, 'Gateway time-out') : toHelixProblem(new TwitchProblem(status, ''))
}
