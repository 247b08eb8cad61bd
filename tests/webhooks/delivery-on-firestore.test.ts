import { describe } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { deliverySuite } from './delivery-suite.ts'

describe.runIf(hasFirestoreEmulator)(`webhooks over a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  deliverySuite(() => openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }))
})
