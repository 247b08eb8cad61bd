import { type BackgroundJob, Closed, createBackgroundJob } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import type { SourceHistory } from '../services/source-history.ts'
import type { Sources } from '../services/sources.ts'

/** Interval of the samples: the smallest outage that a day shows. */
const INTERVAL_MS = 60_000

export interface RecordSourcesJob extends BackgroundJob {
  status(): { readonly samples: number }
}

interface Dependencies {
  readonly sources: Sources
  readonly sourceHistory: Pick<SourceHistory, 'record'>
  readonly clock: Clock
  /** Called when a sample could not be stored. It is left out. */
  readonly report: (error: unknown) => void
}

/** Records the state of each source once a minute. The first sample follows a minute after the start, when sources have answered. */
export function createRecordSourcesJob({ sources, sourceHistory, clock, report }: Dependencies): RecordSourcesJob {
  let samples = 0
  return {
    ...createBackgroundJob(clock, async (pauses) => {
      for (;;) {
        await pauses.rest(INTERVAL_MS)
        try {
          await pauses.wait(async () => sourceHistory.record(await sources.list()))
          samples += 1
        } catch (error) {
          if (error instanceof Closed) throw error
          report(error)
        }
      }
    }),
    status: () => ({ samples }),
  }
}
