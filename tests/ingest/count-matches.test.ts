import { expect, it, vi } from 'vitest'
import { createCountMatchesJob } from '../../gateway/ingest/count-matches.ts'
import { createRestamper } from '../../gateway/ingest/restamp-matches.ts'
import { fetchCountedMatches, proAccount } from '../support/fetched-matches.ts'
import { Killed, StatisticsWorld } from './statistics-world.ts'

/** A job over a world, with what it complains of. */
function openJob(world = new StatisticsWorld()) {
  const { store, proScene, clock } = world
  const complaints: unknown[] = []
  const restamper = createRestamper({ store, proScene, riot: { keyId: 'key' } })
  const job = createCountMatchesJob({
    counter: world.openCounter(),
    restamper,
    clock,
    report: (error) => complaints.push(error),
  })
  /** Lets some time pass, and then as many turns as the job takes until it says this. */
  async function untilItSays(status: object, ms = 0): Promise<void> {
    await clock.advance(ms)
    await vi.waitFor(async () => {
      await clock.advance(10)
      expect(job.status()).toMatchObject(status)
    })
  }
  return { world, job, complaints, untilItSays }
}

it('counts what is recorded within seconds, stamps older matches, and says how it is doing', async () => {
  const { world, job, complaints, untilItSays } = openJob()
  await world.record(fetchCountedMatches(5))
  expect(job.status()).toMatchObject({ counted: 0, countedAt: null, recount: 'none', left: 0 })
  job.start()
  await untilItSays({ counted: 5, countedAt: expect.any(Number) })

  await world.attach(proAccount().puuid, 'Ana')
  await world.record(fetchCountedMatches(8))
  await untilItSays({ counted: 16, due: 0 }, 5000)
  await job.close()
  const statistics = await world.readStatistics()
  expect(statistics).toEqual(await world.countIndependently())
  expect(Object.keys(Object(statistics.participations))).toHaveLength(8)
  expect(complaints).toEqual([])
})

it('waits while everything is counted anew, and goes on afterwards', async () => {
  const { world, job, untilItSays } = openJob()
  await world.record(fetchCountedMatches(5))
  await expect(world.recount(4)).rejects.toThrow(Killed)
  await world.attach(proAccount().puuid, 'Ana')
  job.start()
  await untilItSays({ counted: 0, recount: 'under way', due: null }, 30_000)
  await untilItSays({ counted: 10, recount: 'broken off', due: 0 }, 30_000)
  await job.close()
})

it('reports a store that fails, and tries again after a minute', async () => {
  const { world, job, complaints, untilItSays } = openJob()
  await world.record(fetchCountedMatches(5))
  const query = world.store.query.bind(world.store)
  world.store.query = () => Promise.reject(new Error('The store is away'))
  job.start()
  await world.clock.advance(1000)
  expect(complaints.map(String)).toEqual(['Error: The store is away'])
  world.store.query = query
  await untilItSays({ counted: 5 }, 60_000)
  await job.close()
})
