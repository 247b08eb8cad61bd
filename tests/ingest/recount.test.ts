import { describe, expect, it } from 'vitest'
import { RECOUNT_LIFETIME, RecountLost, RecountUnderWay } from '../../gateway/ingest/recount-mark.ts'
import { fetchCountedMatches, proAccount } from '../support/fetched-matches.ts'
import { Killed, StatisticsWorld } from './statistics-world.ts'

/** A world whose matches are counted. */
async function openCounted(count = 10) {
  const world = new StatisticsWorld()
  await world.record(fetchCountedMatches(count))
  await world.settle()
  return world
}

/** A recount that has taken the mark, and has ended then without another word. */
async function breakOff(world: StatisticsWorld): Promise<void> {
  await expect(world.recount(4)).rejects.toThrow(Killed)
}

describe('a recount', () => {
  it('writes nothing where everything is right, and says how much it looked at', async () => {
    const world = await openCounted()
    const before = await world.store.get({ collection: 'statistics_state', id: 'state' })
    const { tables, stats, accounts, players, participations } = await world.readStatistics()
    const looked = [tables, stats, accounts, players, participations].flatMap((each) =>
      Object.keys(Object(each)),
    ).length
    await world.clock.advance(1000)
    expect(await world.recount()).toEqual({ matches: 10, counted: 10, restamped: 0, looked, mended: 0 })
    const after = await world.store.get({ collection: 'statistics_state', id: 'state' })
    expect(after?.data).toEqual({ ...before?.data, revision: expect.any(Number) })
  })

  it('writes only what is wrong: what is missing, too much, or says something else', async () => {
    const world = await openCounted()
    const right = await world.readStatistics()
    const [missing = '', other = ''] = Object.keys(Object(right.stats))
    await world.change('champion_stats', { [missing]: null, [other]: { lanes: {} }, ALL_SOLO_9_9: { lanes: {} } })
    expect(await world.recount()).toMatchObject({ mended: 3 })
    expect(await world.readStatistics()).toEqual(right)
  })

  it('leaves what is pending to whoever counts, and counts nothing of it', async () => {
    const world = await openCounted()
    const right = await world.readStatistics()
    await world.record(fetchCountedMatches(12))
    expect(await world.recount()).toMatchObject({ matches: 12, counted: 10, mended: 0 })
    expect({ ...(await world.readStatistics()), pending: [] }).toEqual(right)
    await world.settle()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('lets nobody else count or recount meanwhile, and for a minute after it was killed', async () => {
    const world = await openCounted()
    await world.record(fetchCountedMatches(12))
    await breakOff(world)
    const counter = world.openCounter()
    expect(await counter.countPending()).toBe(0)
    expect(counter.status().recount).toBe('under way')
    await expect(world.recount()).rejects.toThrow(RecountUnderWay)
    await expect(world.recount()).rejects.toThrow('try again in 60 s')

    await world.clock.advance(RECOUNT_LIFETIME)
    expect(await counter.countPending()).toBe(2)
    expect(counter.status().recount).toBe('broken off')
    await world.recount()
    expect(await counter.countPending()).toBe(0)
    expect(counter.status().recount).toBe('none')
  })

  it('gives up when it stood still for so long that others have counted', async () => {
    const world = await openCounted()
    const right = await world.readStatistics()
    await world.change('champion_tables', { [Object.keys(Object(right.tables))[0] ?? '']: null })
    const query = world.store.query.bind(world.store)
    let isFirst = true
    world.store.query = async (collection, asked) => {
      if (collection === 'champion_tables' && isFirst) {
        isFirst = false
        await world.clock.advance(RECOUNT_LIFETIME)
        await world.record(fetchCountedMatches(12))
        expect(await world.openCounter().countPending()).toBe(2)
      }
      return query(collection, asked)
    }
    await expect(world.recount()).rejects.toThrow(RecountLost)
    await world.recount()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
  })

  it('counts what was recorded before there were statistics, with the pro players of today', async () => {
    const world = await openCounted()
    await world.forgetStatistics()
    await world.attach(proAccount().puuid, 'Ana')
    await world.restamp()
    expect((await world.listMatches()).flatMap(({ pros }) => pros)).toEqual([])
    expect(await world.recount()).toMatchObject({ matches: 10, counted: 10, restamped: 10 })
    await world.settle()
    const statistics = await world.readStatistics()
    expect(statistics).toEqual(await world.countIndependently())
    expect(Object.keys(Object(statistics.participations))).toHaveLength(10)
  })

  it('leaves a match out that can not be read, and says so', async () => {
    const world = await openCounted()
    const [id = ''] = fetchCountedMatches(1).map(({ match }) => match.matchId)
    await world.change('matches', { [id]: { match: 'broken' } })
    expect(await world.recount()).toMatchObject({ matches: 10, counted: 9 })
    expect(world.told).toContain(`The match ${id} can't be read, and is left out.`)
  })

  it('lets a match be counted anew of which nobody can read what is pending', async () => {
    const world = await openCounted()
    const right = await world.readStatistics()
    const [id = ''] = fetchCountedMatches(1).map(({ match }) => match.matchId)
    await world.change('pending_counts', { [id]: { counted: 'broken' } })
    expect(await world.recount()).toMatchObject({ counted: 9 })
    expect(world.told).toContain(`What was pending of the match ${id} can't be read: it is new now.`)
    await world.settle()
    expect(await world.readStatistics()).toEqual(right)
    expect(world.complaints).toEqual([])
  })

  it('has nothing to say of an empty store', async () => {
    const world = new StatisticsWorld()
    expect(await world.recount()).toEqual({ matches: 0, counted: 0, restamped: 0, looked: 0, mended: 0 })
  })
})
