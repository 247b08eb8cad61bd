import type { Wiki } from './wiki.ts'

/** Times are milliseconds since 1970. */
export interface LeaguepediaHealth {
  /** `degraded` while it asks for a pause, `down` after repeated failures, `credentials-refused` for a wrong bot password. */
  readonly state: 'ok' | 'degraded' | 'down' | 'credentials-refused'
  /** Earliest time of the next request; null when requests are allowed now. */
  readonly retryAt: number | null
}

export function summariseHealth(wiki: Wiki, now: number): LeaguepediaHealth {
  const retryAt = wiki.refusedUntil
  if (wiki.isLoginRefused) return { state: 'credentials-refused', retryAt }
  if (wiki.breaker.refusedUntil(now) !== null) return { state: 'down', retryAt }
  return { state: retryAt === null ? 'ok' : 'degraded', retryAt }
}
