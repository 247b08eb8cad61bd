import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import { UnsupportedCountedForm } from '../rules/counted-form.ts'
import type { MatchCounter, MatchCounterStatus } from './match-counter.ts'
import type { MatchPruner } from './match-pruner.ts'
import type { Restamper, RestamperStatus } from './restamp-matches.ts'

/** Pause while nothing is left to do. */
const IDLE_MS = 5000

/**
 * Time after everything was counted until the next count. The statistics are at most this old. Matches that arrive meanwhile are
 * counted together, which writes fewer champion documents for each of them.
 */
const BETWEEN_COUNTS_MS = 60_000

/**
 * Number of matches that are counted within seconds in any case, so that new statistics soon have content. Later ones wait for
 * each other, and for restamping, because a match that is restamped would be counted twice.
 */
const COUNTED_FIRST = 50

/** Pause after an unexpected error. */
const REST_AFTER_FAILURE_MS = 60_000

export interface CountMatchesStatus extends MatchCounterStatus, RestamperStatus {
  /** Number of matches that were counted since the start; a changed match counts again. */
  readonly counted: number
  /** Time of the last count, in milliseconds since 1970; null before the first one. */
  readonly countedAt: number | null
  /** Number of matches that were deleted since the start because their retention had ended. */
  readonly pruned: number
}

/**
 * Adds newly stored matches to the statistics once a minute, and restamps older ones when an account of a pro player is added or
 * removed. During a series of such changes both wait, for at most about a minute. When nothing else is left to do, it deletes
 * matches whose retention has ended. Pending work is in the store, so the job can be stopped at any time. It ends by itself when a
 * later version has counted: that version does the rest.
 */
export interface CountMatchesJob extends BackgroundJob {
  status(): CountMatchesStatus
}

interface Dependencies {
  /** Recounts all matches when the statistics are outdated. Runs first, and again after an error. */
  readonly recountOutdated: (pauses: Pauses) => Promise<void>
  readonly counter: MatchCounter
  readonly restamper: Restamper
  readonly pruner: MatchPruner
  readonly clock: Clock
  /** Called with unexpected errors. The job continues, except after `UnsupportedCountedForm`. */
  readonly report: (error: unknown) => void
}

export function createCountMatchesJob(dependencies: Dependencies): CountMatchesJob {
  const { recountOutdated, counter, restamper, pruner, clock, report } = dependencies
  let counted = 0
  let countedAt: number | null = null
  let nextCountAt = 0
  let pruned = 0
  let isCurrent = false

  /** Does one unit of work. Returns the time until the next one, in milliseconds. */
  async function runOnce(pauses: Pauses): Promise<number> {
    // Restamping subtracts the counted form of a match, which an outdated store does not have.
    if (!isCurrent) await recountOutdated(pauses)
    isCurrent = true
    const waits = counted >= COUNTED_FIRST && (restamper.isWaiting() || clock.now() < nextCountAt)
    if (!waits) {
      // Not interruptible: an abandoned transaction locks a Firestore for a minute.
      const count = await counter.countPending()
      if (count > 0) {
        counted += count
        countedAt = clock.now()
        return 0
      }
      nextCountAt = clock.now() + BETWEEN_COUNTS_MS
    }
    const passed = await pauses.wait(() => restamper.restampDue())
    if (passed > 0) return 0
    const deleted = await pruner.pruneExpired()
    pruned += deleted
    return deleted > 0 ? 0 : IDLE_MS
  }

  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      let rest = REST_AFTER_FAILURE_MS
      try {
        rest = await runOnce(pauses)
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
        if (error instanceof UnsupportedCountedForm) return
      }
      await pauses.rest(rest)
    }
  }

  return {
    ...createBackgroundJob(clock, run),
    status: () => ({ ...counter.status(), ...restamper.status(), counted, countedAt, pruned }),
  }
}
