import { describe } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { apiKeysSuite } from './api-keys-suite.ts'

describe.runIf(hasFirestoreEmulator)(`API keys over a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  apiKeysSuite(() => openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }))
})
