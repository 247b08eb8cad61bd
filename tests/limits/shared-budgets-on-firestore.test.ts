import { describe, vi } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { sharedBudgetsSuite } from './shared-budgets-suite.ts'

// Each call is a request to another process, and concurrent transactions wait for locks.
vi.setConfig({ testTimeout: 120_000 })

describe.runIf(hasFirestoreEmulator)(`points shared by instances over a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  sharedBudgetsSuite(() => openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }), 3)
})
