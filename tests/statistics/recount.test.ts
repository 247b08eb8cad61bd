import { describe, expect, it } from 'vitest'
import { personKeyOf } from '../../gateway/matches/collections/person-key.ts'
import {
  RECOUNT_LIFETIME_MS,
  RecountLost,
  RecountStopped,
  RecountUnderWay,
} from '../../gateway/statistics/workers/recount-mark.ts'
import { fetchCountedMatches, proAccount } from '../support/fetched-matches.ts'
import { Killed, readAll, StatisticsWorld } from './statistics-world.ts'

/** A world whose matches are all counted. */
async function openCounted(count = 10) {
  const world = new StatisticsWorld()
  await world.record(fetchCountedMatches(count))
  await world.settle()
  return world
}

/** A recount that has taken the lock and dies without releasing it. */
async function interruptRecount(world: StatisticsWorld): Promise<void> {
  await expect(world.recount(4)).rejects.toThrow(Killed)
}

describe('a recount', () => {
  it('writes nothing where everything is right, and reports how many documents it checked', async () => {
    const world = await openCounted()
    const before = await world.store.get({ collection: 'statistics_state', id: 'state' })
    const { tables, stats, participations } = await world.readStatistics()
    const checked = [tables, stats, participations].flatMap((each) => Object.keys(Object(each))).length
    await world.clock.advance(1000)
    expect(await world.recount()).toEqual({ matches: 10, counted: 10, restamped: 0, checked, corrected: 0 })
    const after = await world.store.get({ collection: 'statistics_state', id: 'state' })
    expect(after?.data).toEqual({ ...before?.data, revision: expect.any(Number) })
  })

  it('writes only missing, superfluous and wrong documents', async () => {
    const world = await openCounted()
    const right = await world.readStatistics()
    const [missing = '', other = ''] = Object.keys(Object(right.stats))
    await world.change('champion_stats', { [missing]: null, [other]: { lanes: {} }, ALL_SOLO_9_9: { lanes: {} } })
    expect(await world.recount()).toMatchObject({ corrected: 3 })
    expect(await world.readStatistics()).toEqual(right)
  })

  it('leaves pending matches to the counter', async () => {
    const world = await openCounted()
    const right = await world.readStatistics()
    await world.record(fetchCountedMatches(12))
    expect(await world.recount()).toMatchObject({ matches: 12, counted: 10, corrected: 0 })
    expect({ ...(await world.readStatistics()), pending: [] }).toEqual(right)
    await world.settle()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('blocks other counts and recounts while it runs, and for a minute after it was killed', async () => {
    const world = await openCounted()
    await world.record(fetchCountedMatches(12))
    await interruptRecount(world)
    const counter = world.openCounter()
    expect(await counter.countPending()).toBe(0)
    expect(counter.status().recount).toBe('under way')
    await expect(world.recount()).rejects.toThrow(RecountUnderWay)
    await expect(world.recount()).rejects.toThrow('Try again in 60 s')

    await world.clock.advance(RECOUNT_LIFETIME_MS)
    expect(await counter.countPending()).toBe(2)
    expect(counter.status().recount).toBe('broken off')
    await world.recount()
    expect(await counter.countPending()).toBe(0)
    expect(counter.status().recount).toBe('none')
  })

  it('reports the number of matches that it has read', async () => {
    const world = await openCounted()
    const query = world.store.query.bind(world.store)
    const shown: unknown[] = []
    world.store.query = async (collection, options) => {
      // The recount renews its mark once these seconds have passed.
      await world.clock.advance(11_000)
      const state = await world.store.get({ collection: 'statistics_state', id: 'state' })
      shown.push(state?.data['recount'])
      return query(collection, options)
    }
    await world.recount()
    expect(shown.at(0)).toMatchObject({ matches: 0 })
    expect(shown.at(-1)).toMatchObject({ matches: 10 })
  })

  it('fails when it paused for so long that others have counted', async () => {
    const world = await openCounted()
    const right = await world.readStatistics()
    await world.change('champion_tables', { [Object.keys(Object(right.tables))[0] ?? '']: null })
    const query = world.store.query.bind(world.store)
    let isFirst = true
    world.store.query = async (collection, options) => {
      if (collection === 'champion_tables' && isFirst) {
        isFirst = false
        await world.clock.advance(RECOUNT_LIFETIME_MS)
        await world.record(fetchCountedMatches(12))
        expect(await world.openCounter().countPending()).toBe(2)
      }
      return query(collection, options)
    }
    await expect(world.recount()).rejects.toThrow(RecountLost)
    await world.recount()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it("counts matches recorded before there were statistics, with today's pro players", async () => {
    const world = await openCounted()
    await world.forgetStatistics()
    await world.attach(proAccount().puuid, 'Ana')
    await world.noteOwners()
    expect((await world.listMatches()).flatMap(({ pros }) => pros)).toEqual([])
    expect(await world.recount()).toMatchObject({ matches: 10, counted: 10, restamped: 10 })
    await world.settle()
    const statistics = await world.readStatistics()
    expect(statistics).toEqual(await world.countIndependently())
    expect(Object.keys(Object(statistics.participations))).toHaveLength(10)
  })

  it("skips and reports a match that can't be read", async () => {
    const world = await openCounted()
    const [id = ''] = fetchCountedMatches(1).map(({ match }) => match.matchId)
    await world.change('matches', { [id]: { match: 'broken' } })
    expect(await world.recount()).toMatchObject({ matches: 10, counted: 9 })
    expect(world.logs).toContain(`The match ${id} can't be read and is skipped.`)
  })

  it('counts a match with an unreadable pending count as new', async () => {
    const world = await openCounted()
    const right = await world.readStatistics()
    const [id = ''] = fetchCountedMatches(1).map(({ match }) => match.matchId)
    await world.change('pending_counts', { [id]: { counted: 'broken' } })
    expect(await world.recount()).toMatchObject({ counted: 9 })
    expect(world.logs).toContain(
      `The pending count of the match ${id} can't be read: the match is counted as a new one.`,
    )
    await world.settle()
    expect(await world.readStatistics()).toEqual(right)
    expect(world.complaints).toEqual([])
  })

  it('counts a match with an unreadable pending count again after its PUUIDs change with the key', async () => {
    const world = await openCounted()
    const [id = ''] = fetchCountedMatches(1).map(({ match }) => match.matchId)
    await world.change('pending_counts', { [id]: { counted: 'broken' } })
    await world.changeKey()
    await world.recount()
    await world.settle()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('lets the matches of an older release be found by their participants', async () => {
    const world = await openCounted()
    const right = await world.readStatistics()
    await world.countAccounts()
    expect(await world.recount()).toMatchObject({ matches: 10, counted: 10 })
    expect(await world.readStatistics()).toEqual(right)
    const where = [{ field: 'people', contains: personKeyOf(proAccount().puuid) }]
    expect(await world.store.query('matches', { where, limit: 100 })).toHaveLength(10)
  })

  it('writes the records of accounts that an older release has remembered, and deletes its totals', async () => {
    const world = await openCounted()
    await world.remember(proAccount())
    const right = await readAll(world.store, 'account_records')
    expect(Object.values(right)).toMatchObject([{ games: 10 }])
    await world.countAccounts()
    expect(await world.recount()).toMatchObject({ corrected: 3 })
    expect(await readAll(world.store, 'account_records')).toEqual(right)
    expect(await readAll(world.store, 'account_champions')).toEqual({})
    expect(await readAll(world.store, 'champion_players')).toEqual({})
  })

  it('reports zeros for an empty store', async () => {
    const world = new StatisticsWorld()
    expect(await world.recount()).toEqual({ matches: 0, counted: 0, restamped: 0, checked: 0, corrected: 0 })
  })
})

describe('a stopped recount', () => {
  /** Recounts, and stops at the first query of a collection. */
  function stopAt(world: StatisticsWorld, collection: string) {
    const stop = new AbortController()
    const query = world.store.query.bind(world.store)
    world.store.query = (queried, options) => {
      if (queried === collection) stop.abort()
      return query(queried, options)
    }
    return world.recount(Infinity, stop).finally(() => {
      world.store.query = query
    })
  }

  it('leaves everything unchanged before the first correction, reports it, and lets counting continue', async () => {
    const world = await openCounted()
    const before = await world.readStatistics()
    await world.record(fetchCountedMatches(12))
    const stopped = stopAt(world, 'champion_stats')
    await expect(stopped).rejects.toThrow(RecountStopped)
    await expect(stopped).rejects.toThrow(
      'The recount was stopped. 12 matches were read; the statistics are unchanged.',
    )
    expect({ ...(await world.readStatistics()), pending: [] }).toEqual(before)
    const counter = world.openCounter()
    expect(await counter.countPending()).toBe(2)
    expect(counter.status().recount).toBe('none')
  })

  it('lets counting continue after some corrections, and the next recount does the rest', async () => {
    const world = await openCounted()
    const { tables, participations } = await world.readStatistics()
    const wrong = Object.keys(Object(tables)).map((id) => [id, null])
    await world.change('champion_tables', Object.fromEntries(wrong))
    await world.change('participations', { wrong: {} })
    await world.record(fetchCountedMatches(12))
    await expect(stopAt(world, 'participations')).rejects.toThrow(
      new RegExp(`12 matches were read and \\d+ documents were checked, of which ${wrong.length} were corrected\\.`),
    )
    expect((await world.readStatistics()).participations).toEqual({ ...Object(participations), wrong: {} })
    const counter = world.openCounter()
    expect(await counter.countPending()).toBe(2)
    expect(counter.status().recount).toBe('broken off')
    await world.recount()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
    expect(counter.status().recount).toBe('broken off')
    await counter.countPending()
    expect(counter.status().recount).toBe('none')
  })

  it('stops while it restamps matches, after the statistics are right', async () => {
    const world = await openCounted()
    await world.forgetStatistics()
    await world.attach(proAccount().puuid, 'Ana')
    await world.noteOwners()
    const stop = new AbortController()
    const query = world.store.query.bind(world.store)
    const transaction = world.store.transaction.bind(world.store)
    let isLast = false
    world.store.query = (queried, options) => {
      isLast = queried === 'champion_players'
      return query(queried, options)
    }
    // The next transaction is the last of the recount.
    world.store.transaction = (body) => {
      if (isLast) stop.abort()
      return transaction(body)
    }
    await expect(world.recount(Infinity, stop)).rejects.toThrow(
      'The statistics are recounted; 0 of 10 matches with outdated stamps were processed.',
    )
    Object.assign(world.store, { query, transaction })
    expect(await world.recount()).toMatchObject({ corrected: 0, restamped: 10 })
  })

  it('leaves an earlier interrupted recount marked as broken off', async () => {
    const world = await openCounted()
    await interruptRecount(world)
    await world.clock.advance(RECOUNT_LIFETIME_MS)
    await expect(stopAt(world, 'matches')).rejects.toThrow(RecountStopped)
    const counter = world.openCounter()
    await counter.countPending()
    expect(counter.status().recount).toBe('broken off')
  })

  it('reports when it paused for so long that others have counted', async () => {
    const world = await openCounted()
    await world.record(fetchCountedMatches(12))
    const stop = new AbortController()
    const query = world.store.query.bind(world.store)
    world.store.query = async (queried, options) => {
      if (queried === 'champion_tables' && !stop.signal.aborted) {
        stop.abort()
        await world.clock.advance(RECOUNT_LIFETIME_MS)
        expect(await world.openCounter().countPending()).toBe(2)
      }
      return query(queried, options)
    }
    await expect(world.recount(Infinity, stop)).rejects.toThrow(RecountLost)
  })
})
