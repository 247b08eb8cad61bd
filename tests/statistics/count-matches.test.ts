import { describe, expect, it } from 'vitest'
import { pendingCountsCollection } from '../../gateway/matches/collections/pending-counts.ts'
import type { CountedMatch } from '../../gateway/matches/collections/pending-counts.ts'
import { COUNTED_FORM } from '../../gateway/statistics/rules/statistics-state.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { fetchCountedMatches, proAccount } from '../support/fetched-matches.ts'
import { openJob } from './counting-job.ts'
import { Killed, readAll, StatisticsWorld } from './statistics-world.ts'

it('the counting job counts new matches within seconds, restamps older ones and reports its status', async () => {
  const { world, job, complaints, untilStatus } = openJob()
  await world.record(fetchCountedMatches(5))
  expect(job.status()).toMatchObject({ counted: 0, countedAt: null, recount: 'none', skipped: 0 })
  job.start()
  await untilStatus({ counted: 5, countedAt: expect.any(Number) })

  await world.attach(proAccount().puuid, 'Ana')
  await world.record(fetchCountedMatches(8))
  await untilStatus({ counted: 8, due: 1 }, 5000)
  await untilStatus({ counted: 16, due: 0 }, 15_000)
  await job.close()
  const statistics = await world.readStatistics()
  expect(statistics).toEqual(await world.countIndependently())
  expect(Object.keys(Object(statistics.participations))).toHaveLength(8)
  expect(complaints).toEqual([])
})

it('the counting job waits during a recount and continues afterwards', async () => {
  const { world, job, untilStatus } = openJob()
  await world.record(fetchCountedMatches(5))
  await expect(world.recount(4)).rejects.toThrow(Killed)
  await world.attach(proAccount().puuid, 'Ana')
  job.start()
  await untilStatus({ counted: 0, recount: 'under way', due: 0 }, 30_000)
  await untilStatus({ counted: 5, recount: 'broken off', due: 0 }, 30_000)
  await job.close()
})

it('the counting job counts nothing twice while accounts become known one after another', async () => {
  const { world, job, complaints, untilStatus } = openJob()
  const records = [0, 1, 2, 3].flatMap((index) => fetchCountedMatches(25, proAccount(index)))
  const matches = [...new Map(records.map((each) => [each.match.matchId, each])).values()]
  await world.record(matches.slice(0, 60))
  job.start()
  await untilStatus({ counted: 60 })

  for (const [index, name] of ['Ana', 'Ben', 'Cara', 'Dan'].entries()) {
    await world.attach(proAccount(index).puuid, name)
    await world.record(matches.slice(60 + 5 * index, 65 + 5 * index))
    await untilStatus({ counted: 60, due: index + 1 }, 5000)
  }
  // The 60 counted matches are restamped and counted again; the 20 others are counted once.
  await untilStatus({ counted: 2 * 60 + 20, due: 0 }, 60_000)
  await job.close()
  expect(await world.readStatistics()).toEqual(await world.countIndependently())
  expect(complaints).toEqual([])
})

it('the counting job counts the first matches within seconds, and later ones together within a minute', async () => {
  const { world, job, untilStatus } = openJob()
  const matches = fetchCountedMatches(70)
  await world.record(matches.slice(0, 49))
  job.start()
  await untilStatus({ counted: 49 })
  await world.record(matches.slice(49, 55))
  await untilStatus({ counted: 55 }, 5000)
  await world.record(matches.slice(55, 60))
  await world.clock.advance(50_000)
  await world.record(matches.slice(60))
  expect(job.status()).toMatchObject({ counted: 55 })
  await untilStatus({ counted: 70 }, 10_000)
  await job.close()
  expect(await world.readStatistics()).toEqual(await world.countIndependently())
})

it('the counting job reports an unreadable pending count once and processes the others', async () => {
  const { world, job, complaints, untilStatus } = openJob()
  const [record, ...others] = fetchCountedMatches(5)
  if (record === undefined) throw new Error('There is no match.')
  await world.record([record, ...others])
  await world.change('pending_counts', { [record.match.matchId]: { counted: 'broken' } })
  job.start()
  await untilStatus({ counted: 4, skipped: 1 })
  await world.attach(proAccount().puuid, 'Ana')
  await untilStatus({ counted: 8, skipped: 1, due: 0 }, 30_000)
  await job.close()
  expect((await world.listMatches()).every(({ pros }) => pros.length === 1)).toBe(true)
  expect([...complaints, ...world.complaints].map(String)).toEqual([
    `Error: pending_counts/${record.match.matchId} can't be counted`,
  ])
})

it('the counting job deletes matches whose retention has ended, after everything is counted', async () => {
  const { world, job, complaints, untilStatus } = openJob(undefined, { keepDays: 30 })
  const almostExpired = world.clock.now() - 30 * 24 * 60 * 60_000 + 10 * 60_000
  await world.record(fetchCountedMatches(60).map((fetched) => ({ ...fetched, fetchedAt: almostExpired })))
  job.start()
  await untilStatus({ counted: 60, pruned: 0 })
  await untilStatus({ pruned: 60 }, 2 * 60 * 60_000)
  await job.close()
  expect(await world.listMatches()).toEqual([])
  expect(await world.readStatistics()).toMatchObject({ matches: 0, patches: [] })
  expect(complaints).toEqual([])
})

