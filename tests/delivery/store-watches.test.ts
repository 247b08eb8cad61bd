import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStoreWatches, type SupervisedWatches } from '../../gateway/delivery/feeds/create-store-watches.ts'
import type { WatchEvent } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { TroubledStore } from './troubled-store.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

let clock: FakeClock
let store: TroubledStore
let watches: SupervisedWatches
let random: () => number
let reports: string[]
let leaving: AbortController

beforeEach(() => {
  clock = new FakeClock()
  // This store has no other writers: its clock stands still to save polls.
  store = new TroubledStore(openSqliteStore({ path: ':memory:', indexes: [], clock: new FakeClock() }))
  random = () => 0.5
  reports = []
  leaving = new AbortController()
  watches = open('one')
})

afterEach(async () => {
  await watches.close()
  await store.close()
})

function open(instance: string): SupervisedWatches {
  const report = (error: unknown) => reports.push(error instanceof Error ? error.message : String(error))
  return createStoreWatches({ store, clock, random: () => random(), instance, report })
}

const write = (id: string, collection = 'things') =>
  store.transaction(async (transaction) => transaction.set({ collection, id }, { id }))

/** Records the events of a watch in short form: IDs, in brackets for a snapshot. */
function noting(collection = 'things', from = watches): string[] {
  const notes: string[] = []
  const note = async () => {
    for await (const event of from.watch(collection, leaving.signal)) notes.push(inShort(event))
    notes.push('end')
  }
  void note()
  return notes
}

function inShort(event: WatchEvent): string {
  if (event.kind === 'snapshot') return `[${event.documents.map(({ id }) => id).join(' ')}]`
  return event.changes.map((change) => (change.kind === 'removed' ? `-${change.id}` : change.document.id)).join(' ')
}

/** Number of watches of `things` started so far. */
const started = () => store.started.filter((collection) => collection === 'things').length

