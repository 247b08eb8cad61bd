import { type BackgroundJob, Closed, createBackgroundJob } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import { followSources, type KnownSources, type SourceChange } from '../rules/source-changes.ts'
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
  /** Called when a source begins to fail, fails in another way, or is well again. */
  readonly onChange: (change: SourceChange) => void
  /** Called when a sample could not be stored. It is left out. */
  readonly report: (error: unknown) => void
}

/** Records the state of each source once a minute, and reports its changes. The first sample follows a minute after the start, when sources have answered. */
export function createRecordSourcesJob(dependencies: Dependencies): RecordSourcesJob {
  const { sources, sourceHistory, clock, onChange, report } = dependencies
  let known: KnownSources = new Map()
  let samples = 0

  async function takeSample(): Promise<void> {
    const reports = await sources.list()
    const followed = followSources(known, reports, clock.now())
    known = followed.known
    for (const change of followed.changes) onChange(change)
    await sourceHistory.record(reports)
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
