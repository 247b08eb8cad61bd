import { OPERATION_POINTS, WINDOW_SECONDS } from '../../limits/figures.ts'
import type { Limits } from '../../limits/limits.ts'
import type { PointBalance } from '../../limits/point-budgets.ts'
import type { Schedule } from '../connection/stalled-reader.ts'
import { Refusal } from '../refusal.ts'
import type { Handler } from '../route.ts'

/** Delay before a refusal, in milliseconds, so that a loop of refused requests costs little. */
export const REFUSAL_DELAY_MS = 1_000

/**
 * Refuses requests of addresses without points with 429, before their bodies are read. Adds the `RateLimit` headers with the
 * remaining points to every other response.
 */
export function limitRate(handle: Handler, { budgets }: Pick<Limits, 'budgets'>, schedule: Schedule): Handler {
  return async (request, context) => {
    const before = await budgets.look(context.address)
    if (before.remaining < OPERATION_POINTS) {
      await new Promise<void>((resolve) => schedule(REFUSAL_DELAY_MS, resolve))
      throw tooManyRequests(before)
    }
    const response = await handle(request, context)
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(rateLimitHeaders(await budgets.look(context.address)))) {
      headers.set(name, value)
    }
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
}

/** Returns the headers of the IETF draft "RateLimit header fields for HTTP": the policy, and the points left. */
function rateLimitHeaders({ limit, remaining, resetMs }: PointBalance): Readonly<Record<string, string>> {
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
