import { map, type Observable } from 'rxjs'
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
    const subscription = subscribe()
      .pipe(map(dataOf))
      .subscribe({
        next(data) {
          if (data === undefined) return
          attempts = 0
          onUpdate(data)
          endLoss()
        },
        error: restartLater,
        complete: restartLater,
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

/** Throws the error of an update: without its data, what the page shows is out of date. */
function dataOf<Update>({ data, error }: { readonly data?: Update | undefined; readonly error?: unknown }) {
  if (error !== undefined) throw error
  return data
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
