import { describe, expect, it } from 'vitest'
import type { FetchedMatch } from '../../gateway/matches/rules/match.ts'
import { fetchCountedMatches, fetchMatches, proAccount } from '../support/fetched-matches.ts'
import { Killed, readAll, StatisticsWorld } from './statistics-world.ts'

const DAY = 24 * 60 * 60_000

/** Matches of a player who is no pro; each was fetched a day before the one in front of it, the first one at the world's start. */
function fetchedDaily(matches: readonly FetchedMatch[]): readonly FetchedMatch[] {
  return matches.map((fetched, index) => ({ ...fetched, fetchedAt: fetched.fetchedAt - index * DAY }))
}

async function openCounted(matches = fetchedDaily(fetchCountedMatches(10))) {
  const world = new StatisticsWorld()
  await world.record(matches)
  await world.settle()
  return { world, matches }
}

async function listIds(world: StatisticsWorld): Promise<readonly string[]> {
  return (await world.listMatches()).map(({ match }) => match.matchId).toSorted()
}

const idsOf = (matches: readonly FetchedMatch[]) => matches.map(({ match }) => match.matchId).toSorted()

describe('the pruner', () => {
  it('deletes the matches that were fetched before their retention, and subtracts them from the statistics', async () => {
    const { world, matches } = await openCounted()
    expect(await world.openPruner(3).pruneExpired()).toBe(6)
    expect(await listIds(world)).toEqual(idsOf(matches.slice(0, 4)))
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
    expect(await world.recount()).toMatchObject({ corrected: 0 })
  })

  it('deletes timelines with their matches', async () => {
    const { world, matches } = await openCounted()
    const timelines = Object.fromEntries(matches.map(({ match }) => [match.matchId, { timeline: 'any' }]))
    await world.change('match_timelines', timelines)
    await world.openPruner(3).pruneExpired()
    expect(Object.keys(await readAll(world.store, 'match_timelines'))).toEqual(await listIds(world))
  })

  it('deletes matches that do not count, and those that are not counted yet', async () => {
    const matches = fetchedDaily(fetchMatches(20))
    const world = new StatisticsWorld()
    await world.record(matches)
    expect(await world.openPruner(9).pruneExpired()).toBe(10)
    await world.settle()
    expect(await listIds(world)).toEqual(idsOf(matches.slice(0, 10)))
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('keeps the matches of pro players', async () => {
    const { world, matches } = await openCounted()
    const [older] = matches.slice(8)
    await world.attach(older?.match.puuids.find((puuid) => puuid !== proAccount().puuid) ?? '', 'Ana')
    await world.settle()
    expect(await world.openPruner(0).pruneExpired()).toBeLessThan(10)
    expect(await listIds(world)).toContain(older?.match.matchId)
    expect(
      (await world.listMatches()).every(({ pros, fetchedAt }) => pros.length > 0 || fetchedAt === world.clock.now()),
    ).toBe(true)
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('deletes the matches of an account that no longer belongs to a pro player', async () => {
    const { world } = await openCounted()
    await world.attach(proAccount().puuid, 'Ana')
    await world.settle()
    expect(await world.openPruner(3).pruneExpired()).toBe(0)
    await world.attach(proAccount().puuid, null)
    await world.settle()
    expect(await world.openPruner(3).pruneExpired()).toBe(7)
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('removes a patch from the statistics with its last match', async () => {
    const { world } = await openCounted()
    expect(await world.readStatistics()).toMatchObject({ matches: 10, patches: ['16.22', '16.21'] })
    await world.clock.advance(1)
    expect(await world.openPruner(0).pruneExpired()).toBe(10)
    expect(await world.readStatistics()).toEqual({
      tables: {},
      stats: {},
      participations: {},
      matches: 0,
      patches: [],
      pending: [],
    })
  })

  it('counts a match again that is stored again', async () => {
    const { world, matches } = await openCounted()
    const before = await world.readStatistics()
    await world.openPruner(3).pruneExpired()
    await world.record(matches)
    await world.settle()
    expect(await world.readStatistics()).toEqual(before)
  })

  it('keeps all matches without a retention', async () => {
    const { world } = await openCounted(fetchCountedMatches(10).map((fetched) => ({ ...fetched, fetchedAt: 0 })))
    expect(await world.openPruner(null).pruneExpired()).toBe(0)
    expect(await listIds(world)).toHaveLength(10)
  })

  it('reads nothing for an hour after it has deleted everything', async () => {
    const { world } = await openCounted()
    const pruner = world.openPruner(3)
    expect(await pruner.pruneExpired()).toBe(6)
    expect(await pruner.pruneExpired()).toBe(0)
    const query = world.store.query.bind(world.store)
    world.store.query = () => Promise.reject(new Error('The store is not to be read'))
    await world.clock.advance(59 * 60_000)
    expect(await pruner.pruneExpired()).toBe(0)
    world.store.query = query
    await world.clock.advance(2 * 60_000)
    expect(await pruner.pruneExpired()).toBe(1)
  })

  it('waits for the end of a recount', async () => {
    const { world } = await openCounted()
    await expect(world.recount(4)).rejects.toThrow(Killed)
    const pruner = world.openPruner(3)
    expect(await pruner.pruneExpired()).toBe(0)
    expect(await listIds(world)).toHaveLength(10)
    await world.clock.advance(60_000)
    expect(await pruner.pruneExpired()).toBe(7)
    await world.recount()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it("keeps and reports matches that it can't read, once, and deletes the others", async () => {
    const { world, matches } = await openCounted()
    const [match, pending] = matches.slice(8).map(({ match }) => match.matchId)
    if (match === undefined || pending === undefined) throw new Error('There are too few matches.')
    await world.change('matches', { [match]: { retainedSince: 5, payload: 'broken' } })
    await world.change('pending_counts', { [pending]: { counted: 'broken' } })
    const pruner = world.openPruner(3)
    expect(await pruner.pruneExpired()).toBe(4)
    expect(await pruner.pruneExpired()).toBe(0)
    await world.clock.advance(2 * 60 * 60_000)
    expect(await pruner.pruneExpired()).toBe(1)
    expect(world.complaints.map(String).toSorted()).toEqual(
      [match, pending].map((id) => `Error: matches/${id} can't be deleted`).toSorted(),
    )
    expect(Object.keys(await readAll(world.store, 'matches'))).toContain(match)
  })
})
