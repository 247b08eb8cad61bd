import type { Observable } from 'rxjs'
import type { Later } from '../components/popover-turns.ts'

interface Followed<Update> {
  /** Asks the server for updates; called again for each new beginning. */
  readonly subscribe: () => Observable<{ readonly data?: Update | undefined }>
  /** Called with each update, in their order. */
  readonly onUpdate: (update: Update) => void
  readonly later?: Later
  /** A number from 0 to 1. */
  readonly chance?: () => number
}

/**
 * Hears of updates until the function that it answers is called. Begins again, after a rest, whenever the server has
 * ended that or an update could not be made.
 */
export function followUpdates<Update>({
  subscribe,
  onUpdate,
  later = wait,
  chance = Math.random,
}: Followed<Update>): () => void {
  let attempts = 0
  let stop = begin()

  function begin(): () => void {
    const subscription = subscribe().subscribe({
      next({ data }) {
        if (data === undefined) return
        attempts = 0
        onUpdate(data)
      },
      error: rest,
      complete: rest,
    })
    return () => subscription.unsubscribe()
  }

  function rest() {
    stop = later(restBefore(attempts, chance()), () => {
      stop = begin()
    })
    attempts += 1
  }

  return () => stop()
}

const wait: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** The longest rest before the server is asked for updates again, in milliseconds, give or take a half. */
const LONGEST_REST = 60_000

/**
 * How long to rest before an ended subscription is begun again, in milliseconds: 5 seconds, and twice as long after each
 * attempt that brought nothing, give or take a half. `chance` is from 0 to 1.
 */
export function restBefore(attempts: number, chance: number): number {
  // Pages that were cut off together must not come back together.
  return Math.min(5000 * 2 ** attempts, LONGEST_REST) * (0.5 + chance)
}
