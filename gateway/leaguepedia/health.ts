import type { CircuitState } from '../upstream/circuit.ts'
import type { Wiki } from './wiki.ts'

/** Times are milliseconds since 1970. */
export interface LeaguepediaHealth {
  /** `degraded` while it asks for a pause, `down` after repeated failures, `credentials-refused` for a wrong bot password. */
  readonly state: 'ok' | 'degraded' | 'down' | 'credentials-refused'
  readonly breaker: CircuitState
  /** Number of times the breaker has opened since the start. */
  readonly openings: number
  /** Earliest time of the next request; null when requests are allowed now. */
  readonly retryAt: number | null
}

export function summariseHealth(wiki: Wiki, now: number): LeaguepediaHealth {
  const retryAt = wiki.refusedUntil
  return { state: stateOf(wiki, now), breaker: wiki.breaker.state, openings: wiki.breaker.openings, retryAt }
}

function stateOf(wiki: Wiki, now: number): LeaguepediaHealth['state'] {
  if (wiki.isLoginRefused) return 'credentials-refused'
  if (wiki.breaker.refusedUntil(now) !== null) return 'down'
  return wiki.refusedUntil === null ? 'ok' : 'degraded'
}
