import type { Clock } from '../ports/clock.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from './background-job.ts'
import type { MatchCounter, MatchCounterStatus } from './match-counter.ts'
import type { Restamper, RestamperStatus } from './restamp-matches.ts'

/** How long the job rests when nothing is left to do, in milliseconds: so old the statistics are at most. */
const IDLE = 5000

/**
 * How many matches are counted whatever comes, so that new statistics soon show something. What waits to be stamped anew
 * would only be counted twice.
 */
const SHOWN_SOON = 50

/** How long the job rests after something that nobody foresaw, in milliseconds. */
const REST_AFTER_FAILURE = 60_000

/** How the job is doing. */
export interface CountMatchesStatus extends MatchCounterStatus, RestamperStatus {
  /** How many matches were counted since the job began; one that changed meanwhile once more. */
  readonly counted: number
  /** When the last of them were, in milliseconds since 1970; null before the first. */
  readonly countedAt: number | null
}

/**
 * Brings matches into the statistics soon after they were recorded, and stamps older ones anew when an account of a pro
 * player comes or goes; while one after another does, both wait, for about a minute at most. The store says what is
 * pending, so it can be stopped at any moment.
 */
export interface CountMatchesJob extends BackgroundJob {
  status(): CountMatchesStatus
}

interface Dependencies {
  readonly counter: MatchCounter
  readonly restamper: Restamper
  readonly clock: Clock
  /** Is told what nobody foresaw. The job goes on. */
  readonly report: (error: unknown) => void
}

export function createCountMatchesJob({ counter, restamper, clock, report }: Dependencies): CountMatchesJob {
  let counted = 0
  let countedAt: number | null = null

  /** Does one thing. Answers for how long to rest then. */
  async function goOn(pauses: Pauses): Promise<number> {
    const waits = counted >= SHOWN_SOON && restamper.isWaiting()
    // Closing waits for it: a transaction that nobody ends keeps a Firestore locked for a minute.
    const count = waits ? 0 : await counter.countPending()
    if (count > 0) {
      counted += count
      countedAt = clock.now()
      return 0
    }
    const passed = await pauses.wait(() => restamper.restampDue())
    return passed > 0 ? 0 : IDLE
  }

  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      let rest = REST_AFTER_FAILURE
      try {
        rest = await goOn(pauses)
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
      }
      await pauses.rest(rest)
    }
  }

  return {
    ...createBackgroundJob(clock, run),
    status: () => ({ ...counter.status(), ...restamper.status(), counted, countedAt }),
  }
}
