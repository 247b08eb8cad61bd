import type { Failure } from './exchange.ts'

export const UPSTREAM_OUTCOMES = [
  'ok',
  'throttled',
  'refused',
  'server_error',
  'timed_out',
  'broken',
  'invalid',
] as const

/** `refused` is about a key or another secret; `invalid` is an answer that can't be read. */
export type UpstreamOutcome = (typeof UPSTREAM_OUTCOMES)[number]

/** Outcome of one request, as the client of the upstream judges it. */
export interface UpstreamEvent {
  /** Part of the upstream that can fail by itself, such as a routing host. */
  readonly part: string
  readonly outcome: UpstreamOutcome
  /** Problem, for operators; null for `ok`. It never contains a key. */
  readonly problem: string | null
  /** True when no more requests are sent to the part for a while. */
  readonly isPaused: boolean
}

export type OnUpstreamEvent = (event: UpstreamEvent) => void

/** Outcome of an answer with an unexpected status. */
export function outcomeOfStatus(status: number): UpstreamOutcome {
  if (status >= 500) return 'server_error'
  if (status === 429) return 'throttled'
  return status === 401 || status === 403 ? 'refused' : 'invalid'
}

/** Outcomes of failed exchanges. */
export const FAILURE_OUTCOMES: Readonly<Record<Failure['kind'], UpstreamOutcome>> = {
  'server-error': 'server_error',
  broken: 'broken',
  'timed-out': 'timed_out',
}
