import { expect, it, onTestFinished } from 'vitest'
import { countDocuments } from '../../gateway/store/counted-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { temporaryFile } from './temporary-file.ts'

it('a counted store reports the documents that Firestore would bill', async () => {
  const counts: string[] = []
  const inner = openSqliteStore({ path: temporaryFile(), indexes: [], clock: new FakeClock() })
  const store = countDocuments(inner, (collection, use, count) => counts.push(`${collection} ${use} ${count}`))
  onTestFinished(() => store.close())
  const take = () => counts.splice(0)

  await store.transaction(async (transaction) => {
    await transaction.get({ collection: 'things', id: 'one' })
    for (const id of ['one', 'two', 'three']) transaction.set({ collection: 'things', id }, {})
    transaction.delete({ collection: 'others', id: 'one' })
  })
  const written = Array.from({ length: 3 }, () => 'things written 1')
  expect(take()).toEqual(['things read 1', ...written, 'others written 1'])
  await store.get({ collection: 'things', id: 'none' })
  await store.getMany('things', ['one', 'none'])
  await store.getMany('things', [])
  await store.query('things', { limit: 10 })
  await store.query('others', { limit: 10 })
  await store.count('things')
  const reads = ['things read 1', 'things read 2', 'things read 0', 'things read 3', 'others read 1', 'things read 1']
  expect(take()).toEqual(reads)
  for await (const event of store.watch('things', new AbortController().signal)) if (event.kind === 'snapshot') break
  expect(take()).toEqual(['things watched 3'])
})
