import * as fc from 'fast-check'
import type {
  DocumentData,
  DocumentQuery,
  IndexDeclaration,
  JsonValue,
  Where,
} from '../../gateway/store/document-store.ts'

/** Collection of the generated documents and queries. */
export const SHELF = 'shelf'

/** Indexes for the generated queries. */
export const SHELF_INDEXES: readonly IndexDeclaration[] = [
  { collection: SHELF, equality: ['kind', 'open'] },
  { collection: SHELF, contains: 'tags' },
  ...(['asc', 'desc'] as const).flatMap((direction) => {
    const order = { field: 'rank', direction }
    return [
      { collection: SHELF, equality: [], order },
      { collection: SHELF, equality: ['kind'], order },
      { collection: SHELF, equality: ['open', 'kind'], order },
    ]
  }),
]

const kind = fc.constantFrom('a', 'b', '1', 1, true)
const open = fc.boolean()
// Few values, so that ties are common. Beyond 2^53 a number differs from its shortest decimal. '｡' and '😀' sort differently by
// UTF-16 units and by bytes.
const rank = fc.constantFrom<(string | number)[]>(-1.5, 0, 1, 2, 10, 2 ** 60, 2 ** 63, 1e21, '', '10', '2', '｡', '😀')
const tag = fc.constantFrom('a', 'b', '1', '', '😀')
/** Lists that repeat tags and have other items, and values that are no lists. */
const tags = fc.oneof(
  { weight: 5, arbitrary: fc.array(fc.oneof({ weight: 5, arbitrary: tag }, fc.constantFrom(1, null, { a: 'a' }))) },
  fc.constantFrom('a', null, { a: 'a' }, { tags: ['a'] }),
)

/** Few ids, so that generated commands affect the same documents. */
export const shelfId = fc.constantFrom('a', 'b', 'B', 'ab', 'ż', '｡', '😀', 'a b', "it's")

/** A document that generated queries find, or leave out for each possible reason. */
export const shelfDocument: fc.Arbitrary<DocumentData> = fc.record(
  { kind, open, rank: fc.oneof({ weight: 5, arbitrary: rank }, fc.constant(null)), tags, noise: fc.nat(3) },
  { requiredKeys: ['noise'], noNullPrototype: true },
)

type Value = string | number | boolean

interface QueryParts {
  readonly kind: Value | readonly Value[] | null
  readonly open: boolean | readonly boolean[] | null
  readonly direction: 'asc' | 'desc' | null
  readonly from: string | number | null
  readonly below: string | number | null
  readonly after: { readonly value: string | number; readonly id: string } | null
  readonly limit: number
}

const limit = fc.constantFrom(1, 2, 3, 1_000)

const fieldQuery = fc
  .record<QueryParts>({
    kind: fc.option(fc.oneof(kind, fc.array(kind, { minLength: 1, maxLength: 5 }))),
    open: fc.option(fc.oneof(open, fc.constant([true, false]))),
    direction: fc.constantFrom('asc', 'desc', null),
    from: fc.option(rank),
    below: fc.option(rank),
    after: fc.option(fc.record({ value: rank, id: shelfId })),
    limit,
  })
  .map(toQuery)

const itemQuery = fc.record({ tag, after: fc.option(shelfId), limit }).map(({ tag, after, limit }): DocumentQuery => {
  return { where: [{ field: 'tags', contains: tag }], limit, ...(after !== null && { startAfter: { id: after } }) }
})

/** A query that {@link SHELF_INDEXES} supports, or that needs no index. */
export const shelfQuery: fc.Arbitrary<DocumentQuery> = fc.oneof({ weight: 3, arbitrary: fieldQuery }, itemQuery)

function toQuery({ kind, open, direction, from, below, after, limit }: QueryParts): DocumentQuery {
  // No index serves an order with `open` alone.
  const where = [
    ...conditionOn('kind', kind),
    ...(kind === null && direction !== null ? [] : conditionOn('open', open)),
  ]
  if (direction === null) return { where, limit, ...(after !== null && { startAfter: { id: after.id } }) }

  const ofOneType = from === null || below === null || typeof from === typeof below
  const range = { ...(from !== null && { from }), ...(below !== null && ofOneType && { below }) }
  const orderBy = { field: 'rank', direction, ...range }
  return { where, orderBy, limit, ...(after !== null && { startAfter: after }) }
}

function conditionOn(field: string, value: Value | readonly Value[] | null): readonly Where[] {
  if (value === null) return []
  return [typeof value === 'object' ? { field, in: value } : { field, equals: value }]
}

const text = fc.string({ unit: 'binary', maxLength: 20 })
const fieldName = fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }).filter((name) => !/^__.*__$/s.test(name))
// JSON has no negative zero.
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value))

type JsonObject = { readonly [field: string]: JsonValue }

const { map } = fc.letrec<{ map: JsonObject; list: readonly JsonValue[]; scalar: JsonValue }>((tie) => ({
  scalar: fc.oneof(text, number, fc.integer(), fc.boolean(), fc.constant(null)),
  list: fc.array(fc.oneof({ maxDepth: 4 }, tie('scalar'), tie('map')), { maxLength: 5 }),
  map: fc.dictionary(fieldName, fc.oneof({ maxDepth: 4 }, tie('scalar'), tie('list'), tie('map')), {
    maxKeys: 5,
    noNullPrototype: true,
  }),
}))

/** Any valid document. */
export const anyDocument: fc.Arbitrary<DocumentData> = fc
  .tuple(map, fc.option(fc.record({ field: fieldName, value: fc.uint8Array({ maxLength: 50 }) })))
  .map(([json, bytes]) => (bytes === null ? json : { ...json, [bytes.field]: bytes.value }))
