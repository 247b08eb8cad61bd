import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { COUNTED_FORM } from '../../gateway/statistics/rules/statistics-state.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { fetchCountedMatches, proAccount } from '../support/fetched-matches.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { openJob } from './counting-job.ts'
import { readAll, StatisticsWorld } from './statistics-world.ts'

const MESSAGE = `The statistics in the store were written by a later version of this program (counted form ${COUNTED_FORM + 1}, this one knows ${COUNTED_FORM}), and this one leaves them unchanged; start that version, or choose another store`

/** A later version has counted. Its state has other fields, too. */
async function upgrade(world: StatisticsWorld): Promise<void> {
  await world.change('statistics_state', { state: { form: COUNTED_FORM + 1, patches: {}, total: { matches: 5 } } })
}

/** Work for the counter, the restamper and the pruner. */
async function addWork(world: StatisticsWorld): Promise<void> {
  await world.attach(proAccount().puuid, 'Ana')
  await world.record(fetchCountedMatches(8))
}

/** Everything that is counted, or waits for it. */
async function readDocuments({ store }: StatisticsWorld) {
  const names = ['statistics_state', 'champion_tables', 'champion_stats', 'participations', 'pending_counts', 'matches']
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readAll(store, name)])))
}

/** A world of five counted matches, two of which have expired. */
async function openCounted(world: StatisticsWorld): Promise<StatisticsWorld> {
  const [first, second, ...others] = fetchCountedMatches(5)
  await world.record([first, second].flatMap((each) => (each === undefined ? [] : { ...each, fetchedAt: 0 })))
  await world.record(others)
  await world.settle()
  return world
}

/** Checks that no worker changes statistics of a later version. */
async function checkWorkersRefuse(world: StatisticsWorld): Promise<void> {
  await openCounted(world)
  await addWork(world)
  await world.noteOwners()
  await world.clock.advance(60_000)
  await upgrade(world)
  const before = await readDocuments(world)
  expect(Object.keys(Object(before['pending_counts']))).toHaveLength(3)

  await expect(world.openCounter().countPending()).rejects.toThrow(MESSAGE)
  await expect(world.restamp()).rejects.toThrow(MESSAGE)
  await expect(world.openPruner(30).pruneExpired()).rejects.toThrow(MESSAGE)
  await expect(world.recount()).rejects.toThrow(MESSAGE)
  expect(await readDocuments(world)).toEqual(before)
  await world.store.close()
}

/** Checks that a running job leaves the statistics to a later version once that has counted. */
async function checkJobEnds(world: StatisticsWorld): Promise<void> {
  await openCounted(world)
  await addWork(world)
  const { job, complaints, untilStatus, until } = openJob(world, { recounts: true, keepDays: 365 * 100, step: 1000 })
  job.start()
  await untilStatus({ due: 0 }, 60_000)
  await upgrade(world)
  await world.attach(proAccount(1).puuid, 'Ben')
  await world.record(fetchCountedMatches(8, proAccount(1)))
  const before = await readDocuments(world)

  await until(() => expect(complaints).not.toEqual([]), 60_000)
  await world.clock.advance(10 * 60_000)
  expect(complaints.map(String)).toEqual([`UnsupportedCountedForm: ${MESSAGE}`])
  expect(await readDocuments(world)).toEqual(before)
  await job.close()
  await world.store.close()
}

describe('statistics of a later version', () => {
  it('are changed neither by a counter, a restamper, a pruner nor a recount', () =>
    checkWorkersRefuse(new StatisticsWorld()))

  it('end the counting job of a running older version, which reports it once', () =>
    checkJobEnds(new StatisticsWorld()))

  it('stay unchanged when the later version counts in the middle of a count', async () => {
    const world = await openCounted(new StatisticsWorld())
    await addWork(world)
    const counter = world.openCounter()
    const query = world.store.query.bind(world.store)
    world.store.query = async (...args) => {
      const found = await query(...args)
      await upgrade(world)
      return found
    }
    const before = await readDocuments(world)
    await expect(counter.countPending()).rejects.toThrow(MESSAGE)
    expect(await readDocuments(world)).toEqual({ ...before, statistics_state: expect.anything() })
    expect(world.complaints).toEqual([])
  })
})

describe.runIf(hasFirestoreEmulator)(`statistics of a later version on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  const openWorld = () => new StatisticsWorld(openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }))

  it('are changed neither by a counter, a restamper, a pruner nor a recount', () => checkWorkersRefuse(openWorld()))

  it('end the counting job of a running older version, which reports it once', () => checkJobEnds(openWorld()))
})
