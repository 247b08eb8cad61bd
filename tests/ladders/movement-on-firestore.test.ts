import { describe, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { checkMovementOverDays } from './movement-script.ts'

describe.runIf(hasFirestoreEmulator)(`a ladder on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('is compared with the one of about 24 hours before', async () => {
    const store = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
    await checkMovementOverDays(store)
    await store.close()
  })
})
