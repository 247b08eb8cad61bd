import type { WindowState } from '../upstream/budget.ts'
import type { CircuitState } from '../upstream/circuit.ts'
import type { AppToken } from './app-token.ts'
import type { Helix } from './helix.ts'

/** Times are milliseconds since 1970. */
export interface TwitchHealth {
  /** `degraded` after a throttling or a pause, `down` when paused, `credentials-refused` when Twitch needs another secret. */
  readonly state: 'ok' | 'degraded' | 'down' | 'credentials-refused'
  readonly breaker: CircuitState
  /** Number of times the breaker has opened since the start. */
  readonly openings: number
  /** Earliest time of the next request; `null` when requests are allowed now. */
  readonly retryAt: number | null
  /** Remaining points; `null` until the first answer. */
  readonly points: WindowState | null
}

export function summariseHealth(token: AppToken, helix: Helix, now: number): TwitchHealth {
  const blockedUntil = helix.points.blockedUntil > now ? helix.points.blockedUntil : null
  const waits = [token.refusedUntil, helix.breaker.refusedUntil(now), blockedUntil].filter((wait) => wait !== null)
  return {
    state: stateOf(token, helix, blockedUntil, now),
    breaker: helix.breaker.state,
    openings: helix.breaker.openings,
    retryAt: waits.length === 0 ? null : Math.max(...waits),
    points: helix.points.state(),
  }
}

function stateOf(token: AppToken, helix: Helix, blockedUntil: number | null, now: number): TwitchHealth['state'] {
  if (token.credentials.state !== 'closed') return 'credentials-refused'
  const breakers = [token.breaker, helix.breaker]
  if (breakers.some((breaker) => breaker.state === 'open' && breaker.refusedUntil(now) !== null)) return 'down'
  return blockedUntil !== null || breakers.some(({ state }) => state !== 'closed') ? 'degraded' : 'ok'
}
