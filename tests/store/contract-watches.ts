import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../gateway/store/document-store.ts'
import { WatchedDocuments } from './document-model.ts'
import { type OpenStore, withStore, write } from './opened-store.ts'
import { reading } from './watch-reader.ts'

export function describeWatches(open: OpenStore): void {
  describe('watches', () => {
    it(
      'start with all documents',
      withStore(open, [], async (store) => {
        await write(store, 'things', { b: { n: 2 }, a: { n: 1 } })
        await write(store, 'others', { c: { n: 3 } })
        const watch = reading(store.watch('things', new AbortController().signal))
        expect(await watch.next()).toEqual({
          kind: 'snapshot',
          documents: [
            { id: 'a', data: { n: 1 } },
            { id: 'b', data: { n: 2 } },
          ],
        })
        await watch.leave()
      }),
    )

    it(
      'start with an empty snapshot in an empty collection',
      withStore(open, [], async (store) => {
        const watch = reading(store.watch('things', new AbortController().signal))
        expect(await watch.next()).toEqual({ kind: 'snapshot', documents: [] })
        await watch.leave()
      }),
    )

    it(
      'continue with created, replaced and deleted documents',
      withStore(open, [], async (store) => {
        const watch = reading(store.watch('things', new AbortController().signal))
        await watch.next()
        await write(store, 'things', { a: { n: 1 } })
        expect(await watch.next()).toEqual({ kind: 'changes', changes: [upserted('a', 1)] })
        await write(store, 'things', { a: { n: 2 } })
        expect(await watch.next()).toEqual({ kind: 'changes', changes: [upserted('a', 2)] })
        await write(store, 'things', { a: null })
        expect(await watch.next()).toEqual({ kind: 'changes', changes: [{ kind: 'removed', id: 'a' }] })
        await watch.leave()
      }),
    )

    it(
      'report one commit in one event',
      withStore(open, [], async (store) => {
        await write(store, 'things', { c: { n: 0 } })
        const watch = reading(store.watch('things', new AbortController().signal))
        await watch.next()
        const next = watch.next()
        await write(store, 'things', { a: { n: 1 }, b: { n: 2 }, c: null })
        const event = await next
        const changes = event?.kind === 'changes' ? event.changes : []
        expect(changes).toHaveLength(3)
        expect(changes).toEqual(
          expect.arrayContaining([upserted('a', 1), upserted('b', 2), { kind: 'removed', id: 'c' }]),
        )
        await watch.leave()
      }),
    )

    it(
      'ignore other collections and uncommitted writes',
      withStore(open, [], async (store) => {
        const watch = reading(store.watch('things', new AbortController().signal))
        await watch.next()
        const next = watch.next()
        await write(store, 'others', { a: { n: 1 } })
        const failed = store.transaction(async (transaction) => {
          transaction.set({ collection: 'things', id: 'b' }, { n: 2 })
          throw new Error('on purpose')
        })
        await expect(failed).rejects.toThrow('on purpose')
        await write(store, 'things', { none: null })
        await write(store, 'things', { c: { n: 3 } })
        expect(await next).toEqual({ kind: 'changes', changes: [upserted('c', 3)] })
        await watch.leave()
      }),
    )

    it(
      'bring a slow reader to the latest state',
      withStore(open, [], async (store) => {
        await write(store, 'things', { gone: { n: 0 } })
        const watched = new WatchedDocuments()
        const watch = reading(store.watch('things', new AbortController().signal))
        watched.take(await watch.next())

        for (let n = 1; n <= 20; n++) await write(store, 'things', { a: { n }, [`b${n % 3}`]: { n } })
        await write(store, 'things', { gone: null, last: { n: 0 } })

        while (!watched.list().some(({ id }) => id === 'last')) watched.take(await watch.next())
        expect(watched.list()).toEqual([
          thing('a', 20),
          thing('b0', 18),
          thing('b1', 19),
          thing('b2', 20),
          thing('last', 0),
        ])
        await watch.leave()
      }),
    )

    it(
      'each have their own position',
      withStore(open, [], async (store) => {
        const early = reading(store.watch('things', new AbortController().signal))
        await early.next()
        await write(store, 'things', { a: { n: 1 } })
        const late = reading(store.watch('things', new AbortController().signal))
        expect(await late.next()).toEqual({ kind: 'snapshot', documents: [thing('a', 1)] })
        expect(await early.next()).toEqual({ kind: 'changes', changes: [upserted('a', 1)] })

        await early.leave()
        await write(store, 'things', { b: { n: 2 } })
        expect(await late.next()).toEqual({ kind: 'changes', changes: [upserted('b', 2)] })
        await late.leave()
      }),
    )

    it(
      'end when their signal aborts, also while waiting',
      withStore(open, [], async (store) => {
        const controller = new AbortController()
        const watch = reading(store.watch('things', controller.signal))
        await watch.next()
        const next = watch.next()
        controller.abort()
        expect(await next).toBeNull()
      }),
    )

    it(
      'end at once when their signal is already aborted',
      withStore(open, [], async (store) => {
        expect(await reading(store.watch('things', AbortSignal.abort())).next()).toBeNull()
      }),
    )

    it('end when the store is closed', async () => {
      const store = await open([])
      const watch = reading(store.watch('things', new AbortController().signal))
      await watch.next()
      const next = watch.next()
      await store.close()
      expect(await next).toBeNull()
    })
  })
}

function thing(id: string, n: number): StoredDocument {
  return { id, data: { n } }
}

function upserted(id: string, n: number) {
  return { kind: 'upserted', document: thing(id, n) }
}
