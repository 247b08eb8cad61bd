import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { leasesCollection } from '../../gateway/jobs/collections/leases.ts'
import { LEASE_LIFETIME_MS, LEASE_MARGIN_MS, LEASE_POLL_INTERVAL_MS } from '../../gateway/jobs/lease.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { checkSingleHolder, events, skews } from './lease-scripts.ts'
import { LeaseWorld } from './lease-world.ts'

function openMemory(): DocumentStore {
  return openSqliteStore({ path: ':memory:', indexes: allIndexes, clock: new FakeClock() })
}

let store: DocumentStore
let world: LeaseWorld

beforeEach(() => {
  store = openMemory()
  world = new LeaseWorld(store)
})

afterEach(() => store.close())

function findHolding() {
  return openCollection(store, leasesCollection).find('test')
}

describe('a lease', () => {
  it('is taken at once when it is free, and reports its times', async () => {
    const one = world.add('one')
    const startedAt = world.clock.now()
    expect(one.lease.status()).toEqual({ state: 'wanted' })
    one.lease.start()
    await world.pass(1)
    expect(one.lease.status()).toEqual({
      state: 'held',
      since: startedAt,
      until: startedAt + LEASE_LIFETIME_MS - LEASE_MARGIN_MS,
    })
  })

  it('stays with its living holder, as the other instance reports', async () => {
    const [one, other] = [world.add('one'), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(120_000)
    expect(world.listHolders()).toEqual(['one'])
    expect([one.taken(), one.lost(), other.taken()]).toEqual([1, 0, 0])
    expect(other.lease.status()).toMatchObject({ state: 'elsewhere' })
  })

  it('is taken over within its lifetime after its holder dies', async () => {
    const [one, other] = [world.add('one'), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(30_000)
    one.sleep()
    await world.pass(LEASE_LIFETIME_MS + LEASE_POLL_INTERVAL_MS)
    expect(world.listHolders()).toEqual(['other'])
  })

  it('is taken over at once after its holder closes', async () => {
    const [one, other] = [world.add('one'), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(30_000)
    await one.lease.close()
    expect([one.lost(), await findHolding()]).toEqual([1, null])
    await world.pass(LEASE_POLL_INTERVAL_MS)
    expect(world.listHolders()).toEqual(['other'])
  })

  it("is lost by a holder that can't renew it, before another instance gets it", async () => {
    const [one, other] = [world.add('one'), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(10_000)
    one.store.fails = true
    await world.pass(LEASE_LIFETIME_MS - LEASE_MARGIN_MS)
    expect([world.listHolders(), one.lost(), other.taken()]).toEqual([[], 1, 0])
    await world.pass(LEASE_MARGIN_MS + LEASE_POLL_INTERVAL_MS)
    expect(world.listHolders()).toEqual(['other'])
    expect(one.complaints).toHaveLength(1)

    one.store.fails = false
    await other.lease.close()
    await world.pass(LEASE_POLL_INTERVAL_MS)
    expect([world.listHolders(), one.taken()]).toEqual([['one'], 2])
  })

  it('is lost in time by a holder whose clock is behind by less than the margin', async () => {
    const [one, other] = [world.add('one', -900), world.add('other', 900)]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(10_000)
    one.store.fails = true
    await world.pass(2 * LEASE_LIFETIME_MS)
    expect(world.listHolders()).toEqual(['other'])
  })

  it('is taken over even when the clock of its dead holder was an hour ahead', async () => {
    const [one, other] = [world.add('one', 3_600_000), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(60_000)
    expect([world.listHolders(), one.lost()]).toEqual([['one'], 0])
    one.sleep()
    await world.pass(LEASE_LIFETIME_MS + 2 * LEASE_POLL_INTERVAL_MS)
    expect(world.listHolders()).toContain('other')
  })

  it('is taken again at once when the clock of its holder is set back', async () => {
    const one = world.add('one')
    one.lease.start()
    await world.pass(20_000)
    one.setClockBack(3_600_000)
    await world.pass(5000)
    expect([world.listHolders(), one.taken(), one.lost()]).toEqual([['one'], 2, 1])
    await world.pass(60_000)
    expect([world.listHolders(), one.taken(), one.lost()]).toEqual([['one'], 2, 1])
  })

  it('survives one or two failures of the store', async () => {
    const one = world.add('one')
    one.lease.start()
    await world.pass(1)
    one.store.fails = true
    await world.pass(4000)
    one.store.fails = false
    await world.pass(30_000)
    expect([one.taken(), one.lost(), one.complaints.length]).toEqual([1, 0, 1])
  })

  it('is no longer held by an instance that wakes after its end', async () => {
    const [one, other] = [world.add('one'), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(5000)
    one.sleep()
    await world.pass(60_000)
    one.wake()
    expect(one.lease.status().state).not.toBe('held')
    await world.pass(5000)
    expect([world.listHolders(), one.lost()]).toEqual([['other'], 1])
  })

  it('counts from the request, however late the answer arrives', async () => {
    const one = world.add('one')
    one.store.latencyMs = LEASE_LIFETIME_MS
    one.lease.start()
    await world.pass(60_000)
    expect(one.taken()).toBe(0)
    one.store.latencyMs = 0
    await world.pass(60_000)
    expect(world.listHolders()).toEqual(['one'])
  })

  it('is given back when its holder closes while taking it', async () => {
    const one = world.add('one')
    one.store.latencyMs = 100
    one.lease.start()
    const closed = one.lease.close()
    await world.pass(1500)
    await closed
    expect([one.taken(), await findHolding()]).toEqual([0, null])
  })

  it('does not delay closing when the store does not answer', async () => {
    const one = world.add('one')
    one.lease.start()
    await world.pass(1)
    one.store.latencyMs = 3_600_000
    const closed = one.lease.close()
    await world.pass(2000)
    await closed
    expect(one.lease.status().state).not.toBe('held')
  })
})

describe('several instances', () => {
  it('hold the lease at most one at a time, and exactly one in the end', async () => {
    await fc.assert(
      fc.asyncProperty(events, skews, async (script, ahead) => {
        const shared = openMemory()
        try {
          await checkSingleHolder(shared, script, ahead)
        } finally {
          await shared.close()
        }
      }),
      { numRuns: 60 },
    )
  })
})
