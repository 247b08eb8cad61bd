import { vi } from 'vitest'
import { createBuildRecorder } from '../../gateway/statistics/workers/build-recorder.ts'
import { createRecordBuildsJob, type RecordBuildsJob } from '../../gateway/statistics/workers/record-builds.ts'
import type { Timelines } from '../../gateway/timelines/services/timelines.ts'
import { fail } from '../support/fail.ts'
import type { StatisticsWorld } from '../support/statistics-world.ts'
import { readAll } from './statistics-world.ts'

/** A recorder over the store of a world. */
export function openBuildRecorder({ store, context }: StatisticsWorld) {
  return createBuildRecorder({ store, findItem: (itemId) => context.staticData.item(itemId), report: fail })
}

/** The job that records builds, over a world. */
export function openBuildsJob(
  world: StatisticsWorld,
  timelines: Timelines = world.context.timelines,
  report: (error: unknown) => void = fail,
): RecordBuildsJob {
  const { store, clock } = world
  return createRecordBuildsJob({ store, clock, timelines, recorder: openBuildRecorder(world), report })
}

/** Records the builds of everything that is due. */
export async function recordBuilds(world: StatisticsWorld): Promise<void> {
  const job = openBuildsJob(world)
  job.start()
  await vi.waitFor(
    async () => {
      await world.clock.advance(2000)
      if (Object.keys(await readAll(world.store, 'build_backlog')).length > 0) throw new Error('Matches are left.')
    },
    { timeout: 60_000 },
  )
  await job.close()
}
