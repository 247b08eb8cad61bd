import * as fc from 'fast-check'
import { it } from 'vitest'
import { runs } from '../support/runs.ts'
import { checkCountedOnce, checkRecountFixesAll, countingEvents, recountingEvents } from './counting-scripts.ts'
import { StatisticsWorld } from './statistics-world.ts'

it('each match is counted once even when counters stop at any step, and a recount agrees', async () => {
  await fc.assert(
    fc.asyncProperty(countingEvents, (events) => checkCountedOnce(new StatisticsWorld(), events)),
    { numRuns: runs({ sample: 12, all: 40 }) },
  )
})

it('a recount fixes all statistics, also after interrupted recounts and during counting', async () => {
  await fc.assert(
    fc.asyncProperty(recountingEvents, (events) => checkRecountFixesAll(new StatisticsWorld(), events)),
    { numRuns: runs({ sample: 12, all: 40 }) },
  )
})
