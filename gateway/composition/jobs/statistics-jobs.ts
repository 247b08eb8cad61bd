import { randomUUID } from 'node:crypto'
import { createBuildRecorder } from '../../statistics/workers/build-recorder.ts'
import { createCountMatchesJob } from '../../statistics/workers/count-matches.ts'
import { createMatchCounter } from '../../statistics/workers/match-counter.ts'
import { createMatchPruner } from '../../statistics/workers/match-pruner.ts'
import { createRecordBuildsJob } from '../../statistics/workers/record-builds.ts'
import { recountOutdated } from '../../statistics/workers/recount-outdated.ts'
import { createRestamper } from '../../statistics/workers/restamp-matches.ts'
import type { JobParts } from './job-parts.ts'

export type Counting = ReturnType<typeof openCounting>

/** Opens what counts matches. It is shared with the first fill of a demo world. */
export function openCounting({ riot, store, clock, context, reportAs }: JobParts) {
  const report = reportAs('statistics', 'matches could not be counted')
  return {
    counter: createMatchCounter({ store, clock, report }),
    restamper: createRestamper({ ...context, riot, store, clock, report }),
    report,
  }
}

interface Settings {
  /** Number of days that a match is kept after it was fetched; null keeps all. */
  readonly keepMatchesDays: number | null
  /** Pause between two batches of timelines. */
  readonly buildsPaceMs: number
}

/** Jobs that count every recorded match, and its builds, no matter which part of the server recorded it. */
export function createStatisticsJobs(
  { store, clock, context, reportAs }: JobParts,
  counting: Counting,
  { keepMatchesDays, buildsPaceMs }: Settings,
) {
  const { timelines, staticData } = context
  const report = reportAs('builds', 'the builds of matches could not be recorded')
  return {
    statistics: createCountMatchesJob({
      ...counting,
      recountOutdated: (pauses) => recountOutdated({ store, clock, holder: randomUUID() }, pauses),
      pruner: createMatchPruner({ store, clock, keepDays: keepMatchesDays, report: counting.report }),
      clock,
    }),
    builds: createRecordBuildsJob({
      store,
      clock,
      timelines,
      recorder: createBuildRecorder({ store, findItem: (itemId) => staticData.item(itemId), report }),
      paceMs: buildsPaceMs,
      report,
    }),
  }
}
