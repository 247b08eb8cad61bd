import type { UpstreamEvent, UpstreamOutcome } from './upstream-event.ts'

/** Failures in a row that make a part count as failing, unless it is paused before: single requests fail at any time. */
const TOLERATED_FAILURES = 3

/** A part of an upstream that began to fail, or that answers again. */
export type OutageChange =
  | {
      readonly kind: 'began'
      readonly part: string
      readonly reason: UpstreamOutcome
      readonly problem: string | null
      /** Requests that failed until then. */
      readonly failures: number
    }
  | {
      readonly kind: 'ended'
      readonly part: string
      /** Requests that failed, from the first one. */
      readonly failures: number
      /** Time since the first failure, in milliseconds. */
      readonly lastedMs: number
    }

interface Failing {
  readonly since: number
  failures: number
  isKnown: boolean
}

interface OutagesOptions {
  /** Returns the time in milliseconds. */
  readonly now: () => number
  /** Called once when a part begins to fail, and once when it answers again, however many requests fail. */
  readonly onChange: (change: OutageChange) => void
}

/** Follows which parts of an upstream fail. A part fails once it is paused, or three requests in a row have failed. */
export function createOutages({ now, onChange }: OutagesOptions) {
  const failing = new Map<string, Failing>()

  function succeeded(part: string): void {
    const outage = failing.get(part)
    if (outage === undefined) return
    failing.delete(part)
    if (!outage.isKnown) return
    onChange({ kind: 'ended', part, failures: outage.failures, lastedMs: Math.max(0, now() - outage.since) })
  }

  return ({ part, outcome, problem, isPaused }: UpstreamEvent): void => {
    if (outcome === 'ok') return succeeded(part)
    const outage = failing.get(part) ?? { since: now(), failures: 0, isKnown: false }
    failing.set(part, outage)
    outage.failures += 1
    if (outage.isKnown || (!isPaused && outage.failures < TOLERATED_FAILURES)) return
    outage.isKnown = true
    onChange({ kind: 'began', part, reason: outcome, problem, failures: outage.failures })
  }
}
