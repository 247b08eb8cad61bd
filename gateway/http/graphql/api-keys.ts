import type { MiddlewareHandler } from 'hono'
import { type ApiKeyCheck, type ApiKeyProblem, findApiKey } from '../../identity/rules/api-key.ts'
import { REFUSED_KEY_POINTS } from '../../limits/limit-values.ts'
import type { Limits } from '../../limits/limits.ts'
import type { PointBudgets } from '../../limits/point-budgets.ts'
import type { Schedule } from '../connection/stalled-reader.ts'
import { Refusal } from '../refusal.ts'
import type { HttpEnv } from '../route.ts'
import { toEndingBody } from '../streamed-body.ts'
import { hasPoints, rateLimitHeaders, refuseForPoints } from './rate-limit.ts'

/** The API keys that this server accepts. */
export interface Keys {
  /** Checks a key that a client address has sent. Never rejects. */
  readonly check: (key: string, address: string) => Promise<ApiKeyCheck>
  /** Calls `onEnd` within seconds after a valid key was revoked, unless the returned function was called before. */
  readonly follow: (id: string, onEnd: () => void) => () => void
}

/** Seconds after which a refused check can have another result. */
const RETRY_SECONDS = { TOO_MANY_UNKNOWN: 60, UNCONFIRMED: 5 } as const

const CHALLENGE = { 'www-authenticate': 'Bearer realm="lanewatch", error="invalid_token"' }

const REFUSALS: Readonly<Record<ApiKeyProblem, (headers: Readonly<Record<string, string>>) => Refusal>> = {
  MALFORMED: (headers) => {
    const message =
      'The API key is incomplete or mistyped: its checksum is wrong. Copy the whole key, which starts with lw_.'
    return new Refusal(401, 'MALFORMED_API_KEY', message, { ...CHALLENGE, ...headers })
  },
  UNKNOWN: (headers) => {
    const message =
      'This API key is unknown here, or was revoked. Create another one on the page /api-keys, or send the request without a key.'
    return new Refusal(401, 'UNKNOWN_API_KEY', message, { ...CHALLENGE, ...headers })
  },
  TOO_MANY_UNKNOWN: (headers) => {
    const message = `Your address has sent too many unknown API keys. Try again in ${RETRY_SECONDS.TOO_MANY_UNKNOWN} seconds.`
    const retry = { 'retry-after': String(RETRY_SECONDS.TOO_MANY_UNKNOWN) }
    return new Refusal(429, 'TOO_MANY_UNKNOWN_API_KEYS', message, { ...headers, ...retry })
  },
  UNCONFIRMED: (headers) => {
    const message = 'The API key could not be checked. Send the request again in a moment.'
    const retry = { 'retry-after': String(RETRY_SECONDS.UNCONFIRMED) }
    return new Refusal(503, 'API_KEY_UNCONFIRMED', message, { ...headers, ...retry })
  },
}

/**
 * Checks the API key of a request; null without one. The address pays for a refused key, so that guesses and mistakes in a loop use
 * up its points.
 */
export async function checkApiKey(
  authorization: string | null,
  address: string,
  { keys, budgets }: { readonly keys: Keys; readonly budgets: PointBudgets },
): Promise<ApiKeyCheck | null> {
  const key = findApiKey(authorization)
  if (key === null) return null
  const check = await keys.check(key, address)
  if (check.kind === 'refused') await budgets.charge(address, REFUSED_KEY_POINTS)
  return check
}

/**
 * Lets the API key of a request pay for it. A refused key is a 401; once its address has no points left, a 429. An event stream ends
 * when its key is revoked.
 */
export function payByKey(
  keys: Keys,
  { budgets }: Pick<Limits, 'budgets'>,
  schedule: Schedule,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { address } = c.env
    const check = await checkApiKey(c.req.header('authorization') ?? null, address, { keys, budgets })
    if (check === null) return next()
    if (check.kind === 'refused') {
      const balance = await budgets.look(address)
      if (!hasPoints(balance)) return refuseForPoints(balance, 'Your address', schedule)
      throw REFUSALS[check.problem](rateLimitHeaders(balance))
    }
    c.env = { ...c.env, apiKey: check.id }
    await next()
    if (c.res.headers.get('content-type')?.startsWith('text/event-stream') !== true || c.res.body === null) return
    c.res = new Response(
      toEndingBody(c.res.body, (end) => keys.follow(check.id, end)),
      c.res,
    )
  }
}
