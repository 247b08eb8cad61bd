import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
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

// tests/long measures the same with 20,000 matches.
describe('the champion pages', () => {
  it('read as many documents at 1,000 matches as at 4,000', async () => {
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

describe.runIf(hasFirestoreEmulator)(`the champion pages on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('read as many documents at 200 matches as at 400, and show the same as on SQLite', async () => {
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
