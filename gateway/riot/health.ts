import type { WindowState } from '../upstream/budget.ts'
import type { CircuitState } from '../upstream/circuit.ts'
import type { KeyHealth } from './key-health.ts'

/** State of one routing host. Times are milliseconds since 1970. */
export interface HostHealth {
  /** Such as `euw1` or `europe`. */
  readonly routing: string
  readonly breaker: CircuitState
  /** Number of times the breaker has opened since the start. */
  readonly openings: number
  /** Time when the breaker entered its state. */
  readonly since: number
  /** Earliest time of the next request; `null` when requests are allowed now. */
  readonly retryAt: number | null
  /** Remainder of the host's own rate limits; empty until the first answer. */
  readonly budget: readonly WindowState[]
}

/** Times are milliseconds since 1970. */
export interface RiotHealth {
  /** `down` when every host in use is paused, `degraded` when any is or has throttled us, `key-dead` when a new key is needed. */
  readonly state: 'ok' | 'degraded' | 'down' | 'key-dead'
  /** Time of the next trial of a dead key; `null` while the key works, and when a trial is allowed now. */
  readonly keyRetryAt: number | null
  /** The hosts that have had requests since the start. */
  readonly hosts: readonly HostHealth[]
}

export function summariseHealth(key: KeyHealth, hosts: readonly HostHealth[], now: number): RiotHealth {
  return { state: stateOf(key, hosts), keyRetryAt: key.refusedUntil(now), hosts }
}

function stateOf(key: KeyHealth, hosts: readonly HostHealth[]): RiotHealth['state'] {
  if (key.state !== 'closed') return 'key-dead'
  if (hosts.length > 0 && hosts.every(({ breaker, retryAt }) => breaker === 'open' && retryAt !== null)) return 'down'
  return hosts.some(({ breaker, retryAt }) => breaker !== 'closed' || retryAt !== null) ? 'degraded' : 'ok'
}
