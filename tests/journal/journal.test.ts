import { describe } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { describeJournal } from './journal-contract.ts'

describe('the journal', () => {
  describeJournal((clock) => openSqliteStore({ path: ':memory:', indexes: allIndexes, clock }))
})

describe.runIf(hasFirestoreEmulator)(`the journal on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()
  describeJournal(() => openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }))
})
