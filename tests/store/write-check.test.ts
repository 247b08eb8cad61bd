import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { createWriteCheck } from '../../gateway/store/write-check.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A store that counts its transactions, and fails them while its disk is full. */
function openDisk(clock: FakeClock) {
  const inner = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  const disk = { isFull: false, transactions: 0 }
  const store: DocumentStore = {
    ...inner,
    transaction(run) {
      disk.transactions++
      return disk.isFull ? Promise.reject(new Error('database or disk is full')) : inner.transaction(run)
    },
  }
  return { disk, store }
}

describe('the check for writes', () => {
  it('fails while the store takes no writes, and no longer', async () => {
    const clock = new FakeClock()
    const { disk, store } = openDisk(clock)
    const check = createWriteCheck(store, clock)
    await check()
    disk.isFull = true
    await clock.advance(10_000)
    await expect(check()).rejects.toThrow('database or disk is full')
    await expect(check()).rejects.toThrow('database or disk is full')
    disk.isFull = false
    await check()
  })

  it('writes once in ten seconds, however often it is asked', async () => {
    const clock = new FakeClock()
    const { disk, store } = openDisk(clock)
    const check = createWriteCheck(store, clock)
    await Promise.all([check(), check(), check()])
    await clock.advance(9_000)
    await check()
    expect(disk.transactions).toBe(1)
    await clock.advance(1_000)
    await check()
    expect(disk.transactions).toBe(2)
  })
})
