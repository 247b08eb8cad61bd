import { beforeEach, describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { championStatsCollection } from '../../gateway/statistics/collections/champion-stats.ts'
import { championTablesCollection } from '../../gateway/statistics/collections/champion-tables.ts'
import {
  STATISTICS_STATE_ID,
  statisticsStateCollection,
} from '../../gateway/statistics/collections/statistics-state.ts'
import { INITIAL_STATISTICS_STATE } from '../../gateway/statistics/rules/statistics-state.ts'
import {
  type ChampionStatistics,
  createChampionStatistics,
} from '../../gateway/statistics/services/champion-statistics.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

const SCOPE = { population: 'ALL', queue: 'SOLO' } as const
const NEWEST = { ...SCOPE, patch: null }

let clock: FakeClock
let store: DocumentStore
/** The collections that were read, in order. */
let reads: string[]
let isDown: boolean
let statistics: ChampionStatistics
let revision = 0

beforeEach(() => {
  clock = new FakeClock()
  reads = []
  isDown = false
  const sqlite = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  const read = <T>(collection: string, answer: () => Promise<T>) => {
    reads.push(collection)
    return isDown ? Promise.reject(new Error('The store is down.')) : answer()
  }
  store = {
    get: (ref) => read(ref.collection, () => sqlite.get(ref)),
    getMany: (collection, ids) => read(`${collection} ${ids.length}`, () => sqlite.getMany(collection, ids)),
    query: (collection, query) => read(collection, () => sqlite.query(collection, query)),
    transaction: (body) => sqlite.transaction(body),
    count: (collection, limit) => sqlite.count(collection, limit),
    watch: (collection, signal) => sqlite.watch(collection, signal),
    close: () => sqlite.close(),
  }
  statistics = createChampionStatistics({ store, clock })
})

/** Writes this number of matches for each patch, all won by champion 1 on top. */
async function write(matches: number, ...patches: readonly string[]): Promise<void> {
  await store.transaction(async (transaction) => {
    const state = {
      ...INITIAL_STATISTICS_STATE,
      patches,
      matches: matches * patches.length,
      countedAt: clock.now(),
      revision: ++revision,
    }
    openCollection(store, statisticsStateCollection).in(transaction).set(STATISTICS_STATE_ID, state)
    for (const patch of patches) {
      openCollection(store, championTablesCollection)
        .in(transaction)
        .set(`ALL_SOLO_${patch}`, {
          matches,
          champions: {
            1: { picked: matches, banned: 0, lanes: { TOP: { picked: matches, tally: [matches, matches] } } },
          },
        })
    }
  })
}

describe('the champion statistics', () => {
  it('combine the newest five patches, or cover one requested patch', async () => {
    await write(10, '16.7', '16.6', '16.5', '16.4', '16.3', '16.2')
    const five = await statistics.sumUp(1, NEWEST, null)
    expect(five).toMatchObject({
      patches: ['16.7', '16.6', '16.5', '16.4', '16.3'],
      matches: 50,
      rates: { games: 50, pickRate: { wins: 50, games: 50 } },
      averages: null,
      countedAt: clock.now(),
    })
    const one = await statistics.sumUp(1, { ...SCOPE, patch: '16.2' }, null)
    expect(one).toMatchObject({ patches: ['16.2'], matches: 10, rates: { games: 10 } })
  })

  it('list the newest ten patches one by one', async () => {
    const patches = Array.from({ length: 12 }, (_, index) => `16.${12 - index}`)
    await write(1, ...patches)
    const listed = await statistics.listPatches(1, SCOPE, null)
    expect(listed.map(({ patch }) => patch)).toEqual(patches.slice(0, 10).toReversed())
    expect(await statistics.listPatches(1, { ...SCOPE, queue: 'FLEX' }, null)).toEqual([])
  })

  it('exist for champions picked or banned in the newest five patches', async () => {
    await write(1, '16.7', '16.6', '16.5', '16.4', '16.3')
    expect(await statistics.isCounted(1)).toBe(true)
    expect(await statistics.isCounted(2)).toBe(false)
  })
})

describe('the cache of champion statistics', () => {
  it('serves all clients for ten seconds before the next read', async () => {
    await write(3000, '16.7')
    const first = await statistics.sumUp(1, NEWEST, null)
    reads = []
    await write(3020, '16.7')
    await clock.advance(9_999)
    expect(await statistics.sumUp(1, NEWEST, null)).toEqual(first)
    expect(reads).toEqual([])
    await clock.advance(1)
    expect(await statistics.sumUp(1, NEWEST, null)).toMatchObject({ matches: 3020 })
    expect(reads).toEqual(['statistics_state', 'champion_tables 1', 'champion_stats 1'])
  })

  it('shows the first counts within a second, beginning with none', async () => {
    expect(await statistics.list(NEWEST, null)).toMatchObject({ matches: 0, countedAt: null })
    for (const matches of [10, 150, 1999]) {
      await write(matches, '16.7')
      await clock.advance(1000)
      expect(await statistics.list(NEWEST, null)).toMatchObject({ matches })
      expect(await statistics.sumUp(1, NEWEST, null)).toMatchObject({ matches })
    }
  })

  it('shares one read of tables and one of champions among concurrent requests', async () => {
    await write(10, '16.7', '16.6')
    const all = [1, 2, 1].map((championId) => statistics.sumUp(championId, NEWEST, null))
    await Promise.all([...all, statistics.list(NEWEST, null), statistics.listPatches(1, SCOPE, null)])
    expect(reads.toSorted()).toEqual(['champion_stats 4', 'champion_tables 2', 'statistics_state'])
  })

  it('is shared by pages: another champion costs only its own documents', async () => {
    await write(10, '16.7', '16.6')
    await statistics.list(NEWEST, null)
    reads = []
    await statistics.sumUp(7, NEWEST, 'TOP')
    expect(reads).toEqual(['champion_stats 2'])
  })

  it('does not keep a failed read', async () => {
    await write(10, '16.7')
    isDown = true
    await expect(statistics.sumUp(1, NEWEST, null)).rejects.toThrow('The store is down.')
    isDown = false
    expect(await statistics.sumUp(1, NEWEST, null)).toMatchObject({ matches: 10 })
    expect(await openCollection(store, championStatsCollection).find('ALL_SOLO_16.7_1')).toBeNull()
  })
})
