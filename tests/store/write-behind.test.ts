import { expect, it } from 'vitest'
import { createWriteBehind } from '../../gateway/store/write-behind.ts'
import { FakeClock } from '../support/fake-clock.ts'

const DELAY_MS = 10_000

/** Counts behind a store whose writes end when the test says so. */
function openCounts() {
  const clock = new FakeClock()
  const stored = new Map<string, number>()
  const writes: PromiseWithResolvers<void>[] = []
  const counts = createWriteBehind<number>({
    clock,
    delayMs: DELAY_MS,
    batch: 10,
    sum: (a, b) => a + b,
    async write(changes) {
      const write = Promise.withResolvers<void>()
      writes.push(write)
      await write.promise
      for (const [id, change] of changes) stored.set(id, (stored.get(id) ?? 0) + change)
    },
    report: () => {},
  })
  return { clock, stored, writes, counts }
}

it('a flush during a write resolves only once everything is stored', async () => {
  const { clock, stored, writes, counts } = openCounts()
  counts.add('a', 1)
  await clock.advance(DELAY_MS)
  counts.add('a', 2)
  let isFlushed = false
  const flushed = counts.flush().then(() => (isFlushed = true))
  await clock.advance(1)
  expect([isFlushed, counts.look('a')]).toEqual([false, 3])
  writes[0]?.resolve()
  await clock.advance(1)
  expect([isFlushed, counts.look('a')]).toEqual([false, 2])
  writes[1]?.resolve()
  await flushed
  expect([stored.get('a'), counts.look('a')]).toEqual([3, null])
})

it('a failed write is written again, together with later changes', async () => {
  const { clock, stored, writes, counts } = openCounts()
  counts.add('a', 1)
  await clock.advance(DELAY_MS)
  writes[0]?.reject(new Error('The store is broken.'))
  await clock.advance(1)
  counts.add('a', 2)
  await clock.advance(DELAY_MS)
  writes[1]?.resolve()
  await counts.flush()
  expect(stored.get('a')).toBe(3)
})
