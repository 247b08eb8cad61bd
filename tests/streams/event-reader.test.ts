import { expect, it, onTestFinished } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { WatchEvent } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { channelEventsCollection } from '../../gateway/streams/collections/channel-events.ts'
import { createEventReader } from '../../gateway/streams/workers/event-reader.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { recordWrites } from '../support/record-writes.ts'
import { openEventSubWorld } from './event-sub-world.ts'

const HALF_AN_HOUR_MS = 30 * 60_000

it('a message that was deleted while the watch restarted is not deleted again', async () => {
  const clock = new FakeClock()
  const embedded = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  onTestFinished(() => embedded.close())
  const writes: string[] = []
  const restart = Promise.withResolvers<void>()
  const data = {
    kind: 'OFFLINE',
    channelId: '1',
    playerIds: ['p'],
    renamed: null,
    startedAt: null,
    described: null,
    sentAt: clock.now(),
  }
  const watches = {
    async *watch(): AsyncGenerator<WatchEvent> {
      yield { kind: 'snapshot', documents: [{ id: 'm', data }] }
      await restart.promise
      yield { kind: 'snapshot', documents: [] }
    },
  }
  const reader = createEventReader({
    store: recordWrites(embedded, writes),
    watches,
    clock,
    report(error) {
      throw error
    },
  })
  reader.follow(new AbortController().signal)
  await clock.advance(1)
  expect(reader.take()).toHaveLength(1)
  restart.resolve()
  await clock.advance(1)
  await reader.clear(clock.now() + HALF_AN_HOUR_MS)
  expect(writes).toEqual([])
})

it('a message whose write failed is applied once the store works again', async () => {
  const clock = new FakeClock()
  const embedded = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
  let isBroken = false
  const store = {
    ...recordWrites(embedded, []),
    transaction: <T>(body: Parameters<typeof embedded.transaction<T>>[0]) =>
      embedded.transaction<T>((transaction) =>
        body({
          get: (ref) => transaction.get(ref),
          getMany: (collection, ids) => transaction.getMany(collection, ids),
          set(ref, data) {
            if (isBroken && ref.collection !== channelEventsCollection.name) throw new Error('The store is broken.')
            transaction.set(ref, data)
          },
          delete: (ref) => transaction.delete(ref),
        }),
      ),
  }
  const errors: unknown[] = []
  const world = await openEventSubWorld(store, (error) => errors.push(error))
  onTestFinished(async () => {
    await world.close()
    await embedded.close()
  })
  const [login = ''] = world.logins
  const find = async () => (await world.context.feeds.streams.look()).items.find((stream) => stream.login === login)
  await world.start()
  await world.subscribe()
  await world.clock.advance(1)

  isBroken = true
  world.twitch.rename(login, 'another_login')
  await world.twitch.eventSub.tick()
  await world.clock.advance(1)
  expect(errors).toHaveLength(1)
  isBroken = false
  world.requests.splice(0)
  world.twitch.misbehave({ kind: 'fail', status: 503 })
  await world.clock.advance(16_000)
  expect(await find()).toBeUndefined()
})
