import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import type { DocumentStore, WatchEvent } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { WatchedDocuments } from './document-model.ts'
import { write } from './opened-store.ts'
import { temporaryFile } from './temporary-file.ts'
import { reading } from './watch-reader.ts'
import { startWriter } from './writer-process.ts'

const POLL_MS = 250

describe('a watch of a sqlite store', () => {
  it('reports a write of another store on the same file a quarter of a second later', async () => {
    const path = temporaryFile()
    const clock = new FakeClock()
    const [store, neighbour] = [open(path, clock), open(path)]
    const watch = reading(store.watch('things', new AbortController().signal))
    await watch.next()

    let event: WatchEvent | null = null
    const next = watch.next().then((next) => (event = next))
    await write(neighbour, 'things', { a: { n: 1 } })
    await clock.advance(POLL_MS - 1)
    expect(event).toBeNull()
    await clock.advance(1)
    expect(await next).toEqual({
      kind: 'changes',
      changes: [{ kind: 'upserted', document: { id: 'a', data: { n: 1 } } }],
    })

    await watch.leave()
    await Promise.all([store.close(), neighbour.close()])
  })

  it('reports writes of another process', async () => {
    const path = temporaryFile()
    const store = open(path, systemClock)
    const watched = new WatchedDocuments()
    const watching = new AbortController()
    const writer = startWriter(path, { first: 1, count: 5 })
    for await (const event of store.watch('left', watching.signal)) {
      watched.take(event)
      if (watched.list().length === 5) watching.abort()
    }
    expect(watched.list().map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    await writer.ended
    await store.close()
  })

  it('polls for other processes only during watches, once for all of them', async () => {
    const clock = new FakeClock()
    const store = open(':memory:', clock)
    expect(clock.pending).toBe(0)

    const controller = new AbortController()
    const watches = [
      reading(store.watch('things', controller.signal)),
      reading(store.watch('others', controller.signal)),
    ]
    for (const watch of watches) await watch.next()
    expect(clock.pending).toBe(1)
    await clock.advance(10 * POLL_MS)
    expect(clock.pending).toBe(1)

    await watches[0]?.leave()
    expect(clock.pending).toBe(1)
    const last = watches[1]?.next()
    controller.abort()
    await last
    expect(clock.pending).toBe(0)
    await store.close()
  })

  it('stops polling when the store is closed', async () => {
    const clock = new FakeClock()
    const store = open(':memory:', clock)
    const watch = reading(store.watch('things', new AbortController().signal))
    await watch.next()
    await store.close()
    expect(clock.pending).toBe(0)
    expect(await watch.next()).toBeNull()
  })

  it('reports each document once to a slow reader, in its latest state', async () => {
    const store = open(':memory:')
    await write(store, 'things', { gone: { n: 0 } })
    const watch = reading(store.watch('things', new AbortController().signal))
    await watch.next()
    for (let n = 1; n <= 100; n++) await write(store, 'things', { a: { n }, b: { n } })
    await write(store, 'things', { gone: null })
    await write(store, 'things', { a: { n: 101 } })
    expect(await watch.next()).toEqual({
      kind: 'changes',
      changes: [
        { kind: 'upserted', document: { id: 'b', data: { n: 100 } } },
        { kind: 'removed', id: 'gone' },
        { kind: 'upserted', document: { id: 'a', data: { n: 101 } } },
      ],
    })
    await store.close()
  })

  it.each([
    [1_000, 'changes'],
    [1_001, 'snapshot'],
    [5_000, 'snapshot'],
  ])('catches a reader up on %i missed changes by %s', async (missed, kind) => {
    const store = open(':memory:')
    const watched = new WatchedDocuments()
    const watch = reading(store.watch('things', new AbortController().signal))
    watched.take(await watch.next())
    for (let n = 1; n <= missed; n++) await write(store, 'things', { [`d${n % 10}`]: { n } })

    const event = await watch.next()
    expect(event?.kind).toBe(kind)
    watched.take(event)
    expect(watched.list()).toEqual(await store.query('things', { limit: 100 }))
    await store.close()
  })

  it('of a quiet collection loses nothing while another one is busy', async () => {
    const store = open(':memory:')
    const watch = reading(store.watch('quiet', new AbortController().signal))
    await watch.next()
    await write(store, 'quiet', { a: { n: 1 } })
    for (let n = 1; n <= 3_000; n++) await write(store, 'busy', { a: { n } })
    expect(await watch.next()).toEqual({
      kind: 'changes',
      changes: [{ kind: 'upserted', document: { id: 'a', data: { n: 1 } } }],
    })
    await store.close()
  })

  it('remembers a limited number of changes', async () => {
    const path = temporaryFile()
    const store = open(path)
    for (let n = 0; n < 40; n++) {
      const documents = Object.fromEntries(Array.from({ length: 99 }, (_, id) => [`d${id}`, { n }]))
      await write(store, 'things', documents)
    }
    await store.close()
    const database = new DatabaseSync(path)
    const changes = Number(database.prepare('select count(*) as n from changes').get()?.['n'])
    database.close()
    expect(changes).toBeGreaterThan(1_000)
    expect(changes).toBeLessThanOrEqual(1_600)
  })
})

function open(path: string, clock: Clock = new FakeClock()): DocumentStore {
  return openSqliteStore({ path, indexes: [], clock })
}
