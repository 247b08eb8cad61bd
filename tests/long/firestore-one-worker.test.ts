import { describe, expect, it } from 'vitest'
import { ingestionAt, runOnFirestore } from '../product/product-process.ts'
import { startOnFirestore } from '../product/start-on-firestore.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'

const HERE = { lease: 'held', jobs: 'here' }
const ELSEWHERE = { lease: 'elsewhere', jobs: 'elsewhere' }
// A process that is killed during a transaction leaves its locks for a minute.
const SOON = { timeout: 90_000, interval: 200 }

describe.runIf(hasFirestoreEmulator)(`the product on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('lets one instance ingest, and another once that one is killed or closed', async () => {
    const projectId = newProjectId()
    const first = await runOnFirestore(projectId)
    await expect.poll(() => ingestionAt(first), SOON).toEqual(HERE)
    const second = await startOnFirestore(projectId)
    await expect.poll(() => ingestionAt(second), SOON).toEqual(ELSEWHERE)
    await first.end('SIGKILL')
    await expect.poll(() => ingestionAt(second), SOON).toEqual(HERE)

    const third = await startOnFirestore(projectId)
    await expect.poll(() => ingestionAt(third), SOON).toEqual(ELSEWHERE)
    await second.close()
    await expect.poll(() => ingestionAt(third), SOON).toEqual(HERE)
  })
})
