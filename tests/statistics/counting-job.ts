import { expect, vi } from 'vitest'
import { createCountMatchesJob } from '../../gateway/statistics/workers/count-matches.ts'
import { recountOutdated } from '../../gateway/statistics/workers/recount-outdated.ts'
import { createRestamper } from '../../gateway/statistics/workers/restamp-matches.ts'
import { StatisticsWorld } from './statistics-world.ts'

interface Options {
  /** True when the job recounts outdated statistics. */
  readonly recounts?: boolean
  readonly keepDays?: number | null
  /** Time between two looks at the job, in milliseconds. */
  readonly step?: number
}

/** A counting job over a world, with its error reports. */
export function openJob(world = new StatisticsWorld(), options: Options = {}) {
  const { recounts = false, keepDays = null, step = 10 } = options
  const { store, proScene, clock } = world
  const complaints: unknown[] = []
  const report = (error: unknown) => void complaints.push(error)
  const restamper = createRestamper({ store, proScene, riot: { keyId: 'key' }, clock, report })
  const job = createCountMatchesJob({
    recountOutdated: async (pauses) => {
      if (recounts) await recountOutdated({ store, clock, holder: 'the job' }, pauses)
    },
    counter: world.openCounter(),
    restamper,
    pruner: world.openPruner(keepDays),
    clock,
    report,
  })
  /** Advances the clock by `ms`, then in steps until the expectation holds. */
  async function until(expectation: () => void, ms = 0): Promise<void> {
    await clock.advance(ms)
    await vi.waitFor(
      async () => {
        await clock.advance(step)
        expectation()
      },
      { timeout: 30_000 },
    )
  }
  return {
    world,
    job,
    complaints,
    until,
    /** Advances the clock by `ms`, then in steps until the status of the job matches. */
    untilStatus: (status: object, ms = 0) => until(() => expect(job.status()).toMatchObject(status), ms),
  }
}
