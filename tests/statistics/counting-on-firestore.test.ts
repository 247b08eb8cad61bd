import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { fetchCountedMatches, proAccount } from '../support/fetched-matches.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { checkCountedOnce, checkRecountFixesAll, countingEvents, recountingEvents } from './counting-scripts.ts'
import { StatisticsWorld } from './statistics-world.ts'

function openWorld(): StatisticsWorld {
  return new StatisticsWorld(openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }))
}

describe.runIf(hasFirestoreEmulator)(`counting on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('counts each match once even when counters stop at any step, and a recount agrees', async () => {
    await fc.assert(
      fc.asyncProperty(countingEvents, (events) => checkCountedOnce(openWorld(), events)),
      { numRuns: 2, endOnFailure: true },
    )
  }, 180_000)

  it('fixes all statistics by a recount, also after interrupted recounts and during counting', async () => {
    await fc.assert(
      fc.asyncProperty(recountingEvents, (events) => checkRecountFixesAll(openWorld(), events)),
      { numRuns: 2, endOnFailure: true },
    )
  }, 180_000)

  it('counts a hundred matches in one transaction', async () => {
    const world = openWorld()
    await world.record([0, 1, 2, 3, 4].flatMap((index) => fetchCountedMatches(25, proAccount(index))))
    const matches = (await world.listMatches()).length
    const counter = world.openCounter()
    expect(await counter.countPending()).toBe(Math.min(150, matches))
    await world.settle()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
    await world.store.close()
  })
})
