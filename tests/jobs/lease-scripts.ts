import * as fc from 'fast-check'
import { expect } from 'vitest'
import { LEASE_LIFETIME_MS } from '../../gateway/jobs/lease.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { LeaseWorld } from './lease-world.ts'

type Event = readonly [
  who: number,
  what: 'sleep' | 'wake' | 'slow' | 'fast' | 'fail' | 'mend' | 'close',
  thenPass: number,
]

const NAMES = ['one', 'two', 'three']

/** Events of the instances, in order. */
export const events = fc.array(
  fc.tuple(
    fc.nat(NAMES.length - 1),
    fc.constantFrom<Event[1]>('sleep', 'wake', 'wake', 'slow', 'fast', 'fast', 'fail', 'mend', 'mend', 'close'),
    fc.constantFrom(1, 250, 1000, 3000, 7000, 9500, 12_000),
  ),
  { maxLength: 25 },
)
/** Clock differences of the machines in milliseconds. Together they are below the margin. */
export const skews = fc.tuple(...NAMES.map(() => fc.integer({ min: -900, max: 900 })))

/** Checks that at most one instance holds the lease at any moment, and that one does after all faults end. */
export async function checkSingleHolder(
  shared: DocumentStore,
  script: readonly Event[],
  ahead: readonly number[],
): Promise<void> {
  const world = new LeaseWorld(shared)
  const contenders = NAMES.map((name, index) => world.add(name, ahead[index]))
  const closed = new Set<number>()
  for (const { lease } of contenders) lease.start()
  await world.pass(500)
  for (const [who, what, thenPass] of script) {
    const contender = contenders[who]
    if (contender === undefined) throw new Error('There is no such contender')
    if (what === 'sleep') contender.sleep()
    if (what === 'wake') contender.wake()
    if (what === 'slow') contender.store.latencyMs = 1700
    if (what === 'fast') contender.store.latencyMs = 0
    if (what === 'fail') contender.store.fails = true
    if (what === 'mend') contender.store.fails = false
    // One instance stays open.
    if (what === 'close' && (closed.has(who) || closed.size < NAMES.length - 1)) {
      closed.add(who)
      void contender.lease.close()
    }
    await world.pass(thenPass)
  }
  for (const contender of contenders) {
    contender.wake()
    contender.store.latencyMs = 0
    contender.store.fails = false
  }
  await world.pass(2 * LEASE_LIFETIME_MS)
  expect(world.listHolders()).toHaveLength(1)
  await Promise.all([...contenders.map(({ lease }) => lease.close()), world.pass(5000)])
}
