import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { checkSingleHolder, events, skews } from '../jobs/lease-scripts.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { streamerNamed, StreamsWorld } from './streams-world.ts'

describe.runIf(hasFirestoreEmulator)(`streams and leases on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('writes many streams once, including names with dots and signs, and reads them after a restart', async () => {
    const shared = new StreamsWorld(openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes }))
    const names = Array.from({ length: 250 }, (_, index) => `Mr. ${index} [\`🎮\`]`)
    shared.enrol(...names.map((name, index) => streamerNamed(name, `login${index}`)))
    for (const index of names.slice(100).keys()) shared.twitch.show(`login${index}`)
    const untilSourceWrites = (count: number) =>
      vi.waitFor(() => expect(shared.written.filter((path) => path === 'live_sources/streams')).toHaveLength(count), {
        timeout: 20_000,
      })
    await shared.start()
    await untilSourceWrites(1)
    expect(shared.written.filter((path) => path.startsWith('streams/'))).toHaveLength(250)
    const { live, notLive } = await shared.readLegacy()
    expect([Object.keys(live ?? {}).length, Object.keys(notLive ?? {}).length]).toEqual([150, 100])
    expect(live?.['Mr. 0 [`🎮`]']).toMatchObject({ player: 'Mr. 0 [`🎮`]', twitch: 'login0' })

    shared.takeWritten()
    await shared.poll()
    await untilSourceWrites(1)
    await shared.restart()
    await untilSourceWrites(2)
    expect(shared.takeWritten()).toEqual(Array(2).fill('live_sources/streams'))
    expect((await shared.readStreams()).size).toBe(250)
    expect(shared.complaints).toEqual([])
    await shared.close()
  })

  it('a lease has at most one holder of several instances at any moment, and one in the end', async () => {
    await fc.assert(
      fc.asyncProperty(events, skews, async (script, ahead) => {
        const shared = openFirestoreStore({ projectId: newProjectId(), indexes: allIndexes })
        try {
          await checkSingleHolder(shared, script, ahead)
        } finally {
          await shared.close()
        }
      }),
      { numRuns: 2 },
    )
  })
})
