import { describe, expect, it, vi } from 'vitest'
import { statisticsStateCollection } from '../../gateway/statistics/collections/statistics-state.ts'
import { COUNTED_FORM } from '../../gateway/statistics/rules/statistics-state.ts'
import { countMatchesLeft } from '../../gateway/statistics/workers/matches-left.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { fetchCountedMatches, fetchMatches } from '../support/fetched-matches.ts'
import { Killed, StatisticsWorld } from './statistics-world.ts'

async function readLeft({ store, clock }: StatisticsWorld): Promise<number | null> {
  const state = await openCollection(store, statisticsStateCollection).find('state')
  return countMatchesLeft(store, state, clock.now())
}

async function openCounted(): Promise<StatisticsWorld> {
  const world = new StatisticsWorld()
  await world.record(fetchCountedMatches(6))
  await world.settle()
  return world
}

/** Records the number of matches left before each page that a recount reads, ten seconds apart. */
function watchLeft(world: StatisticsWorld): (number | null)[] {
  const seen: (number | null)[] = []
  const query = world.store.query.bind(world.store)
  world.store.query = async (...args) => {
    await world.clock.advance(10_000)
    seen.push(await readLeft(world))
    return query(...args)
  }
  return seen
}

describe('the matches left', () => {
  it('are those that wait to be counted, whether they were counted before or not', async () => {
    const world = await openCounted()
    expect(await readLeft(world)).toBe(0)
    await world.record(fetchCountedMatches(10))
    expect(await readLeft(world)).toBe(4)
    await world.settle()
    expect(await readLeft(world)).toBe(0)
  })

  it('are at most 1,000 of those', async () => {
    const world = await openCounted()
    const waiting = Array.from({ length: 1001 }, (_, n) => [`EUW1_${n}`, { counted: null, match: null }])
    await world.change('pending_counts', Object.fromEntries(waiting))
    expect(await readLeft(world)).toBe(1000)
  })

  it('are all stored matches while a recount is due, also those that will not count', async () => {
    const world = new StatisticsWorld()
    expect(await readLeft(world)).toBe(0)
    await world.record(fetchMatches(12))
    expect(await readLeft(world)).toBe(12)
    await world.settle()
    expect(await readLeft(world)).toBe(0)

    const state = await world.store.get({ collection: 'statistics_state', id: 'state' })
    await world.change('statistics_state', { state: { ...state?.data, form: 1 } })
    expect(await readLeft(world)).toBe(12)
    await expect(world.recount(4)).rejects.toThrow(Killed)
    await world.clock.advance(60_000)
    expect(await readLeft(world)).toBe(12)
    await world.recount()
    expect(await readLeft(world)).toBe(0)
  })

  it('become fewer while a recount reads, down to none while it corrects documents', async () => {
    const world = new StatisticsWorld()
    await world.record(fetchMatches(130))
    await world.settle()
    const seen = watchLeft(world)
    await world.recount()
    expect(seen.slice(0, 3)).toEqual([130, 130, 30])
    expect(seen.at(-1)).toBe(0)
  })

  it('are none while a recount reads matches that were recorded after its start', async () => {
    const world = await openCounted()
    const seen = watchLeft(world)
    const count = world.store.count.bind(world.store)
    world.store.count = async (...args) => {
      const counted = await count(...args)
      await world.record(fetchCountedMatches(10))
      return counted
    }
    expect(await world.recount()).toMatchObject({ matches: 10 })
    expect(seen.at(-1)).toBe(0)
  })

  it("are unknown during a recount of a store that can't count, and of an older version", async () => {
    const world = await openCounted()
    const seen = watchLeft(world)
    const count = world.store.count.bind(world.store)
    world.store.count = () => Promise.reject(new Error('DEADLINE_EXCEEDED'))
    expect(await world.recount()).toMatchObject({ matches: 6 })
    expect(new Set(seen)).toEqual(new Set([null]))
    expect(world.logs[0]).toBe(
      "The stored matches can't be counted first (Error: DEADLINE_EXCEEDED), so it is unknown how many are left.",
    )

    world.store.count = count
    const recount = { holder: 'an older version', until: world.clock.now() + 60_000, matches: 3 }
    const state = { patches: [], matches: 6, countedAt: 1, recount, form: COUNTED_FORM, revision: 1 }
    await world.change('statistics_state', { state })
    expect(await readLeft(world)).toBeNull()
  })

  it('are not counted by a recount that must wait for another one', async () => {
    const world = await openCounted()
    await expect(world.recount(4)).rejects.toThrow(Killed)
    const count = vi.spyOn(world.store, 'count')
    await expect(world.recount()).rejects.toThrow('Another recount is running')
    expect(count).not.toHaveBeenCalled()
  })
})
