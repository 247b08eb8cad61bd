import { describe, expect, it, vi } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openFirestoreStore } from '../../gateway/store/firestore-store.ts'
import { channelEventsCollection } from '../../gateway/streams/collections/channel-events.ts'
import { streamsCollection } from '../../gateway/streams/collections/streams.ts'
import { createChannelInbox } from '../../gateway/streams/services/channel-inbox.ts'
import {
  emulatorNote,
  hasFirestoreEmulator,
  newProjectId,
  useFirestoreEmulator,
} from '../support/firestore-emulator.ts'
import { openEventSubWorld } from './event-sub-world.ts'

const WAIT = { timeout: 20_000, interval: 50 }

describe.runIf(hasFirestoreEmulator)(`Twitch's messages on a Firestore${emulatorNote}`, () => {
  useFirestoreEmulator()

  it('are stored once by any instance, and applied by the one that keeps the streams, also after its restart', async () => {
    const projectId = newProjectId()
    const open = () => openFirestoreStore({ projectId, indexes: allIndexes })
    const [store, others] = [open(), open()]
    const worker = await openEventSubWorld(store)
    const { clock, logins } = worker
    const streams = openCollection(others, streamsCollection)
    const listStreams = async () => (await streams.list({ limit: 500 })).map(({ value }) => value)
    await worker.start()
    await vi.waitFor(async () => {
      await clock.advance(1)
      expect((await listStreams()).filter(({ channelId }) => channelId !== null)).toHaveLength(logins.length)
    }, WAIT)

    const [login = ''] = logins
    const find = async () => (await listStreams()).find((stream) => stream.login === login)
    const channelId = (await find())?.channelId ?? ''
    const inbox = createChannelInbox({ store: others, listStreams })
    const event = { channelId, renamed: null, described: null }
    const online = () => ({ ...event, kind: 'ONLINE' as const, sentAt: clock.now(), startedAt: clock.now() })
    const isLive = (expected: boolean) =>
      vi.waitFor(async () => {
        await clock.advance(1)
        expect((await find())?.live !== null).toBe(expected)
      }, WAIT)

    await clock.advance(1000)
    const first = online()
    await Promise.all([inbox.put('one', first), inbox.put('one', first)])
    const listed = await openCollection(others, channelEventsCollection).list({ limit: 10 })
    expect(listed.length).toBeLessThanOrEqual(1)
    await isLive(true)

    await clock.advance(1000)
    await inbox.put('two', { ...event, kind: 'OFFLINE', sentAt: clock.now(), startedAt: null })
    await isLive(false)
    const ended = await find()
    await inbox.put('one', first)
    await inbox.put('of nobody', { ...online(), channelId: 'unknown' })
    await worker.restart()
    await clock.advance(1000)
    await inbox.put('three', online())
    await isLive(true)
    expect((await find())?.revision).toBeGreaterThan(ended?.revision ?? 0)
    await worker.close()
    await Promise.all([store.close(), others.close()])
  }, 90_000)
})
