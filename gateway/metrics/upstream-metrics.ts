import { Counter, type Registry } from 'prom-client'
import type { WindowState } from '../upstream/budget.ts'
import type { CircuitState } from '../upstream/circuit.ts'
import { UPSTREAM_OUTCOMES, type UpstreamEvent } from '../upstream/upstream-event.ts'
import { counterAtScrape, gaugeAtScrape, stateSamples } from './at-scrape.ts'

export const UPSTREAMS = ['riot', 'twitch', 'leaguepedia', 'static_data', 'pictures'] as const

export type MeasuredUpstream = (typeof UPSTREAMS)[number]

const CIRCUIT_STATES: readonly CircuitState[] = ['closed', 'half-open', 'open']

/** One part of an upstream with a breaker of its own, such as a routing host of Riot. */
export interface MeasuredPart {
  readonly upstream: MeasuredUpstream
  readonly part: string
  readonly breaker: CircuitState
  readonly openings: number
  /** Windows of its rate limit; none when they are unknown. */
  readonly budget: readonly WindowState[]
}

/** Counts the requests to upstreams by their outcome. */
export function countUpstreamRequests(registry: Registry) {
  const requests = new Counter({
    name: 'lanewatch_upstream_requests_total',
    help: 'Requests to an upstream by their outcome; of static data, reads of all its files.',
    labelNames: ['upstream', 'outcome'],
    registers: [registry],
  })
  // Prometheus sees no increase in the first sample of a series, so each series is there before its first failure.
  for (const upstream of UPSTREAMS) for (const outcome of UPSTREAM_OUTCOMES) requests.inc({ upstream, outcome }, 0)
  return (upstream: MeasuredUpstream, { outcome }: UpstreamEvent) => requests.inc({ upstream, outcome })
}

/** Reads breakers and rate limits. */
export function readUpstreams(registry: Registry, list: () => readonly MeasuredPart[]): void {
  gaugeAtScrape(registry, {
    name: 'lanewatch_upstream_breaker_state',
    help: 'State of the breaker of a part of an upstream: 1 for the present one of closed, half-open and open.',
    labelNames: ['upstream', 'part', 'state'],
    read: () =>
      list().flatMap(({ upstream, part, breaker }) => [...stateSamples({ upstream, part }, CIRCUIT_STATES, breaker)]),
  })
  counterAtScrape(registry, {
    name: 'lanewatch_upstream_breaker_openings_total',
    help: 'How often the breaker of a part of an upstream has opened, also after failed trials.',
    labelNames: ['upstream', 'part'],
    read: () => list().map(({ upstream, part, openings }) => [{ upstream, part }, openings]),
  })
  readWindows(
    registry,
    'limit',
    'Requests that a rate limit of an upstream allows in a window; of Riot, the part of this instance.',
    list,
  )
  readWindows(
    registry,
    'remaining',
    'Requests left in a window of a rate limit of an upstream; of Riot, those of this instance.',
    list,
  )
}

function readWindows(
  registry: Registry,
  field: 'limit' | 'remaining',
  help: string,
  list: () => readonly MeasuredPart[],
): void {
  gaugeAtScrape(registry, {
    name: `lanewatch_upstream_budget_${field}`,
    help,
    labelNames: ['upstream', 'part', 'window_seconds'],
    read: () =>
      list().flatMap(({ upstream, part, budget }) =>
        budget.map((window) => [{ upstream, part, window_seconds: String(window.seconds) }, window[field]] as const),
      ),
  })
}
