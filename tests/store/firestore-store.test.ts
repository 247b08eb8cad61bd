import * as fc from 'fast-check'
import { describe, vi } from 'vitest'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { documentStoreContract } from './document-store-contract.ts'

// Each use is a request to another process, and transactions that meet wait for its locks.
vi.setConfig({ testTimeout: 60_000 })
fc.configureGlobal({ numRuns: 8 })

describe.runIf(hasFirestoreEmulator)(`a Firestore${emulatorNote}`, { concurrent: true }, () => {
  useFirestoreEmulator()

  documentStoreContract('firestore', async (indexes) => openFirestoreStore({ projectId: newProjectId(), indexes }))
})
