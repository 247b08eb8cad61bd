import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { createBackgroundJob } from '../../gateway/jobs/background-job.ts'
import { JobActivities } from '../../gateway/jobs/job-activity.ts'
import { LEASE_LIFETIME_MS, LEASE_POLL_INTERVAL_MS } from '../../gateway/jobs/lease.ts'
import { createLeasedJobs, type LeasedJobs } from '../../gateway/jobs/leased-jobs.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

let clock: FakeClock
let store: DocumentStore

beforeEach(() => {
  clock = new FakeClock()
  store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
})

afterEach(() => store.close())

/** An instance with one job, which counts its turns. `diary` receives each start and end of the job. */
function openInstance(name: string, diary: string[] = [], over: DocumentStore = store): LeasedJobs {
  return createLeasedJobs({
    store: over,
    clock,
    name: 'test',
    holder: name,
    activities: new JobActivities(() => clock.now()),
    makeJobs() {
      let turns = 0
      const job = createBackgroundJob(clock, async (pauses) => {
        diary.push(`${name} begins`)
        try {
          for (;;) {
            turns++
            await pauses.rest(1000)
          }
        } finally {
          diary.push(`${name} ends`)
        }
      })
      return { counting: { ...job, status: () => ({ turns }) } }
    },
    report(error) {
      diary.push(String(error))
    },
  })
}

describe('jobs under a lease', () => {
  it('run in one instance, and the other reports that they run elsewhere', async () => {
    const diary: string[] = []
    const [one, other] = [openInstance('one', diary), openInstance('other', diary)]
    expect(one.status()).toEqual({ lease: { state: 'wanted' }, jobs: 'waiting' })
    one.start()
    await clock.advance(100)
    other.start()
    await clock.advance(60_000)
    expect(diary).toEqual(['one begins'])
    expect(one.status()).toMatchObject({ lease: { state: 'held' }, jobs: { counting: { turns: 61 } } })
    expect(other.status()).toMatchObject({ lease: { state: 'elsewhere' }, jobs: 'elsewhere' })
  })

  it('end before another instance starts them', async () => {
    const diary: string[] = []
    const [one, other] = [openInstance('one', diary), openInstance('other', diary)]
    one.start()
    await clock.advance(100)
    other.start()
    await clock.advance(5000)
    await one.close()
    await clock.advance(LEASE_POLL_INTERVAL_MS)
    expect(diary).toEqual(['one begins', 'one ends', 'other begins'])
    await other.close()
    expect(diary.at(-1)).toBe('other ends')
  })

  it('stop when the store is lost, and start again when it is back', async () => {
    const diary: string[] = []
    let isLost = false
    const shaky: DocumentStore = {
      ...store,
      get: (ref) => (isLost ? Promise.reject(new Error('lost')) : store.get(ref)),
      transaction: (body) => (isLost ? Promise.reject(new Error('lost')) : store.transaction(body)),
    }
    const one = openInstance('one', diary, shaky)
    one.start()
    await clock.advance(5000)
    isLost = true
    await clock.advance(LEASE_LIFETIME_MS)
    expect(diary).toEqual(['one begins', 'Error: lost', 'one ends'])
    expect(one.status()).toEqual({ lease: { state: 'wanted' }, jobs: 'waiting' })
    isLost = false
    await clock.advance(1500)
    expect(diary.at(-1)).toBe('one begins')
    expect(one.status().jobs).toEqual({ counting: { turns: expect.any(Number) } })
    await one.close()
  })
})