describe('a supervised watch', () => {
  it('delivers the events of the store', async () => {
    await write('a')
    const notes = noting()
    await clock.advance(0)
    await write('b')
    await clock.advance(0)
    expect(notes).toEqual(['[a]', 'b'])
    expect(watches.status()).toEqual({ heardAt: clock.now(), restarts: 0 })
  })

  it.each([
    ['breaks', new Error('14 UNAVAILABLE'), '14 UNAVAILABLE'],
    ['ends without an error', null, 'The watch of things has ended'],
  ])('delivers a fresh snapshot when the watch of the store %s', async (_, error, reported) => {
    const notes = noting()
    await clock.advance(0)
    store.breakOff('things', error)
    await write('a')
    await clock.advance(SECOND_MS)
    expect(notes).toEqual(['[]', '[a]'])
    expect(reports).toEqual([reported])
    expect(watches.status().restarts).toBe(1)
    expect(store.listeners).toEqual(['heartbeats', 'things'])
  })

  it('restarts every time nothing arrives for five seconds, until an event arrives', async () => {
    store.isDelivering = false
    const notes = noting()
    await clock.advance(MINUTE_MS)
    expect(notes).toEqual([])
    expect(started()).toBeGreaterThan(8)
    expect(store.listeners.length).toBeLessThanOrEqual(2)

    store.isDelivering = true
    await clock.advance(7 * SECOND_MS)
    expect(notes).toEqual(['[]'])
  })

  it('restarts when no heartbeat arrives for twenty seconds, even without an error', async () => {
    const notes = noting()
    const others = noting('others')
    await clock.advance(MINUTE_MS)
    expect(started()).toBe(1)

    store.die()
    await write('a')
    await clock.advance(21 * SECOND_MS)
    expect(notes).toEqual(['[]', '[a]'])
    expect(others).toEqual(['[]', '[]'])
    expect(reports).toEqual(['No heartbeat has arrived from the store for 20 seconds; all watches restart'])
    expect(watches.status()).toMatchObject({ restarts: 3 })
    await clock.advance(MINUTE_MS)
    expect(watches.status()).toMatchObject({ restarts: 3 })

    store.die()
    await clock.advance(21 * SECOND_MS)
    expect(reports).toHaveLength(2)
  })

  it('is current again a few seconds after a dead store is back, however long it was dead', async () => {
    const notes = noting()
    await clock.advance(MINUTE_MS)
    store.die()
    store.isDelivering = false
    store.isWritable = false
    await clock.advance(60 * MINUTE_MS)
    expect(notes).toEqual(['[]'])
    const { heardAt } = watches.status()
    expect(heardAt).toBe(clock.now() - 60 * MINUTE_MS)

    store.isDelivering = true
    store.isWritable = true
    await write('a')
    await clock.advance(7 * SECOND_MS)
    expect(notes).toEqual(['[]', '[a]'])
    expect(reports).toHaveLength(1)
  })

  it('waits longer after each failure, up to two seconds, and with jitter', async () => {
    const seeds = [0, 0.999]
    const delays: number[][] = []
    for (const seed of seeds) {
      random = () => seed
      const delaysOfSeed: number[] = []
      noting(`things_${seed * 1000}`)
      await clock.advance(0)
      for (let failure = 0; failure < 8; failure++) {
        const before = store.started.length
        store.breakOff(`things_${seed * 1000}`, new Error('Down'))
        let waited = 0
        for (; store.started.length === before; waited += 10) await clock.advance(10)
        delaysOfSeed.push(waited)
      }
      delays.push(delaysOfSeed)
    }
    expect(delays).toEqual([
      [50, 100, 200, 400, 800, 1000, 1000, 1000],
      [100, 200, 400, 800, 1600, 2000, 2000, 2000],
    ])
  })

  it('resets its backoff once it has lasted', async () => {
    noting()
    for (let failure = 0; failure < 6; failure++) {
      await clock.advance(2 * SECOND_MS)
      store.breakOff('things', new Error(`Down ${failure}`))
    }
    await clock.advance(15 * SECOND_MS)
    expect(reports).toEqual(['Down 0'])
    const before = started()
    store.breakOff('things', new Error('Down again'))
    await clock.advance(100)
    expect(started()).toBe(before + 1)
    expect(reports).toEqual(['Down 0', 'Down again'])
  })

  it('delivers a fresh snapshot to a slow reader after a restart', async () => {
    const watch = watches.watch('things', leaving.signal)[Symbol.asyncIterator]()
    expect((await watch.next()).value).toEqual({ kind: 'snapshot', documents: [] })
    store.breakOff('things', new Error('Down'))
    await write('a')
    const next = watch.next()
    await clock.advance(SECOND_MS)
    expect((await next).value).toMatchObject({ kind: 'snapshot', documents: [{ id: 'a' }] })
    await watch.return?.()
    expect(store.listeners).toEqual(['heartbeats'])
  })

  it('removes its listener when its reader leaves, while it delivers, waits or backs off', async () => {
    const telling = watches.watch('telling', leaving.signal)[Symbol.asyncIterator]()
    await telling.next()
    const waiting = watches.watch('waiting', leaving.signal)[Symbol.asyncIterator]()
    await waiting.next()
    const waited = waiting.next()
    const resting = watches.watch('resting', leaving.signal)[Symbol.asyncIterator]()
    await resting.next()
    const rested = resting.next()
    store.breakOff('resting', new Error('Down'))
    await clock.advance(0)
    for (const each of [telling, waiting, resting]) await each.return?.()
    // The next heartbeat and its timeout remain scheduled.
    expect(clock.pending).toBe(2)
    expect(await Promise.all([waited, rested])).toEqual([waited, rested].map(() => ({ done: true, value: undefined })))
    expect(store.listeners).toEqual(['heartbeats'])
  })

  it.each([
    ['its signal aborts', () => leaving.abort(), ['heartbeats']],
    ['all of them are closed', () => watches.close(), []],
  ])('ends when %s', async (_, end, left) => {
    const notes = noting()
    await clock.advance(0)
    end()
    await clock.advance(0)
    expect(notes).toEqual(['[]', 'end'])
    expect(store.listeners).toEqual(left)
    expect(reports).toEqual([])
  })

  it('leaves no listener and no scheduled task behind, after any failure', async () => {
    noting()
    noting('others')
    await clock.advance(15 * SECOND_MS)
    store.die()
    await clock.advance(20 * SECOND_MS)
    store.breakOff('things', new Error('Down'))
    store.isDelivering = false
    await clock.advance(MINUTE_MS)
    await watches.close()
    await clock.advance(0)
    expect(store.listeners).toEqual([])
    expect(clock.pending).toBe(0)
  })
})

describe('the heartbeat', () => {
  const listBeats = async () => (await store.query('heartbeats', { limit: 10 })).map(({ id }) => id)

  it('does not start before the first watch', async () => {
    await clock.advance(MINUTE_MS)
    expect(await listBeats()).toEqual([])
    expect(watches.status()).toEqual({ heardAt: null, restarts: 0 })
  })

  it('is written every ten seconds by each instance, and received by all', async () => {
    const other = open('other')
    noting()
    noting('things', other)
    await clock.advance(35 * SECOND_MS)
    const written = await store.getMany('heartbeats', ['one', 'other'])
    const at = clock.now() - 5 * SECOND_MS
    expect(written).toMatchObject([
      { id: 'one', data: { at, left: false } },
      { id: 'other', data: { at, left: false, seen: { one: at } } },
    ])
    expect(watches.status().heardAt).toBe(at)
    await other.close()
    await clock.advance(0)
  })

  it('is deleted ten minutes after its instance has ended', async () => {
    const other = open('other')
    noting()
    noting('things', other)
    await clock.advance(MINUTE_MS)
    await other.close()
    await clock.advance(9 * MINUTE_MS)
    expect(await listBeats()).toEqual(['one', 'other'])
    await clock.advance(2 * MINUTE_MS)
    expect(await listBeats()).toEqual(['one'])
  })

  it('restarts watches at most every twenty seconds while it cannot be written', async () => {
    noting()
    await clock.advance(MINUTE_MS)
    store.isWritable = false
    await clock.advance(5 * MINUTE_MS)
    expect(started()).toBeLessThanOrEqual(1 + (5 * MINUTE_MS) / (20 * SECOND_MS))
  })
})
