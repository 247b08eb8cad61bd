import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DocumentTooLarge,
  InvalidDocument,
  InvalidQuery,
  InvalidReference,
} from '../../gateway/store/document-store-errors.ts'
import type { DocumentData, DocumentRef, DocumentStore, JsonValue } from '../../gateway/store/document-store.ts'
import { anyDocument } from './document-arbitraries.ts'
import { type OpenStore, withStore, write } from './opened-store.ts'

const GOOD_IDS = ['a b', 'Ünïcödé #EUW', '...', '__', '_a__', "it's", '"', '%_?*', '\u0000', '😀', 'x'.repeat(1_500)]
const BAD_IDS = ['', '.', '..', 'a/b', '/', '__a__', '____', 'x'.repeat(1_501), 'é'.repeat(751), '\ud800']

/** Firestore's size of things/one with the fields `a` and `b`, without the bytes of their texts. */
const BYTES_AROUND_TEXTS = 'things/'.length + 'one/'.length + 16 + 32 + 2 * ('a'.length + 1 + 1)

/** Limit of a single text, below the limit of a document. */
const MAX_TEXT_BYTES = 2 ** 20 - 89

export function describeDocuments(open: OpenStore): void {
  describe('documents', () => {
    it(
      'exist after they were set, and not before',
      withStore(open, [], async (store) => {
        const ref = { collection: 'things', id: 'one' }
        expect(await store.get(ref)).toBeNull()
        await store.transaction(async (transaction) => transaction.set(ref, { a: 1 }))
        expect(await store.get(ref)).toEqual({ id: 'one', data: { a: 1 } })
      }),
    )

    it(
      'are replaced as a whole, not merged',
      withStore(open, [], async (store) => {
        await write(store, 'things', { one: { a: 1, b: { c: 2 } } })
        await write(store, 'things', { one: { b: { d: 3 } } })
        expect(await store.get({ collection: 'things', id: 'one' })).toEqual({ id: 'one', data: { b: { d: 3 } } })
      }),
    )

    it(
      'are removed by a deletion; deleting a missing document is no error',
      withStore(open, [], async (store) => {
        await write(store, 'things', { one: { a: 1 } })
        await write(store, 'things', { one: null, two: null })
        expect(await store.getMany('things', ['one', 'two'])).toEqual([null, null])
      }),
    )

    it(
      'are returned in the order of the requested ids, with repeats, and null for missing ones',
      withStore(open, [], async (store) => {
        await write(store, 'things', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } })
        const found = await store.getMany('things', ['c', 'x', 'a', 'c'])
        expect(found.map((document) => document?.data['n'] ?? null)).toEqual([3, null, 1, 3])
        expect(await store.getMany('things', [])).toEqual([])
      }),
    )

    it(
      'are counted by collection, up to a limit',
      withStore(open, [], async (store) => {
        expect(await store.count('things')).toBe(0)
        await write(store, 'things', { a: {}, b: { n: 1 }, ü: {}, d: {} })
        await write(store, 'others', { a: {} })
        await write(store, 'things', { d: null })
        expect(await store.count('things')).toBe(3)
        expect(await Promise.all([1, 2, 3, 4].map((limit) => store.count('things', limit)))).toEqual([1, 2, 3, 3])
        for (const limit of [0, -1, 1.5]) await expect(store.count('things', limit)).rejects.toThrow(InvalidQuery)
        await expect(store.count('no/collection')).rejects.toThrow(InvalidReference)
      }),
    )

    it(
      'with one id in two collections are two documents',
      withStore(open, [], async (store) => {
        await write(store, 'things', { one: { from: 'things' } })
        await write(store, 'others', { one: { from: 'others' } })
        await write(store, 'others', { one: null })
        expect(await store.get({ collection: 'things', id: 'one' })).not.toBeNull()
        expect(await store.get({ collection: 'others', id: 'one' })).toBeNull()
      }),
    )

    it(
      'are returned exactly as written',
      withStore(open, [], async (store) => {
        await fc.assert(
          fc.asyncProperty(anyDocument, async (data) => {
            await write(store, 'things', { one: data })
            expect(await store.get({ collection: 'things', id: 'one' })).toEqual({ id: 'one', data })
          }),
        )
      }),
    )

    it.each(GOOD_IDS)('can have the id %j', async (id) => {
      await withStore(open, [], async (store) => {
        await write(store, 'things', { [id]: { a: 1 } })
        expect(await store.get({ collection: 'things', id })).toEqual({ id, data: { a: 1 } })
        expect(await store.getMany('things', [id])).toEqual([{ id, data: { a: 1 } }])
        expect(await store.query('things', { limit: 10 })).toEqual([{ id, data: { a: 1 } }])
      })()
    })

    it.each(BAD_IDS)("can't have the id %j", async (id) => {
      await withStore(open, [], async (store) => {
        await expectRefused(store, { collection: 'things', id })
        const query = store.query('things', { startAfter: { id }, limit: 1 })
        await expect(query).rejects.toThrow(InvalidReference)
      })()
    })

    it.each(['', 'a/b', 'a b', '1', '__a__', "it's", 'x'.repeat(101)])(
      "can't be in the collection %j",
      async (collection) => {
        await withStore(open, [], async (store) => {
          await expectRefused(store, { collection, id: 'one' })
          await expect(store.query(collection, { limit: 1 })).rejects.toThrow(InvalidReference)
          expect(() => store.watch(collection, new AbortController().signal)).toThrow(InvalidReference)
        })()
      },
    )

    it(
      'have at most 1 MiB; a larger one is refused with its name and size',
      withStore(open, [], async (store) => {
        const a = 'x'.repeat(MAX_TEXT_BYTES - 1)
        const b = 'x'.repeat(2 ** 20 - BYTES_AROUND_TEXTS - a.length)
        await write(store, 'things', { one: { a, b } })
        expect((await store.get({ collection: 'things', id: 'one' }))?.data['a']).toHaveLength(a.length)

        const tooLarge = write(store, 'things', { one: { a: `${a}x`, b } })
        await expect(tooLarge).rejects.toThrow(DocumentTooLarge)
        await expect(tooLarge).rejects.toMatchObject({ collection: 'things', id: 'one', bytes: 2 ** 20 + 1 })
        expect((await store.get({ collection: 'things', id: 'one' }))?.data['a']).toHaveLength(a.length)
      }),
    )

    it.each<[string, DocumentData]>([
      ['not a number', { a: Number.NaN }],
      ['an infinite number', { a: [Number.NEGATIVE_INFINITY] }],
      ['half a surrogate pair', { a: { b: '\udc00' } }],
      ['a text beyond 1 MiB less 89 bytes', { a: 'x'.repeat(MAX_TEXT_BYTES + 1) }],
      ['a list in a list', { a: [[1]] }],
      ['a field without a name', { '': 1 }],
      ['a reserved field name', { a: { __b__: 1 } }],
      ['a field name beyond 1,500 bytes', { ['x'.repeat(1_501)]: 1 }],
      ['more than 20 levels', nested(21)],
      ['two fields of bytes', { a: Uint8Array.of(1), b: Uint8Array.of(2) }],
      ['bytes beyond 1 MiB less 89 bytes', { a: new Uint8Array(MAX_TEXT_BYTES + 1) }],
    ])("can't have %s, and nothing else of the transaction is written", async (_, data) => {
      await withStore(open, [], async (store) => {
        await expect(write(store, 'things', { one: {}, two: data })).rejects.toThrow(InvalidDocument)
        expect(await store.get({ collection: 'things', id: 'one' })).toBeNull()
      })()
    })

    it(
      'can have 20 levels',
      withStore(open, [], async (store) => {
        await write(store, 'things', { one: nested(20) })
        expect(await store.get({ collection: 'things', id: 'one' })).toEqual({ id: 'one', data: nested(20) })
      }),
    )

    it(
      'are refused with the path to the invalid value',
      withStore(open, [], async (store) => {
        const refused = write(store, 'things', { one: { list: [{ a: 1 }, { a: Number.NaN }] } })
        await expect(refused).rejects.toThrow('Invalid document things/one: list.1.a must be a finite number, not NaN')
      }),
    )
  })
}

async function expectRefused(store: DocumentStore, ref: DocumentRef): Promise<void> {
  await expect(store.get(ref)).rejects.toThrow(InvalidReference)
  await expect(store.getMany(ref.collection, [ref.id])).rejects.toThrow(InvalidReference)
  await expect(store.transaction(async (t) => await t.get(ref))).rejects.toThrow(InvalidReference)
  await expect(store.transaction(async (t) => t.set(ref, {}))).rejects.toThrow(InvalidReference)
  await expect(store.transaction(async (t) => t.delete(ref))).rejects.toThrow(InvalidReference)
}

/** A document with this number of nested levels. */
function nested(levels: number): DocumentData {
  let value: JsonValue = 1
  for (let level = 1; level < levels; level++) value = { in: value }
  return { in: value }
}
