import { describe, vi } from 'vitest'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { sharedBudgetsSuite } from './shared-budgets-suite.ts'

// Each use is a request to another process, and transactions that meet wait for its locks.
vi.setConfig({ testTimeout: 120_000 })

describe.runIf(hasFirestoreEmulator)(`points that instances share over a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  sharedBudgetsSuite(() => openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }), 3)
})
