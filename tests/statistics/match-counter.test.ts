import { describe, expect, it, vi } from 'vitest'
import { TransactionTooLarge } from '../../gateway/store/document-store-errors.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { fetchCountedMatches, fetchMatches } from '../support/fetched-matches.ts'
import { StatisticsWorld } from './statistics-world.ts'

/** A world with this number of pending matches, and their ids. */
async function openPending(count: number) {
  const world = new StatisticsWorld()
  await world.record(fetchCountedMatches(count))
  const matchIds = (await world.store.query('pending_counts', { limit: 1000 })).map(({ id }) => id)
  return { world, matchIds, counter: world.openCounter() }
}

/** Limits the documents that a transaction of the store can write. */
function limitTransactions(store: DocumentStore, most: number): void {
  const transact = store.transaction.bind(store)
  store.transaction = (body) =>
    transact(async (transaction) => {
      const set = vi.spyOn(transaction, 'set')
      const result = await body(transaction)
      if (set.mock.calls.length > most) throw new TransactionTooLarge(set.mock.calls.length, most)
      return result
    })
}

/** Records the documents that later transactions read, as `collection/id`. */
function spyOnReads(store: DocumentStore): string[] {
  const reads: string[] = []
  const transact = store.transaction.bind(store)
  store.transaction = (body) =>
    transact((transaction) => {
      const getMany = transaction.getMany.bind(transaction)
      transaction.getMany = (collection, ids) => {
        reads.push(...ids.map((id) => `${collection}/${id}`))
        return getMany(collection, ids)
      }
      return body(transaction)
    })
  return reads
}

describe('the counter', () => {
  it('counts recorded matches, each once', async () => {
    const world = new StatisticsWorld()
    await world.record(fetchMatches(40))
    await world.settle()
    const expected = await world.countIndependently()
    expect(await world.readStatistics()).toEqual(expected)
    await world.record(fetchMatches(40))
    await world.settle()
    expect(await world.readStatistics()).toEqual(expected)
  })

  it('counts many matches in one transaction', async () => {
    const { world, counter } = await openPending(30)
    const transaction = vi.spyOn(world.store, 'transaction')
    expect(await counter.countPending()).toBe(30)
    expect(await counter.countPending()).toBe(0)
    expect(transaction).toHaveBeenCalledTimes(1)
  })

  it('records the time of the last count', async () => {
    const { world, counter } = await openPending(1)
    await world.clock.advance(1000)
    await counter.countPending()
    const state = await world.store.get({ collection: 'statistics_state', id: 'state' })
    expect(state?.data).toMatchObject({ matches: 1, countedAt: world.clock.now(), recount: null })
  })

  it('splits a count that exceeds one transaction', async () => {
    const { world, counter } = await openPending(32)
    limitTransactions(world.store, 60)
    const transaction = vi.spyOn(world.store, 'transaction')
    expect(await counter.countPending()).toBe(32)
    expect(transaction.mock.calls.length).toBeGreaterThan(2)
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
    expect(world.complaints).toEqual([])
  })

  it('reads champion documents once', async () => {
    const { world, counter } = await openPending(10)
    const reads = spyOnReads(world.store)
    await counter.countPending()
    const first = reads.splice(0)
    await world.record(fetchCountedMatches(20))
    await counter.countPending()
    const champions = first.filter((document) => document.startsWith('champion_'))
    expect(champions).not.toEqual([])
    expect(champions.filter((document) => reads.includes(document))).toEqual([])
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('rereads champion documents after another counter has counted', async () => {
    const { world, counter } = await openPending(10)
    await counter.countPending()
    await world.record(fetchCountedMatches(20))
    await world.settle()
    await world.record(fetchCountedMatches(30))
    expect(await counter.countPending()).toBe(10)
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('rereads champion documents after a recount has fixed them', async () => {
    const { world, counter } = await openPending(10)
    await counter.countPending()
    const stats = await world.store.query('champion_stats', { limit: 1000 })
    await world.change('champion_stats', Object.fromEntries(stats.map(({ id }) => [id, { lanes: {} }])))
    await world.recount()
    await world.record(fetchCountedMatches(20))
    expect(await counter.countPending()).toBe(10)
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('skips an unreadable pending count, reports it once, and counts the others', async () => {
    const { world, matchIds, counter } = await openPending(12)
    const [first = '', , third = ''] = matchIds
    await world.change('pending_counts', { [first]: { counted: 'no', match: 7 }, [third]: {} })
    expect(await counter.countPending()).toBe(10)
    expect(await counter.countPending()).toBe(0)
    expect(world.complaints.map(String)).toEqual([
      `Error: pending_counts/${first} can't be counted`,
      `Error: pending_counts/${third} can't be counted`,
    ])
    expect(counter.status()).toEqual({ recount: 'none', skipped: 2 })

    await world.record(fetchCountedMatches(20))
    expect(await counter.countPending()).toBe(8)
    await world.clock.advance(60 * 60_000)
    expect(await counter.countPending()).toBe(0)
    expect(world.complaints).toHaveLength(2)
    const { pending, matches } = await world.readStatistics()
    expect({ pending, matches }).toEqual({ pending: [first, third], matches: 18 })
  })
})
