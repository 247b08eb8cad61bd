import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import type { OnUnsaved } from '../shared/unsaved.ts'

/** Interval between two lines of the log while the store fails: one page has several answers. */
const QUIET_MS = 60_000

/** Logs that answers of Riot were given but not stored: the first one at once, and then their number every minute. */
export function createUnsavedReport(clock: Pick<Clock, 'now'>, log: Pick<Log, 'error'>): OnUnsaved {
  let unsaved = 0
  let loggedAt = -Infinity
  return (error) => {
    unsaved += 1
    if (clock.now() < loggedAt + QUIET_MS) return
    log.error('answers of Riot were given but could not be stored', { answers: unsaved, error })
    unsaved = 0
    loggedAt = clock.now()
  }
}
