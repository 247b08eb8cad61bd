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
export function createRecordSourcesJob(dependencies: Dependencies): RecordSourcesJob {
  const { sources, sourceHistory, clock, report } = dependencies
  let samples = 0

  async function takeSample(): Promise<void> {
    await sourceHistory.record(await sources.list())
  }

  return {
    ...createBackgroundJob(clock, async (pauses) => {
      for (;;) {
        await pauses.rest(INTERVAL_MS)
        try {
          await pauses.wait(takeSample)
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
