import type { Clock } from '../shared/clock.ts'

/** A difference that a correction of the clock brings only at once, not bit by bit. */
const STEP_MS = 60_000

const LOOK_EVERY_MS = 5_000

/** The machine's clock was set. */
export interface Step {
  /** Lead of the machine's clock; negative when it is behind. */
  readonly aheadMs: number
}

interface Times {
  /** Milliseconds since 1970, by the machine's clock, which can be set. */
  readonly wall: () => number
  /** Milliseconds since any moment, by a clock that only runs. */
  readonly monotonic: () => number
}

const MACHINE: Times = { wall: () => Date.now(), monotonic: () => performance.now() }

/**
 * Creates a clock that starts with the machine's time and then only runs: what is measured with it, such as rate windows and pauses, is
 * right when the machine's clock is set meanwhile. {@link watchForSteps} reports that.
 */
export function createSystemClock({ wall, monotonic }: Times = MACHINE): Clock {
  const offset = wall() - monotonic()
  return {
    // Whole milliseconds, as in the store and the contract.
    now: () => Math.round(offset + monotonic()),
    schedule(delayMs, task) {
      const timer = setTimeout(task, delayMs)
      timer.unref()
      return () => clearTimeout(timer)
    },
  }
}

export const systemClock: Clock = createSystemClock()

/**
 * Calls `onStep` once, when the machine's clock has been set by more than a minute and was not set back within five seconds. A machine
 * that slept has the same effect. Returns a function that ends the watch.
 */
export function watchForSteps(
  clock: Clock,
  onStep: (step: Step) => void,
  wall: () => number = MACHINE.wall,
): () => void {
  let seen = false
  let cancel = clock.schedule(LOOK_EVERY_MS, look)
  function look(): void {
    const aheadMs = wall() - clock.now()
    const isOff = Math.abs(aheadMs) > STEP_MS
    if (isOff && seen) return onStep({ aheadMs })
    seen = isOff
    cancel = clock.schedule(LOOK_EVERY_MS, look)
  }
  return () => cancel()
}
