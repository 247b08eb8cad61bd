import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLiveFeed } from '../../gateway/delivery/feeds/create-live-feed.ts'
import type { LiveFeed, LiveUpdate } from '../../gateway/delivery/feeds/live-feed.ts'
import { READERS_IN_A_TURN } from '../../gateway/delivery/feeds/reader-turns.ts'
import { GONE_KEPT_MS } from '../../gateway/delivery/rules/live-item.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { openLiveStore, type Thing, thingsCollection } from './live-store.ts'
import { countLoopRounds } from './loop-rounds.ts'

const all = () => true
const isRed = ({ colour }: Thing) => colour === 'red'

let clock: FakeClock
let store: DocumentStore
let things: ReturnType<typeof openLiveStore>
let watched: string[]
let reports: unknown[]
let feed: LiveFeed<Thing>

beforeEach(() => {
  clock = new FakeClock()
  store = openSqliteStore({ path: ':memory:', indexes: [], clock })
  things = openLiveStore(store, clock)
  watched = []
  reports = []
  feed = openFeed()
})

afterEach(async () => {
  feed.close()
  await store.close()
})

function openFeed(): LiveFeed<Thing> {
  const watch = (collection: string, signal: AbortSignal) => {
    watched.push(collection)
    return store.watch(collection, signal)
  }
  const report = (error: unknown) => reports.push(error)
  return createLiveFeed({ watches: { watch }, definition: thingsCollection, clock, report })
}

/** Returns the next update in short form. */
async function next(reader: AsyncGenerator<LiveUpdate<Thing>, void>) {
  const { value } = await reader.next()
  if (value === undefined) return null
  return { snapshot: value.snapshot, upserted: value.upserted.map(({ colour }) => colour), removed: value.removed }
}

async function cursor(): Promise<number> {
  return (await feed.look()).revision
}

describe('a live feed', () => {
  it('returns all current items, the state of its source, and single items by ID', async () => {
    await things.upsert('a')
    await things.upsert('b')
    await things.end('b')
    await things.poll()
    const source = { state: 'OK', observedAt: clock.now() }
    expect(await feed.look()).toEqual({ revision: clock.now() + 2, items: [things.known.get('a')], source })
    expect(await feed.find('a')).toEqual(things.known.get('a'))
    expect(await feed.find('b')).toBeNull()
    expect(await feed.find('c')).toBeNull()
  })

  it('reports its source as DOWN and never observed before a worker has written', async () => {
    expect(await feed.look()).toEqual({ revision: 0, items: [], source: { state: 'DOWN', observedAt: null } })
  })

  it('starts with a snapshot of matching items and continues with each change', async () => {
    await things.upsert('a', 'red')
    await things.upsert('b', 'blue')
    const reader = feed.watch(isRed, null)
    expect(await next(reader)).toEqual({ snapshot: true, upserted: ['red'], removed: [] })
    await things.upsert('c', 'red')
    expect(await next(reader)).toEqual({ snapshot: false, upserted: ['red'], removed: [] })
    await things.end('a')
    expect(await next(reader)).toEqual({ snapshot: false, upserted: [], removed: ['a'] })
  })

  it('combines missed changes into one update for a slow reader', async () => {
    await things.upsert('a', 'red')
    const reader = feed.watch(all, null)
    await next(reader)
    await things.upsert('b', 'green')
    await things.upsert('b', 'blue')
    await things.end('a')
    await things.poll()
    await clock.advance(0)
    expect(await next(reader)).toEqual({ snapshot: false, upserted: ['blue'], removed: ['a'] })
  })

  it('removes items that no longer match, and only those that it has delivered', async () => {
    await things.upsert('a', 'red')
    await things.upsert('b', 'blue')
    const reader = feed.watch(isRed, null)
    await next(reader)
    await things.end('b')
    await things.upsert('c', 'blue')
    await things.end('c')
    await things.upsert('a', 'blue')
    await clock.advance(0)
    expect(await next(reader)).toEqual({ snapshot: false, upserted: [], removed: ['a'] })
  })

  it('removes items that were deleted from the store without a tombstone', async () => {
    await things.upsert('a')
    await things.upsert('b')
    const reader = feed.watch(all, null)
    await next(reader)
    await things.forget('a')
    expect(await next(reader)).toEqual({ snapshot: false, upserted: [], removed: ['a'] })
  })

  it('delivers the source alone when only the source has changed', async () => {
    const reader = feed.watch(all, null)
    await next(reader)
    await things.poll('DOWN')
    const source = { state: 'DOWN', observedAt: clock.now() }
    expect((await reader.next()).value).toEqual({ revision: 0, snapshot: false, upserted: [], removed: [], source })
  })

  it('delivers no update for a change under the same revision, but stores it', async () => {
    await things.upsert('a', 'red')
    const reader = feed.watch(all, null)
    await next(reader)
    const known = things.known.get('a')
    const unseen = { id: 'a', revision: known?.revision ?? 0, goneAt: null, colour: 'a little redder' }
    await store.transaction(async (transaction) => transaction.set({ collection: 'things', id: 'a' }, unseen))
    await things.upsert('b', 'blue')
    expect(await next(reader)).toEqual({ snapshot: false, upserted: ['blue'], removed: [] })
    expect(await feed.find('a')).toEqual(unseen)
  })

  it('reports an invalid document and treats it as missing', async () => {
    await store.transaction(async (transaction) => transaction.set({ collection: 'things', id: 'odd' }, { colour: 1 }))
    await things.upsert('a')
    expect((await feed.look()).items).toHaveLength(1)
    expect(reports).toEqual([new Error('things/odd does not match the schema of its collection')])
  })

  it('removes an item that was overwritten with an invalid document', async () => {
    await things.upsert('a')
    const reader = feed.watch(all, null)
    await next(reader)
    await store.transaction(async (transaction) => transaction.set({ collection: 'things', id: 'a' }, { colour: 1 }))
    expect(await next(reader)).toEqual({ snapshot: false, upserted: [], removed: ['a'] })
  })

  it('ignores items and source states older than the known ones', async () => {
    await things.upsert('a', 'red')
    await things.poll()
    const before = await feed.look()
    const older = { id: 'a', revision: before.revision - 1, goneAt: null, colour: 'pink' }
    const unpolled = { state: 'DOWN', observedAt: null }
    await store.transaction(async (transaction) => {
      transaction.set({ collection: 'things', id: 'a' }, older)
      transaction.set({ collection: 'live_sources', id: thingsCollection.name }, unpolled)
    })
    await clock.advance(0)
    expect(await feed.look()).toEqual(before)
  })

  it('watches the store once for any number of readers', async () => {
    const readers = Array.from({ length: 50 }, () => feed.watch(all, null))
    await Promise.all(readers.map(next))
    await things.upsert('a')
    const updates = await Promise.all(readers.map(next))
    expect(updates).toEqual(updates.map(() => ({ snapshot: false, upserted: ['red'], removed: [] })))
    expect(watched.toSorted()).toEqual(['live_sources', 'things'])
  })

  it('updates readers in several turns of the event loop, to leave room for other requests', async () => {
    const readers = Array.from({ length: 3 * READERS_IN_A_TURN }, () => feed.watch(all, null))
    const rounds = countLoopRounds()
    const roundOfNext = async (reader: (typeof readers)[number]) => {
      await reader.next()
      return rounds()
    }
    expect(new Set(await Promise.all(readers.map(roundOfNext))).size).toBe(3)
    const updated = Promise.all(readers.map(roundOfNext))
    await things.upsert('a')
    expect(new Set(await updated).size).toBe(3)
  })

  it('lets a waiting reader leave, and ends all readers when it is closed', async () => {
    const [left, kept] = [feed.watch(all, null), feed.watch(all, null)]
    await Promise.all([next(left), next(kept)])
    const [leaving, waiting] = [left.next(), kept.next()]
    await left.return()
    expect(await leaving).toEqual({ done: true, value: undefined })
    feed.close()
    expect(await waiting).toEqual({ done: true, value: undefined })
  })

  it('throws to readers when the store has delivered nothing for ten seconds', async () => {
    const silent = { watch: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) }) }
    const dependencies = { definition: thingsCollection, clock, report: () => {} }
    const looked = createLiveFeed({ ...dependencies, watches: silent }).look()
    await Promise.all([
      expect(looked).rejects.toThrow('The store has not delivered live_sources yet'),
      clock.advance(10_000),
    ])
  })
})

