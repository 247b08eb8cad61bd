import { beforeEach, describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { createStoredLadders } from '../../gateway/ladders/services/stored-ladders.ts'
import { createLadderVersions } from '../../gateway/ladders/workers/ladder-versions.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openTestWorld } from '../support/test-world.ts'
import { listStandings } from './ladder-standings.ts'
import { checkMovementOverDays, readHours, replaceAt, versionAt } from './movement-script.ts'

const HOUR_MS = 3_600_000
const EUW = { platform: 'EUW1', queue: 'SOLO' } as const

let store: DocumentStore

beforeEach(() => {
  store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
})

describe('a stored ladder', () => {
  it('is compared with the one of about 24 hours before, also after restarts', async () => {
    await checkMovementOverDays(store)
  })

  it('agrees with its baselines when a process dies at any step of its replacement', async () => {
    for (const hour of [0, 4, 20]) await replaceAt(store, hour)
    const before = await readHours(store)
    let died = 0
    while ((await readHours(store)).hour === 20) {
      expect(await readHours(store)).toEqual(before)
      await replaceAt(dyingAfter(died), 32).catch(() => died++)
    }
    // Two steps write a ladder of one chunk; the last one only deletes older chunks.
    expect(died).toBe(3)
    expect(await readHours(store)).toMatchObject({ hour: 32, comparedWith: 4, baselines: [0, 4, 20, 32] })
    await replaceAt(store, 33)
    expect(await readHours(store)).toMatchObject({ hour: 33, comparedWith: 4, baselines: [0, 4, 20, 32, 33] })
  })

  it('is not compared across an outage of two days', async () => {
    await replaceAt(store, 0)
    await replaceAt(store, 48)
    expect(await readHours(store)).toMatchObject({ hour: 48, comparedWith: null, baselines: [0, 48] })
  })

  it('is not compared with a ladder of another key, whose PUUIDs differ', async () => {
    await replaceAt(store, 0)
    await replaceAt(store, 4)
    await replaceAt(store, 24, 'second-key')
    expect(await readHours(store)).toMatchObject({ hour: 24, comparedWith: null, baselines: [24], days: 2 })
  })

  it('asks once for what the store does not know: past cut-offs, and the ladders of a week and a day before', async () => {
    const versions = createLadderVersions(store)
    const offers: number[] = []
    const offer = async (at: number) => {
      const hour = (at - versionAt(0).fetchedAt) / HOUR_MS
      offers.push(hour)
      return { fetchedAt: at, standings: versionAt(hour).entries }
    }
    await versions.replace(EUW, versionAt(600), offer)
    const days = Array.from({ length: 21 }, (_, index) => 600 - 24 * (21 - index))
    expect(offers).toEqual([...days, 600 - 168, 600 - 24])
    expect(await readHours(store)).toMatchObject({
      comparedWith: 576,
      lastWeek: 432,
      baselines: [432, 576, 600],
      days: 22,
    })

    await versions.replace(EUW, versionAt(602), offer)
    expect(await readHours(store)).toMatchObject({ comparedWith: 576, lastWeek: 432, days: 22 })
    expect(offers).toHaveLength(23)
  })

  it('fits with its order of 20,000 players into documents', async () => {
    const standings = listStandings(20_000)
    const replace = (fetchedAt: number, listed: typeof standings) =>
      createLadderVersions(store).replace(EUW, { fetchedAt, keyId: 'key', entries: toLadder(listed, new Map()) })
    await replace(0, standings.slice(1))
    await replace(24 * HOUR_MS, standings)
    const stored = createStoredLadders(store)
    const head = await stored.findHead(EUW)
    if (head === null) throw new Error('There is no ladder.')
    const entries = await stored.findEntries(EUW, head, 0, 20_000)
    expect(entries?.map(({ rankBefore }) => rankBefore)).toEqual(
      standings.map((_, index) => (index === 0 ? null : index)),
    )
  })
})

describe('LadderEntry.movement', () => {
  const ask = (world: ReturnType<typeof openTestWorld>, given = '') =>
    world.ask(`{ ladder(region: EUW, first: 3 ${given}) { edges { node { rank movement { places since } } } } }`)
  const since = new Date(versionAt(0).fetchedAt).toISOString()

  it('is null while no ladder of about 24 hours before is stored', async () => {
    const world = openTestWorld()
    await replaceAt(world.store, 0)
    await replaceAt(world.store, 4)
    expect(await ask(world)).toEqual({
      ladder: { edges: [1, 2, 3].map((rank) => ({ node: { rank, movement: null } })) },
    })
  })

  it('has the places gained since then, null for a newcomer, in any order of the list', async () => {
    const world = openTestWorld()
    await replaceAt(world.store, 0)
    await replaceAt(world.store, 24)
    // After six turns the leader is the one who was seventh.
    expect(await ask(world)).toEqual({
      ladder: { edges: [1, 2, 3].map((rank) => ({ node: { rank, movement: { places: 6, since } } })) },
    })
    expect(await ask(world, 'orderBy: LOSSES, reverse: true')).toEqual({
      ladder: {
        edges: [
          { node: { rank: 11, movement: { places: null, since } } },
          { node: { rank: 10, movement: { places: -4, since } } },
          { node: { rank: 9, movement: { places: -4, since } } },
        ],
      },
    })
  })
})

/** The store of a process that dies after this number of transactions. */
function dyingAfter(steps: number): DocumentStore {
  let left = steps
  return {
    get: (ref) => store.get(ref),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
    transaction(body) {
      if (left === 0) return Promise.reject(new Error('The process is dead.'))
      left--
      return store.transaction(body)
    },
    count: (collection, limit) => store.count(collection, limit),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}
