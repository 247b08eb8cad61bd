import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { fetchCountedMatches } from '../support/fetched-matches.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { each, known, pro, Stamps } from './stamps-world.ts'

describe.runIf(hasFirestoreEmulator)(`recording and re-stamping on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('stamps counted, pending and concurrently recorded matches across instances, and counts each once', async () => {
    const shared = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
    try {
      const stamps = new Stamps(shared)
      const restamper = stamps.openRestamper()
      const records = fetchCountedMatches(20)
      await stamps.record(records.slice(0, 10))
      await stamps.count()
      await stamps.record(records.slice(10, 15))

      await stamps.write(pro('caps', [known()]))
      await Promise.all([restamper.restampDue(), stamps.record(records.slice(12)), stamps.record(records.slice(15))])
      await stamps.openRestamper().restampDue()
      expect(await stamps.readStamps()).toEqual(each(20, 'caps'))
      await stamps.count()

      await stamps.write(pro('caps', [], 1))
      await restamper.restampDue()
      await stamps.count()
      expect(await stamps.readStamps()).toEqual(each(20))
    } finally {
      await shared.close()
    }
  })
})
