import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WINDOW_SECONDS } from '../../gateway/limits/limit-values.ts'
import { LEASE_TIMEOUT_MS } from '../../gateway/limits/shared-budgets.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { BudgetsWorld, CHUNK, type Instance, POINTS, takeAll } from './budgets-world.ts'

const WINDOW_MS = WINDOW_SECONDS * 1000

const ADDRESS = '192.0.2.7'

/** Batches of simultaneous calls to instances, and the pauses after them. */
const batches = fc.array(
  fc.record({
    acts: fc.array(
      fc.record({
        instance: fc.nat(2),
        points: fc.integer({ min: 1, max: CHUNK }),
        /** Share of the points that is given back at once. */
        unused: fc.constantFrom(0, 0, 0, 0.5, 1),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    // Most pauses are zero, so that a window is long enough to use all points.
    thenPass: fc.oneof({ weight: 20, arbitrary: fc.constant(0) }, fc.constantFrom(10, 1000, 20_000, WINDOW_MS)),
  }),
  { minLength: 5, maxLength: 40 },
)

const takings = fc.array(fc.record({ instance: fc.nat(2), points: fc.integer({ min: 1, max: CHUNK }) }), {
  minLength: 20,
  maxLength: 60,
})

/** Defines the tests of shared budgets over any store. `open` opens an empty store. */
export function sharedBudgetsSuite(open: () => DocumentStore, numRuns: number): void {
  let store: DocumentStore
  let world: BudgetsWorld

  beforeEach(async () => {
    store = open()
    world = new BudgetsWorld(store)
    await world.beginWindow(ADDRESS)
  })

  afterEach(() => store.close())

  /** Runs a try of a property in a separate world. */
  async function inWorld(test: (world: BudgetsWorld) => Promise<void>): Promise<void> {
    const store = open()
    try {
      await test(new BudgetsWorld(store))
    } finally {
      await store.close()
    }
  }

  describe('an ordinary address', () => {
    it('needs no access to the store while it uses at most a tenth of its points', async () => {
      const one = world.add()
      for (let minute = 0; minute < 3; minute++) {
        expect(await one.budgets.take(ADDRESS, 80)).toMatchObject({ taken: true, remaining: POINTS - 80 })
        expect(await one.budgets.giveBack(ADDRESS, 60)).toMatchObject({ remaining: POINTS - 20 })
        expect(await one.budgets.charge(ADDRESS, 80)).toMatchObject({ remaining: POINTS - 100 })
        expect(await one.budgets.look(ADDRESS)).toMatchObject({ limit: POINTS, remaining: POINTS - 100 })
        await world.clock.advance(WINDOW_MS)
      }
      expect(one.calls).toEqual([])
    })
  })

  describe('a heavy address', () => {
    it('has exactly its points at a single instance, with nine transactions', async () => {
      const one = world.add()
      expect(await takeAll(one, ADDRESS)).toBe(POINTS)
      expect(await one.budgets.take(ADDRESS, 1)).toMatchObject({ taken: false, remaining: 0 })
      expect(one.calls).toEqual(Array.from({ length: 9 }, () => ['transaction', 'read', 'write']).flat())
    })

    it('has at most one chunk more at a second instance', async () => {
      const [one, other] = [world.add(), world.add()]
      expect(await takeAll(one, ADDRESS)).toBe(POINTS)
      expect(await takeAll(other, ADDRESS)).toBe(CHUNK)
      expect(other.calls).toEqual(['transaction', 'read'])
      expect(await other.budgets.look(ADDRESS)).toMatchObject({ remaining: 0 })
    })

    it('does not affect the points of other addresses', async () => {
      const one = world.add()
      await takeAll(one, ADDRESS)
      expect(await takeAll(one, '192.0.2.8')).toBe(POINTS)
    })

    it('gets all points back at the end of the window, at the same time in each instance', async () => {
      const [one, other] = [world.add(), world.add()]
      await takeAll(one, ADDRESS)
      await world.clock.advance(20_000)
      await takeAll(other, ADDRESS)
      const { resetMs } = await one.budgets.look(ADDRESS)
      expect(await other.budgets.look(ADDRESS)).toEqual({ limit: POINTS, remaining: 0, resetMs })
      await world.clock.advance(resetMs)
      expect(await other.budgets.look(ADDRESS)).toEqual({ limit: POINTS, remaining: POINTS, resetMs: WINDOW_MS })
      expect(await takeAll(other, ADDRESS)).toBe(POINTS)
      expect(await world.listLeases()).toHaveLength(1)
    })

    it('has its document deleted after some windows', async () => {
      const one = world.add()
      for (let host = 0; host < 5; host++) await takeAll(one, `198.51.100.${host}`)
      expect(await world.listLeases()).toHaveLength(5)
      await world.clock.advance(10 * WINDOW_MS)
      await expect.poll(() => world.listLeases()).toEqual([])
    })

    it('is charged for all used points, even beyond the rest, also at other instances', async () => {
      const [one, other] = [world.add(), world.add()]
      expect(await one.budgets.charge(ADDRESS, 2 * POINTS)).toMatchObject({ remaining: 0 })
      await expect.poll(() => world.listLeases()).toHaveLength(1)
      expect(await takeAll(other, ADDRESS)).toBe(CHUNK)
    })

    it('never has more than all its points after giving back', async () => {
      const one = world.add()
      await one.budgets.take(ADDRESS, 80)
      await world.clock.advance(WINDOW_MS)
      expect(await one.budgets.giveBack(ADDRESS, 80)).toMatchObject({ remaining: POINTS })
      expect(await one.budgets.look(ADDRESS)).toMatchObject({ remaining: POINTS })
    })

    it('leases nothing for a request that exceeds all its points', async () => {
      const one = world.add()
      expect(await one.budgets.take(ADDRESS, POINTS + 1)).toMatchObject({ taken: false, remaining: POINTS })
      expect(one.calls).toEqual([])
    })
  })

  describe('several instances', () => {
    it('let an address take at most one extra chunk for each instance but the first', async () => {
      await fc.assert(
        fc.asyncProperty(batches, (script) =>
          inWorld(async (world) => {
            const instances = [world.add(), world.add(), world.add()]
            const takenBy = new Map<number, number>()
            for (const { acts, thenPass } of script) {
              const { resetMs } = await world.add().budgets.look(ADDRESS)
              const endsAt = world.clock.now() + resetMs
              const taken = await Promise.all(acts.map((act) => takeSome(instances, act)))
              takenBy.set(
                endsAt,
                taken.reduce((sum, each) => sum + each, takenBy.get(endsAt) ?? 0),
              )
              await world.clock.advance(thenPass)
            }
            expect(Math.max(0, ...takenBy.values())).toBeLessThanOrEqual(POINTS + 2 * CHUNK)
          }),
        ),
        { numRuns },
      )
    })

    it('refuse an address only once it has taken all but one chunk for each instance but one', async () => {
      await fc.assert(
        fc.asyncProperty(takings, (script) =>
          inWorld(async (world) => {
            await world.beginWindow(ADDRESS)
            const instances = [world.add(), world.add(), world.add()]
            let sum = 0
            for (const { instance, points } of script) {
              const taken = await takeSome(instances, { instance, points, unused: 0 })
              if (taken === 0) expect(sum + points).toBeGreaterThan(POINTS - 2 * CHUNK)
              sum += taken
            }
            const transactions = instances.flatMap(({ calls }) => calls).filter((call) => call === 'transaction')
            expect(transactions.length).toBeLessThanOrEqual(12)
          }),
        ),
        { numRuns },
      )
    })
  })

  describe('an unreliable store', () => {
    it('that fails makes each instance count alone, reported once, until it works again, reported once', async () => {
      const [one, other] = [world.add(), world.add()]
      one.store = 'failing'
      expect(await takeAll(one, ADDRESS)).toBe(POINTS)
      expect(await takeAll(one, '192.0.2.8')).toBe(POINTS)
      expect(one.changes).toEqual(['alone'])
      one.store = 'well'
      await world.clock.advance(WINDOW_MS)
      expect(await takeAll(one, ADDRESS)).toBe(POINTS)
      expect(one.changes).toEqual(['alone', 'together'])
      expect(await takeAll(other, ADDRESS)).toBe(CHUNK)
      expect(other.changes).toEqual([])
    })

    it('that fails within a window keeps the known points of other instances taken', async () => {
      const [one, other] = [world.add(), world.add()]
      for (let chunks = 0; chunks < 5; chunks++) await one.budgets.take(ADDRESS, CHUNK)
      await other.budgets.take(ADDRESS, CHUNK)
      await other.budgets.take(ADDRESS, CHUNK)
      other.store = 'failing'
      expect(await takeAll(other, ADDRESS)).toBe(POINTS - 7 * CHUNK)
    })

    it('that recovers within a window gets the points that an instance granted alone', async () => {
      const [one, other] = [world.add(), world.add()]
      one.store = 'failing'
      for (let chunks = 0; chunks < 4; chunks++) await one.budgets.take(ADDRESS, CHUNK)
      one.store = 'well'
      await one.budgets.take(ADDRESS, CHUNK)
      expect(await takeAll(other, ADDRESS)).toBe(5 * CHUNK)
    })

    it('that hangs delays a request up to the timeout, and then grants one chunk until it answers', async () => {
      const [one, other] = [world.add(), world.add()]
      one.store = 'hanging'
      await one.budgets.take(ADDRESS, CHUNK)
      let isTaken = false
      const waiting = one.budgets.take(ADDRESS, 60).then(({ taken }) => (isTaken = taken))
      await world.clock.advance(LEASE_TIMEOUT_MS - 1)
      expect(isTaken).toBe(false)
      await world.clock.advance(1)
      expect(await waiting).toBe(true)
      expect(await one.budgets.take(ADDRESS, 41)).toMatchObject({ taken: false, remaining: 40 })
      expect(await one.budgets.take(ADDRESS, 40)).toMatchObject({ taken: true, remaining: 0 })
      expect([one.calls, one.changes]).toEqual([['transaction'], ['alone']])

      one.recover()
      await expect.poll(() => one.budgets.look(ADDRESS)).toMatchObject({ remaining: 8 * CHUNK })
      expect(await takeAll(one, ADDRESS)).toBe(8 * CHUNK)
      expect(one.changes).toEqual(['alone', 'together'])
      expect(await takeAll(other, ADDRESS)).toBe(CHUNK)
    })

    it('that answers after the window does not affect the next one', async () => {
      const [one, other] = [world.add(), world.add()]
      one.store = 'hanging'
      await one.budgets.take(ADDRESS, CHUNK)
      const waiting = one.budgets.take(ADDRESS, CHUNK)
      await world.clock.advance(WINDOW_MS)
      expect(await waiting).toMatchObject({ taken: true })
      one.recover()
      await expect.poll(() => one.calls).toEqual(['transaction', 'read'])
      expect(await takeAll(other, ADDRESS)).toBe(POINTS)
    })
  })

  describe('a clock', () => {
    it('that is ahead by less than a window does not split its points', async () => {
      const [one, ahead] = [world.add(), world.add(30_000)]
      await world.clock.advance(40_000)
      expect(await takeAll(ahead, ADDRESS)).toBe(POINTS)
      expect(await takeAll(one, ADDRESS)).toBe(CHUNK)
    })

    it('that is an hour ahead does not block an address for an hour', async () => {
      const [one, ahead] = [world.add(), world.add(3_600_000)]
      expect(await takeAll(ahead, ADDRESS)).toBe(POINTS)
      expect(await takeAll(one, ADDRESS)).toBe(POINTS)
    })
  })
}

/** Takes points and gives some of them back; returns the remaining taken points. */
async function takeSome(
  instances: readonly Instance[],
  { instance, points, unused }: { readonly instance: number; readonly points: number; readonly unused: number },
): Promise<number> {
  const budgets = instances[instance]?.budgets
  if (budgets === undefined || !(await budgets.take(ADDRESS, points)).taken) return 0
  const back = Math.floor(points * unused)
  if (back > 0) await budgets.giveBack(ADDRESS, back)
  return points - back
}
