import type { MiddlewareHandler } from 'hono'
import { OPERATION_POINTS, WINDOW_SECONDS } from '../../limits/limit-values.ts'
import type { Limits } from '../../limits/limits.ts'
import type { PointBalance } from '../../limits/point-budgets.ts'
import { isForSharedCaches } from '../caching/shared-caches.ts'
import type { Schedule } from '../connection/stalled-reader.ts'
import { Refusal } from '../refusal.ts'
import type { HttpEnv } from '../route.ts'

/** Delay before a refusal, so that a loop of refused requests costs little. */
export const REFUSAL_DELAY_MS = 1_000

/**
 * Refuses addresses without points with 429, before the body is read. Every other response gets the `RateLimit` headers, except
 * those that shared caches may send to other addresses.
 */
export function limitRate({ budgets }: Pick<Limits, 'budgets'>, schedule: Schedule): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { address } = c.env
    const before = await budgets.look(address)
    if (!hasPoints(before)) {
      await new Promise<void>((resolve) => schedule(REFUSAL_DELAY_MS, resolve))
      throw tooManyRequests(before)
    }
    await next()
    if (isForSharedCaches(c.res)) return
    const headers = rateLimitHeaders(await budgets.look(address))
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}

/** False for an address whose next operation is refused. */
export const hasPoints = ({ remaining }: PointBalance) => remaining >= OPERATION_POINTS

/** The IETF draft "RateLimit header fields for HTTP": the policy, and the points left. */
export function rateLimitHeaders({ limit, remaining, resetMs }: PointBalance): Readonly<Record<string, string>> {
  return {
    'ratelimit-policy': `"points";q=${limit};w=${WINDOW_SECONDS}`,
    ratelimit: `"points";r=${remaining};t=${Math.ceil(resetMs / 1000)}`,
  }
}

function tooManyRequests(standing: PointBalance): Refusal {
  const seconds = Math.max(1, Math.ceil(standing.resetMs / 1000))
  const message = `Your address has used its ${standing.limit} points for this minute. Try again in ${seconds} seconds.`
  return new Refusal(429, 'RATE_LIMITED', message, { 'retry-after': String(seconds), ...rateLimitHeaders(standing) })
}
