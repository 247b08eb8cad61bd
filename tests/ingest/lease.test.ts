import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import { openCollection } from '../../gateway/collections/collection.ts'
import { leasesCollection } from '../../gateway/collections/leases.ts'
import { LEASE_LIFETIME, LEASE_MARGIN, LOOK_EVERY } from '../../gateway/ingest/lease.ts'
import type { DocumentStore } from '../../gateway/ports/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { events, holdsWhatever, skews } from './lease-scripts.ts'
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
  it('is taken at once when nobody has it, and told with its times', async () => {
    const one = world.add('one')
    const startedAt = world.clock.now()
    expect(one.lease.status()).toEqual({ state: 'wanted' })
    one.lease.start()
    await world.pass(1)
    expect(one.lease.status()).toEqual({
      state: 'held',
      since: startedAt,
      until: startedAt + LEASE_LIFETIME - LEASE_MARGIN,
    })
  })

  it('stays with its holder for as long as he lives, and the other knows', async () => {
    const [one, other] = [world.add('one'), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(120_000)
    expect(world.listHolders()).toEqual(['one'])
    expect([one.taken(), one.lost(), other.taken()]).toEqual([1, 0, 0])
    expect(other.lease.status()).toMatchObject({ state: 'elsewhere' })
  })

  it('is taken over within its lifetime after its holder has died', async () => {
    const [one, other] = [world.add('one'), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(30_000)
    one.sleep()
    await world.pass(LEASE_LIFETIME + LOOK_EVERY)
    expect(world.listHolders()).toEqual(['other'])
  })

  it('is taken over at once after its holder has closed', async () => {
    const [one, other] = [world.add('one'), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(30_000)
    await one.lease.close()
    expect([one.lost(), await findHolding()]).toEqual([1, null])
    await world.pass(LOOK_EVERY)
    expect(world.listHolders()).toEqual(['other'])
  })

  it('is lost to a holder who can not renew it, before another can have it', async () => {
    const [one, other] = [world.add('one'), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(10_000)
    one.store.fails = true
    await world.pass(LEASE_LIFETIME - LEASE_MARGIN)
    expect([world.listHolders(), one.lost(), other.taken()]).toEqual([[], 1, 0])
    await world.pass(LEASE_MARGIN + LOOK_EVERY)
    expect(world.listHolders()).toEqual(['other'])
    expect(one.complaints).toHaveLength(1)

    one.store.fails = false
    await other.lease.close()
    await world.pass(LOOK_EVERY)
    expect([world.listHolders(), one.taken()]).toEqual([['one'], 2])
  })

  it('is lost in time to a holder whose clock is behind by less than the margin', async () => {
    const [one, other] = [world.add('one', -900), world.add('other', 900)]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(10_000)
    one.store.fails = true
    await world.pass(2 * LEASE_LIFETIME)
    expect(world.listHolders()).toEqual(['other'])
  })

  it('is taken over also when the clock of its dead holder was an hour ahead', async () => {
    const [one, other] = [world.add('one', 3_600_000), world.add('other')]
    one.lease.start()
    await world.pass(1)
    other.lease.start()
    await world.pass(60_000)
    expect([world.listHolders(), one.lost()]).toEqual([['one'], 0])
    one.sleep()
    await world.pass(LEASE_LIFETIME + 2 * LOOK_EVERY)
    expect(world.listHolders()).toContain('other')
  })

  it('is taken anew when the clock of its holder has gone back: nothing waits until the time has come again', async () => {
    const one = world.add('one')
    one.lease.start()
    await world.pass(20_000)
    one.setClockBack(3_600_000)
    await world.pass(5000)
    expect([world.listHolders(), one.taken(), one.lost()]).toEqual([['one'], 2, 1])
    await world.pass(60_000)
    expect([world.listHolders(), one.taken(), one.lost()]).toEqual([['one'], 2, 1])
  })

  it('survives a failure or two of the store', async () => {
    const one = world.add('one')
    one.lease.start()
    await world.pass(1)
    one.store.fails = true
    await world.pass(4000)
    one.store.fails = false
    await world.pass(30_000)
    expect([one.taken(), one.lost(), one.complaints.length]).toEqual([1, 0, 1])
  })

  it('is not held by one who has slept through its end, from the moment he wakes', async () => {
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

  it('is counted from the question, however late the answer comes', async () => {
    const one = world.add('one')
    one.store.latencyMs = LEASE_LIFETIME
    one.lease.start()
    await world.pass(60_000)
    expect(one.taken()).toBe(0)
    one.store.latencyMs = 0
    await world.pass(60_000)
    expect(world.listHolders()).toEqual(['one'])
  })

  it('that is being taken while its taker closes is given back', async () => {
    const one = world.add('one')
    one.store.latencyMs = 100
    one.lease.start()
    const closed = one.lease.close()
    await world.pass(1500)
    await closed
    expect([one.taken(), await findHolding()]).toEqual([0, null])
  })

  it('does not keep a closing holder waiting for a store that does not answer', async () => {
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

describe('of several instances', () => {
  it('at most one holds the lease at any moment, and in the end one does', async () => {
    await fc.assert(
      fc.asyncProperty(events, skews, async (script, ahead) => {
        const shared = openMemory()
        try {
          await holdsWhatever(shared, script, ahead)
        } finally {
          await shared.close()
        }
      }),
      { numRuns: 60 },
    )
  })
})
