import type { Pauses } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { isOutdated } from '../rules/counted-form.ts'
import { findCountedState } from './counted-state.ts'
import { RecountUnderWay } from './recount-mark.ts'
import { recount } from './recount.ts'

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly holder: string
}

/**
 * Recounts all stored matches when the statistics don't contain them in today's form: after an upgrade, in a store from before
 * statistics, and after a recount that broke off. Waits for a recount that is under way. Asks Riot for nothing. Throws `Closed`
 * as soon as the job is closed, `UnsupportedCountedForm` with nothing changed, and the recount's errors.
 */
export async function recountOutdated({ store, clock, holder }: Dependencies, pauses: Pauses): Promise<void> {
  const stop = new AbortController()
  try {
    while (isOutdated(await findCountedState(store))) {
      try {
        await pauses.wait(() => recount({ store, clock, holder, signal: stop.signal, tell: () => undefined }))
      } catch (error) {
        if (!(error instanceof RecountUnderWay)) throw error
        await pauses.rest(error.until - clock.now())
      }
    }
  } finally {
    stop.abort()
  }
}
