import { expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openPages } from '../support/page-reads.ts'

it('champion pages read as many documents at 20,000 matches as at 1,000', async () => {
  const clock = new FakeClock()
  const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  const pages = openPages(store, clock)
  await pages.countUpTo(1_000)
  const few = [await pages.readPage(), await pages.readTable()]
  await pages.countUpTo(20_000)
  expect([await pages.readPage(), await pages.readTable()]).toEqual(few)
  await store.close()
})