it('the counting job reports a failing store and retries after a minute', async () => {
  const { world, job, complaints, untilStatus } = openJob()
  await world.record(fetchCountedMatches(5))
  const query = world.store.query.bind(world.store)
  world.store.query = () => Promise.reject(new Error('The store is away'))
  job.start()
  await world.clock.advance(1000)
  expect(complaints.map(String)).toEqual(['Error: The store is away'])
  world.store.query = query
  await untilStatus({ counted: 5 }, 60_000)
  await job.close()
})

describe('the statistics of an older store', () => {
  it.each([
    ['from before statistics', async (world: StatisticsWorld) => world.forgetStatistics()],
    [
      'with matches in another form, which lacks items',
      async (world: StatisticsWorld) =>
        world.change('statistics_state', { state: { ...(await stateOf(world)), form: 1 } }),
    ],
    [
      'of a release that counted only new matches',
      async (world: StatisticsWorld) => {
        await world.forgetStatistics()
        await world.record(fetchCountedMatches(12))
        await world.settle()
        const { form: _form, ...state } = await stateOf(world)
        await world.change('statistics_state', { state })
      },
    ],
    [
      'whose recount broke off',
      async (world: StatisticsWorld) => {
        await expect(world.recount(4)).rejects.toThrow(Killed)
      },
    ],
  ])('%s become complete without a request to Riot', async (_, age) => {
    const world = new StatisticsWorld()
    await world.record(fetchCountedMatches(10))
    await world.settle()
    await age(world)
    const { job, complaints, untilStatus } = openJob(world, { recounts: true })
    job.start()
    await untilStatus({ recount: 'none', due: 0 }, 120_000)
    await job.close()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
    expect(complaints).toEqual([])
  })

  it('of a release that counted accounts get the records of accounts, and matches that people find', async () => {
    const world = new StatisticsWorld()
    await world.record(fetchCountedMatches(10))
    await world.settle()
    await world.remember(proAccount())
    const before = await readAccountsAndMatches(world)
    expect(before.records).toMatchObject({ [`EUW1_${proAccount().puuid}`]: { games: 10 } })
    await world.countAccounts()
    expect((await readAccountsAndMatches(world)).records).toEqual({})

    const { job, untilStatus } = openJob(world, { recounts: true })
    job.start()
    await untilStatus({ recount: 'none', due: 0 }, 10_000)
    await job.close()
    expect(await readAccountsAndMatches(world)).toEqual(before)
  })

  it('contain matches in the present form that waited to be counted in another one', async () => {
    const world = new StatisticsWorld()
    await world.record(fetchCountedMatches(10))
    await world.settle()
    await world.attach(proAccount().puuid, 'Ana')
    await world.restamp()
    await world.record(fetchCountedMatches(13))
    const pending = await openCollection(world.store, pendingCountsCollection).list({ limit: 100 })
    expect(pending.filter(({ value }) => value.counted !== null)).toHaveLength(10)
    const older = pending.map(({ id, value: { counted, match } }) => {
      return [id, { counted: withoutItems(counted), match: withoutItems(match) }]
    })
    await world.change('pending_counts', Object.fromEntries(older))
    await world.change('statistics_state', { state: { ...(await stateOf(world)), form: COUNTED_FORM - 1 } })

    const { job, complaints, untilStatus } = openJob(world, { recounts: true })
    job.start()
    await untilStatus({ recount: 'none', counted: 13, due: 0 }, 120_000)
    await job.close()
    expect(await world.readStatistics()).toEqual(await world.countIndependently())
    expect(complaints).toEqual([])
  })

  it('are recounted once', async () => {
    const world = new StatisticsWorld()
    await world.record(fetchCountedMatches(10))
    for (const recounts of [1, 0]) {
      const before = await stateOf(world)
      const { job, untilStatus } = openJob(world, { recounts: true })
      job.start()
      await untilStatus({ due: 0 }, 10_000)
      await job.close()
      expect((await stateOf(world))['form']).toBe(COUNTED_FORM)
      if (recounts === 0) expect(await stateOf(world)).toEqual(before)
    }
  })
})

/** The counted form of a match as a release that counted no items has stored it. */
function withoutItems(match: CountedMatch | null): CountedMatch | null {
  return match && { ...match, participants: match.participants.map((each) => ({ ...each, items: [] })) }
}

/** The matches, the records of accounts, and what only older releases have written. */
async function readAccountsAndMatches({ store }: StatisticsWorld) {
  const [matches, records, totals, players] = await Promise.all(
    ['matches', 'account_records', 'account_champions', 'champion_players'].map((name) => readAll(store, name)),
  )
  return { matches, records, totals, players }
}

async function stateOf({ store }: StatisticsWorld) {
  return (await store.get({ collection: 'statistics_state', id: 'state' }))?.data ?? {}
}
