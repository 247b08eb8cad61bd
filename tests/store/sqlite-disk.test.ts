import { describe, expect, it, onTestFinished } from 'vitest'
import { StoreRefusesWrites } from '../../gateway/store/document-store-errors.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { type SqliteDisk, watchSqliteDisk } from '../support/sqlite-disk.ts'
import { temporaryFile } from './temporary-file.ts'

const ONE = { collection: 'things', id: 'one' }

const LARGE = { text: 'x'.repeat(500_000) }

const FAULTS: readonly (readonly [string, (disk: SqliteDisk) => void])[] = [
  ['is full', (disk) => disk.fill()],
  ['has no room for a larger file', (disk) => disk.stopGrowth()],
  ['is read-only', (disk) => disk.forbidWrites()],
  ['has errors', (disk) => disk.breakDown()],
]

describe.each(FAULTS)('a store whose disk %s', (_, cause) => {
  it('refuses writes with one error, answers reads, and takes writes again without a restart', async () => {
    const disk = watchSqliteDisk()
    const store = openSqliteStore({ path: temporaryFile(), indexes: [], clock: new FakeClock() })
    onTestFinished(() => store.close())
    await store.transaction(async (transaction) => transaction.set(ONE, { n: 1 }))
    cause(disk)

    const refused = store.transaction(async (transaction) => {
      await transaction.get(ONE)
      transaction.set({ ...ONE, id: 'two' }, LARGE)
      transaction.set(ONE, { n: 2 })
    })
    await expect(refused).rejects.toThrow(StoreRefusesWrites)
    expect((await store.query('things', { limit: 10 })).map(({ data }) => data)).toEqual([{ n: 1 }])

    disk.repair()
    await store.transaction(async (transaction) => transaction.set(ONE, LARGE))
    expect((await store.get(ONE))?.data).toEqual(LARGE)
  })
})