describe('a returning reader of a live feed', () => {
  it('resumes after its last revision, also on another instance', async () => {
    await things.upsert('a', 'red')
    await things.upsert('b', 'blue')
    const after = await cursor()
    await things.upsert('c', 'green')
    await things.end('a')
    const other = openFeed()
    const reader = other.watch(all, after)
    expect(await next(reader)).toEqual({ snapshot: false, upserted: ['green'], removed: ['a'] })
    await things.end('b')
    expect(await next(reader)).toEqual({ snapshot: false, upserted: [], removed: ['b'] })
    other.close()
  })

  it('gets removals of items that do not match now, even if they may never have matched', async () => {
    await things.upsert('a', 'red')
    await things.upsert('b', 'red')
    const after = await cursor()
    await things.upsert('a', 'blue')
    await things.upsert('c', 'blue')
    const reader = feed.watch(isRed, after)
    await clock.advance(0)
    expect(await next(reader)).toEqual({ snapshot: false, upserted: [], removed: ['a', 'c'] })
  })

  it('gets a snapshot when an item was deleted without a tombstone in between', async () => {
    await things.upsert('a', 'red')
    await things.upsert('b', 'blue')
    const after = await cursor()
    await things.forget('a')
    await clock.advance(0)
    expect(await next(feed.watch(all, after))).toEqual({ snapshot: true, upserted: ['blue'], removed: [] })
  })

  it('gets an empty update at once when it has missed nothing', async () => {
    await things.upsert('a')
    const reader = feed.watch(all, await cursor())
    expect(await next(reader)).toEqual({ snapshot: false, upserted: [], removed: [] })
  })

  it.each([
    ['was away for longer than tombstones are stored', -GONE_KEPT_MS - 1],
    ['has a cursor that this instance does not know', 1],
  ])('gets a snapshot when it %s', async (_, off) => {
    await things.upsert('a')
    expect(await next(feed.watch(all, (await cursor()) + off))).toEqual({
      snapshot: true,
      upserted: ['red'],
      removed: [],
    })
  })

  it('gets a snapshot when missed tombstones have been deleted, even without later changes', async () => {
    await things.upsert('a', 'red')
    await things.upsert('b', 'blue')
    const after = await cursor()
    await things.end('a')
    await clock.advance(GONE_KEPT_MS)
    await things.clean()
    const other = openFeed()
    for (const each of [feed, other])
      expect(await next(each.watch(all, after))).toEqual({ snapshot: true, upserted: ['blue'], removed: [] })
    other.close()
  })
})
