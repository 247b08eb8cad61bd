import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidQuery, MissingIndex } from '../../gateway/store/document-store-errors.ts'
import type {
  DocumentQuery,
  DocumentStore,
  FieldIndex,
  IndexDeclaration,
  ListIndex,
} from '../../gateway/store/document-store.ts'
import { SHELF, SHELF_INDEXES, shelfDocument, shelfId, shelfQuery } from './document-arbitraries.ts'
import { DocumentModel } from './document-model.ts'
import { type OpenStore, withStore, write } from './opened-store.ts'

const NEWEST_BY_COLOUR: IndexDeclaration = {
  collection: 'things',
  equality: ['colour'],
  order: { field: 'at', direction: 'desc' },
}
const OLDEST: IndexDeclaration = { collection: 'things', equality: [], order: { field: 'at', direction: 'asc' } }
const BY_TAG: IndexDeclaration = { collection: 'things', contains: 'tags' }

const byAge = { field: 'at', direction: 'asc' } as const
const newestFirst = { field: 'at', direction: 'desc' } as const
const hasTag = { field: 'tags', contains: 'x' }

export function describeQueries(open: OpenStore): void {
  describe('queries', () => {
    it(
      'filter by equality on one field without a declared index, ordered by id',
      withStore(open, [], async (store) => {
        await write(store, 'things', { c: { colour: 'red' }, a: { colour: 'red' }, b: { colour: 'blue' } })
        await write(store, 'others', { a: { colour: 'red' } })
        const query = { where: [{ field: 'colour', equals: 'red' }], limit: 10 }
        expect(await idsOf(store, query)).toEqual(['a', 'c'])
        expect(await idsOf(store, { ...query, startAfter: { id: 'a' } })).toEqual(['c'])
        expect(await idsOf(store, { ...query, limit: 1 })).toEqual(['a'])
      }),
    )

    it(
      'distinguish numbers, texts and booleans',
      withStore(open, [], async (store) => {
        const values = { number: { v: 1 }, text: { v: '1' }, yes: { v: true }, word: { v: 'true' }, null: { v: null } }
        await write(store, 'things', { ...values, list: { v: [1] }, map: { v: { 1: 1 } }, lacking: {} })
        const find = async (equals: string | number | boolean) =>
          await idsOf(store, { where: [{ field: 'v', equals }], limit: 10 })
        expect(await find(1)).toEqual(['number'])
        expect(await find('1')).toEqual(['text'])
        expect(await find(true)).toEqual(['yes'])
        expect(await find('true')).toEqual(['word'])
        expect(await find('null')).toEqual([])
      }),
    )

    it(
      'find any scalar by its value',
      withStore(open, [], async (store) => {
        const scalar = fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }))
        await fc.assert(
          fc.asyncProperty(scalar, async (value) => {
            await write(store, 'things', { one: { v: value }, two: { v: `${value}?` } })
            expect(await idsOf(store, { where: [{ field: 'v', equals: value }], limit: 10 })).toEqual(['one'])
          }),
        )
      }),
    )

    it(
      'find a nested field by its path, and never a field name with a dot',
      withStore(open, [], async (store) => {
        await write(store, 'things', { a: { place: { town: 'X' } }, b: { 'place.town': 'X' }, c: { town: 'X' } })
        expect(await idsOf(store, { where: [{ field: 'place.town', equals: 'X' }], limit: 10 })).toEqual(['a'])
      }),
    )

    it(
      'accept up to 30 values of one field, with ordered results and each document once',
      withStore(open, [NEWEST_BY_COLOUR], async (store) => {
        await write(store, 'things', {
          a: { colour: 'red', at: 3 },
          b: { colour: 'blue', at: 2 },
          c: { colour: 'red', at: 1 },
          d: { colour: 'green', at: 9 },
        })
        const colours = [...Array.from({ length: 27 }, (_, index) => `colour ${index}`), 'red', 'blue', 'red']
        const query = { where: [{ field: 'colour', in: colours }], orderBy: newestFirst, limit: 10 }
        expect(await idsOf(store, query)).toEqual(['a', 'b', 'c'])
        expect(await idsOf(store, { ...query, limit: 2 })).toEqual(['a', 'b'])
        expect(await idsOf(store, { ...query, startAfter: { value: 3, id: 'a' } })).toEqual(['b', 'c'])
      }),
    )

    it(
      'find the documents whose list has an item, ordered by id',
      withStore(open, [BY_TAG], async (store) => {
        await write(store, 'things', { c: { tags: ['x', 'y'] }, a: { tags: ['y', 'x'] }, b: { tags: ['y'] } })
        await write(store, 'others', { a: { tags: ['x'] } })
        const query = { where: [{ field: 'tags', contains: 'x' }], limit: 10 }
        expect(await idsOf(store, query)).toEqual(['a', 'c'])
        expect(await idsOf(store, { ...query, startAfter: { id: 'a' } })).toEqual(['c'])
        expect(await idsOf(store, { ...query, limit: 1 })).toEqual(['a'])

        await write(store, 'things', { a: { tags: ['z', 'z'] }, b: { tags: ['x', 'x'] }, c: null })
        expect(await store.query('things', query)).toEqual([{ id: 'b', data: { tags: ['x', 'x'] } }])
      }),
    )

    it(
      'find no items in fields that are no lists, and no items that are no texts',
      withStore(open, [BY_TAG], async (store) => {
        const items = { numbers: { tags: [1] }, maps: { tags: [{ x: '1' }] }, mixed: { tags: [1, null, '1', true] } }
        await write(store, 'things', { ...items, text: { tags: '1' }, map: { tags: { x: '1' } }, lacking: {} })
        expect(await idsOf(store, { where: [{ field: 'tags', contains: '1' }], limit: 10 })).toEqual(['mixed'])
      }),
    )

    it(
      'find any text in a nested list',
      withStore(open, [{ collection: 'things', contains: 'place.names' }], async (store) => {
        await fc.assert(
          fc.asyncProperty(fc.string({ unit: 'binary' }), async (name) => {
            await write(store, 'things', {
              one: { place: { names: ['a name', name] } },
              two: { place: { names: [`${name}?`] } },
              dotted: { 'place.names': [name] },
            })
            const query = { where: [{ field: 'place.names', contains: name }], limit: 10 }
            expect(await idsOf(store, query)).toEqual(['one'])
          }),
        )
      }),
    )

    it(
      'order ties by id in the same direction, and leave out documents without the field',
      withStore(open, [OLDEST, { ...OLDEST, order: newestFirst }], async (store) => {
        await write(store, 'things', { c: { at: 1 }, a: { at: 1 }, b: { at: 0 }, none: {}, null: { at: null } })
        expect(await idsOf(store, { orderBy: byAge, limit: 10 })).toEqual(['b', 'a', 'c'])
        expect(await idsOf(store, { orderBy: newestFirst, limit: 10 })).toEqual(['c', 'a', 'b'])
      }),
    )

    it(
      'include the lower bound of a range, and exclude the upper one',
      withStore(open, [OLDEST], async (store) => {
        await write(store, 'things', { a: { at: 1 }, b: { at: 2 }, c: { at: 3 }, d: { at: '2' }, e: { at: 'x' } })
        const find = async (range: { from?: string | number; below?: string | number }) =>
          await idsOf(store, { orderBy: { ...byAge, ...range }, limit: 10 })
        expect(await find({ from: 2, below: 3 })).toEqual(['b'])
        expect(await find({ from: 2 })).toEqual(['b', 'c'])
        expect(await find({ below: 'x' })).toEqual(['d'])
        expect(await find({ from: '' })).toEqual(['d', 'e'])
        expect(await find({ from: 3, below: 2 })).toEqual([])
      }),
    )

    it(
      'page through all documents without gaps or repeats',
      withStore(open, SHELF_INDEXES, async (store) => {
        const documents = Object.fromEntries(Array.from({ length: 57 }, (_, n) => [`d${n}`, { rank: n % 7 }]))
        await write(store, SHELF, documents)
        for (const direction of ['asc', 'desc'] as const) {
          const query = { orderBy: { field: 'rank', direction, from: 0, below: 7 }, limit: 10 }
          const seen: string[] = []
          let page = await store.query(SHELF, query)
          for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
            seen.push(...page.map(({ id }) => id))
            const startAfter = { value: Number(last.data['rank']), id: last.id }
            page = await store.query(SHELF, { ...query, startAfter })
          }
          expect(seen).toHaveLength(57)
          expect(new Set(seen)).toEqual(new Set(Object.keys(documents)))
        }
      }),
    )

    it(
      'return the same as the model',
      withStore(open, SHELF_INDEXES, async (store) => {
        const shelf = fc.dictionary(shelfId, shelfDocument, { noNullPrototype: true })
        const known = new Set<string>()
        await fc.assert(
          fc.asyncProperty(
            shelf,
            fc.array(shelfQuery, { minLength: 10, maxLength: 10 }),
            async (documents, queries) => {
              await write(store, SHELF, { ...Object.fromEntries([...known].map((id) => [id, null])), ...documents })
              const model = new DocumentModel()
              for (const [id, data] of Object.entries(documents)) {
                known.add(id)
                model.set(id, data)
              }
              for (const query of queries) expect(await store.query(SHELF, query)).toEqual(model.query(query))
            },
          ),
        )
      }),
    )

    it.each<[string, DocumentQuery, Omit<FieldIndex, 'collection'> | Omit<ListIndex, 'collection'>]>([
      ['an order alone', { orderBy: newestFirst, limit: 1 }, { equality: [], order: newestFirst }],
      ['the other direction', orderedBy(['colour'], byAge), { equality: ['colour'], order: byAge }],
      ['fewer filters', orderedBy([], newestFirst), { equality: [], order: newestFirst }],
      [
        'more filters',
        orderedBy(['colour', 'size'], newestFirst),
        { equality: ['colour', 'size'], order: newestFirst },
      ],
      ['two filters without an order', orderedBy(['colour', 'size']), { equality: ['colour', 'size'] }],
      ['an item of a list', { where: [{ field: 'colour', contains: 'x' }], limit: 1 }, { contains: 'colour' }],
    ])('are refused without an index: %s', async (_, query, index) => {
      await withStore(open, [NEWEST_BY_COLOUR], async (store) => {
        const refused = store.query('things', query)
        await expect(refused).rejects.toThrow(MissingIndex)
        await expect(refused).rejects.toMatchObject({ declaration: { collection: 'things', ...index } })
        await expect(refused).rejects.toThrow(JSON.stringify(index))
      })()
    })

    it(
      'use an index for any order of its equality fields, and only in its own collection',
      withStore(open, [{ collection: 'things', equality: ['size', 'colour'] }], async (store) => {
        await write(store, 'things', { a: { colour: 'c', size: 1 } })
        const query = {
          where: [
            { field: 'colour', equals: 'c' },
            { field: 'size', equals: 1 },
          ],
          limit: 1,
        }
        expect(await idsOf(store, query)).toEqual(['a'])
        await expect(store.query('others', query)).rejects.toThrow(MissingIndex)
      }),
    )

    it.each<[string, DocumentQuery]>([
      ['a limit of 0', { limit: 0 }],
      ['a limit over 1,000', { limit: 1_001 }],
      ['half a limit', { limit: 1.5 }],
      ['no values', { where: [{ field: 'a', in: [] }], limit: 1 }],
      ['31 values', { where: [{ field: 'a', in: Array.from({ length: 31 }, (_, n) => n) }], limit: 1 }],
      ['36 combinations', { where: ['a', 'b'].map((field) => ({ field, in: [1, 2, 3, 4, 5, 6] })), limit: 1 }],
      ['a field filtered twice', { where: ['a', 'a'].map((field) => ({ field, equals: 1 })), limit: 1 }],
      ['a filter on the ordered field', { where: [{ field: 'at', equals: 1 }], orderBy: byAge, limit: 1 }],
      ['an item and another filter', { where: [hasTag, { field: 'a', equals: 1 }], limit: 1 }],
      ['an item of each of two lists', { where: [hasTag, { field: 'a', contains: 'x' }], limit: 1 }],
      ['an item and an order', { where: [hasTag], orderBy: byAge, limit: 1 }],
      ['an item and a start with a value', { where: [hasTag], startAfter: { id: 'a', value: 1 }, limit: 1 }],
      ['a field without a name', { where: [{ field: '', equals: 1 }], limit: 1 }],
      ['a field that is no path', { where: [{ field: `a') or ('`, equals: 1 }], limit: 1 }],
      ['not a number', { where: [{ field: 'a', equals: Number.NaN }], limit: 1 }],
      ['an endless range', { orderBy: { ...byAge, from: Number.NEGATIVE_INFINITY }, limit: 1 }],
      ['a range over two types', { orderBy: { ...byAge, from: 1, below: 'x' }, limit: 1 }],
      ['a start without its value', { orderBy: byAge, startAfter: { id: 'a' }, limit: 1 }],
      ['a start with a value of no order', { startAfter: { id: 'a', value: 1 }, limit: 1 }],
    ])('are refused with %s', async (_, query) => {
      await withStore(open, [OLDEST], async (store) => {
        await expect(store.query('things', query)).rejects.toThrow(InvalidQuery)
      })()
    })
  })
}

function orderedBy(fields: readonly string[], orderBy?: NonNullable<DocumentQuery['orderBy']>): DocumentQuery {
  return { where: fields.map((field) => ({ field, equals: 1 })), ...(orderBy && { orderBy }), limit: 1 }
}

async function idsOf(store: DocumentStore, query: DocumentQuery): Promise<readonly string[]> {
  return (await store.query('things', query)).map(({ id }) => id)
}
