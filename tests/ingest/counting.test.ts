import * as fc from 'fast-check'
import { it } from 'vitest'
import { countingEvents, countsOnce, mendsEverything, recountingEvents } from './counting-scripts.ts'
import { StatisticsWorld } from './statistics-world.ts'

it('matches are counted once with several counters that stop at any step, as a recount confirms', async () => {
  await fc.assert(
    fc.asyncProperty(countingEvents, (events) => countsOnce(new StatisticsWorld(), events)),
    { numRuns: 40 },
  )
})

it('a recount fixes all statistics, also after interrupted recounts and concurrent counting', async () => {
  await fc.assert(
    fc.asyncProperty(recountingEvents, (events) => mendsEverything(new StatisticsWorld(), events)),
    { numRuns: 40 },
  )
})
