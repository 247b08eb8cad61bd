import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { allIndexes } from '../../gateway/collections/indexes.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { events, holdsWhatever, skews } from './lease-scripts.ts'
import { streamerNamed, StreamsWorld } from './streams-world.ts'

describe.runIf(hasFirestoreEmulator)(`streams and leases on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('many streams, names with dots and signs among them, are written once, and read again after a restart', async () => {
    const shared = new StreamsWorld(openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }))
    const names = Array.from({ length: 250 }, (_, index) => `Mr. ${index} [\`🎮\`]`)
    shared.enrol(...names.map((name, index) => streamerNamed(name, `login${index}`)))
    for (const index of names.slice(100).keys()) shared.twitch.show(`login${index}`)
    const told = (count: number) =>
      vi.waitFor(() => expect(shared.written.filter((path) => path === 'live_sources/streams')).toHaveLength(count), {
        timeout: 20_000,
      })
    await shared.start()
    await told(1)
    expect(shared.written.filter((path) => path.startsWith('streams/'))).toHaveLength(250)
    const { live, notLive } = await shared.readLegacy()
    expect([Object.keys(live ?? {}).length, Object.keys(notLive ?? {}).length]).toEqual([150, 100])
    expect(live?.['Mr. 0 [`🎮`]']).toMatchObject({ player: 'Mr. 0 [`🎮`]', twitch: 'login0' })

    shared.takeWritten()
    await shared.poll()
    await told(1)
    await shared.restart()
    await told(2)
    expect(shared.takeWritten()).toEqual(Array(2).fill('live_sources/streams'))
    expect((await shared.readStreams()).size).toBe(250)
    expect(shared.complaints).toEqual([])
    await shared.close()
  })

  it('at most one of several instances holds a lease at any moment, and in the end one does', async () => {
    await fc.assert(
      fc.asyncProperty(events, skews, async (script, ahead) => {
        const shared = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
        try {
          await holdsWhatever(shared, script, ahead)
        } finally {
          await shared.close()
        }
      }),
      { numRuns: 2 },
    )
  })
})
