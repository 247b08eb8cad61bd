import * as fc from 'fast-check'
import { it } from 'vitest'
import { countingEvents, countsOnce, mendsEverything, recountingEvents } from './counting-scripts.ts'
import { StatisticsWorld } from './statistics-world.ts'

it('each match is counted once, whoever counts and wherever that ends, and a recount says the same', async () => {
  await fc.assert(
    fc.asyncProperty(countingEvents, (events) => countsOnce(new StatisticsWorld(), events)),
    { numRuns: 40 },
  )
})

it('a recount mends everything, also after others were stopped in the middle of theirs and counting went on', async () => {
  await fc.assert(
    fc.asyncProperty(recountingEvents, (events) => mendsEverything(new StatisticsWorld(), events)),
    { numRuns: 40 },
  )
})
