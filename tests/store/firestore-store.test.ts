import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { TransactionTooLarge } from '../../gateway/store/document-store-errors.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { documentStoreContract } from './document-store-contract.ts'
import { write } from './opened-store.ts'

// Each operation is a request to another process, and the emulator lets conflicting transactions wait 2 s for its locks.
vi.setConfig({ testTimeout: 180_000 })
fc.configureGlobal({ numRuns: 8 })

describe.runIf(hasFirestoreEmulator)(`a Firestore${emulatorNote}`, { concurrent: true }, () => {
  useFirestoreEmulator()

  documentStoreContract('firestore', async (indexes) => openFirestoreStore({ projectId: newProjectId(), indexes }))

  it('accepts a transaction up to its limit, and refuses a larger one before sending it', async () => {
    const store = openFirestoreStore({ projectId: newProjectId(), indexes: [] })
    const text = { text: 'x'.repeat(800_000) }
    const fits = { one: text, two: text, three: text }
    await write(store, 'things', fits)
    expect(await store.query('things', { limit: 100 })).toHaveLength(3)

    const more = write(store, 'others', { ...fits, four: text })
    await expect(more).rejects.toThrow(TransactionTooLarge)
    expect(await store.query('others', { limit: 100 })).toEqual([])
    await store.close()
  })
})
