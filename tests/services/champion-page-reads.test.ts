import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { openPages } from '../support/page-reads.ts'

// tests/long asks the same of 20,000 matches.
describe('the pages of champions', () => {
  it('cost as many documents at 1,000 matches as at 4,000', async () => {
    const clock = new FakeClock()
    const store = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
    const pages = openPages(store, clock)
    await pages.countUpTo(1_000)
    const few = [await pages.readPage(), await pages.readTable()]
    await pages.countUpTo(4_000)
    expect([await pages.readPage(), await pages.readTable()]).toEqual(few)
    await store.close()
  })
})

describe.runIf(hasFirestoreEmulator)(`the pages of champions on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('cost as many documents at 200 matches as at 400, and show what they show on SQLite', async () => {
    const store = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
    const pages = openPages(store)
    await pages.countUpTo(200)
    const few = [await pages.readPage(), await pages.readTable()]
    await pages.countUpTo(400)
    expect([await pages.readPage(), await pages.readTable()]).toEqual(few)

    const clock = new FakeClock()
    const sqlite = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
    const others = openPages(sqlite, clock)
    await others.countUpTo(400)
    expect(await pages.show()).toEqual(await others.show())
    await Promise.all([store.close(), sqlite.close()])
  })
})
