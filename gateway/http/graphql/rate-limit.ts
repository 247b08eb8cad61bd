import type { MiddlewareHandler } from 'hono'
import { OPERATION_POINTS, WINDOW_SECONDS } from '../../limits/limit-values.ts'
import type { Limits } from '../../limits/limits.ts'
import { payerOf } from '../../limits/payer.ts'
import type { PointBalance } from '../../limits/point-budgets.ts'
import { isForSharedCaches } from '../caching/shared-caches.ts'
import type { Schedule } from '../connection/stalled-reader.ts'
import { Refusal } from '../refusal.ts'
import type { HttpEnv } from '../route.ts'

/** Delay before a refusal, so that a loop of refused requests costs little. */
export const REFUSAL_DELAY_MS = 1_000

/**
 * Refuses clients without points with 429, before the body is read: an API key, or else an address. Every other response gets the
 * `RateLimit` headers, except those that shared caches may send to other clients.
 */
export function limitRate({ budgets }: Pick<Limits, 'budgets'>, schedule: Schedule): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const payer = payerOf(c.env)
    const before = await budgets.look(payer)
    if (!hasPoints(before)) {
      // The budget counts the refusal.
      await budgets.take(payer, OPERATION_POINTS)
      return refuseForPoints(before, c.env.apiKey === undefined ? 'Your address' : 'Your API key', schedule)
    }
    await next()
    if (isForSharedCaches(c.res)) return
    const headers = rateLimitHeaders(await budgets.look(payer))
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}

/** False for a client whose next operation is refused. */
export const hasPoints = ({ remaining }: PointBalance) => remaining >= OPERATION_POINTS

/** The IETF draft "RateLimit header fields for HTTP": the policy, and the points left. */
export function rateLimitHeaders({ limit, remaining, resetMs }: PointBalance): Readonly<Record<string, string>> {
  return {
    'ratelimit-policy': `"points";q=${limit};w=${WINDOW_SECONDS}`,
    ratelimit: `"points";r=${remaining};t=${Math.ceil(resetMs / 1000)}`,
  }
}

/** Throws a 429 after {@link REFUSAL_DELAY_MS}. `who` has used up the points. */
export async function refuseForPoints(balance: PointBalance, who: string, schedule: Schedule): Promise<never> {
  await new Promise<void>((resolve) => schedule(REFUSAL_DELAY_MS, resolve))
  const seconds = Math.max(1, Math.ceil(balance.resetMs / 1000))
  const message = `${who} has used its ${balance.limit} points for this minute. Try again in ${seconds} seconds.`
  throw new Refusal(429, 'RATE_LIMITED', message, { 'retry-after': String(seconds), ...rateLimitHeaders(balance) })
}
