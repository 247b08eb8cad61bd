import type { Observable } from 'rxjs'
import { connection, type Connection } from '../apollo/connection.ts'
import type { Later } from '../components/popover-turns.ts'

interface Followed<Update> {
  /** Called again for each restart. */
  readonly subscribe: () => Observable<{ readonly data?: Update | undefined; readonly error?: unknown }>
  /** Called with each update, in order. */
  readonly onUpdate: (update: Update) => void
  readonly later?: Later
  /** Returns a random number from 0 to 1. */
  readonly chance?: () => number
  /** Has the subscription as lost from its end until its next update. */
  readonly state?: Pick<Connection, 'loseSubscription'>
}

/** Restarts the subscription after a delay whenever it ends or an update fails, until the returned function is called. */
export function followUpdates<Update>({
  subscribe,
  onUpdate,
  later = wait,
  chance = Math.random,
  state = connection,
}: Followed<Update>): () => void {
  let attempts = 0
  let recover: (() => void) | null = null
  let stop = begin()

  function begin(): () => void {
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      restartLater()
    }
    const subscription = subscribe().subscribe({
      next({ data, error }) {
        if (isOver) return
        // Without the data of this update, what the page shows is out of date.
        if (error !== undefined) {
          end()
          subscription.unsubscribe()
        } else if (data !== undefined) {
          attempts = 0
          onUpdate(data)
          endLoss()
        }
      },
      error: end,
      complete: end,
    })
    return () => subscription.unsubscribe()
  }

  function restartLater() {
    recover ??= state.loseSubscription()
    stop = later(restBefore(attempts, chance()), () => {
      stop = begin()
    })
    attempts += 1
  }

  function endLoss() {
    recover?.()
    recover = null
  }

  return () => {
    stop()
    endLoss()
  }
}

const wait: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Longest delay before a restart, plus or minus one half. */
const LONGEST_DELAY_MS = 60_000

/** Milliseconds: 5 seconds, doubled after each attempt without an update, plus or minus one half. `chance` is 0 to 1. */
export function restBefore(attempts: number, chance: number): number {
  // The jitter prevents pages that were disconnected together from reconnecting together.
  return Math.min(5000 * 2 ** attempts, LONGEST_DELAY_MS) * (0.5 + chance)
}
