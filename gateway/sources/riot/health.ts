import type { WindowState } from '../http/budget.ts'
import type { CircuitState } from '../http/circuit.ts'
import type { KeyHealth } from './key-health.ts'

/** How one routing host is doing. Times are milliseconds since 1970. */
export interface HostHealth {
  /** Such as `euw1` or `europe`. */
  readonly routing: string
  readonly breaker: CircuitState
  /** When the breaker came into its state. */
  readonly since: number
  /** When the host may be asked again; `null` when it may be asked now. */
  readonly retryAt: number | null
  /** What is left of the host's own rate limits; empty until the first answer. */
  readonly budget: readonly WindowState[]
}

/** How Riot is doing, seen from here. Times are milliseconds since 1970. */
export interface RiotHealth {
  /**
   * `degraded` when some host is left alone or has throttled us, `down` when every host that was asked is left alone,
   * `key-dead` when Riot refuses the key: a new one is needed.
   */
  readonly state: 'ok' | 'degraded' | 'down' | 'key-dead'
  /** When a dead key may be tried again; `null` while the key is alive, and when it may be tried now. */
  readonly keyRetryAt: number | null
  /** The hosts that have been asked since the start. */
  readonly hosts: readonly HostHealth[]
}

/** Sums up the key and the hosts. */
export function summariseHealth(key: KeyHealth, hosts: readonly HostHealth[], now: number): RiotHealth {
  return { state: stateOf(key, hosts), keyRetryAt: key.refusedUntil(now), hosts }
}

function stateOf(key: KeyHealth, hosts: readonly HostHealth[]): RiotHealth['state'] {
  if (key.state !== 'closed') return 'key-dead'
  if (hosts.length > 0 && hosts.every(({ breaker, retryAt }) => breaker === 'open' && retryAt !== null)) return 'down'
  return hosts.some(({ breaker, retryAt }) => breaker !== 'closed' || retryAt !== null) ? 'degraded' : 'ok'
}
