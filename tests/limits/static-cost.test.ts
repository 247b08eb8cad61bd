import { buildSchema, getIntrospectionQuery, Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema as contract } from '../../gateway/composition/schema.ts'
import { FieldCost } from '../../gateway/limits/field-cost.ts'
import { createStaticCost, TooManyFields } from '../../gateway/limits/static-cost.ts'

const schema = buildSchema(`
  type Query { shelf(first: Int = 5): Shelf, book: Book, things: [Thing!]!, byIds(ids: [Int!]): [Book!]! }
  type Shelf { books: [Book!]!, name: String! }
  type Book { title: String!, sequel: Book, price: Int! }
  type Lamp { watts: Int! }
  union Thing = Book | Lamp
`)
const query = schema.getQueryType()?.getFields() ?? {}
state(
  'shelf',
  new FieldCost({ weight: 3, riotRequestsPerItem: 2, listSize: { argument: 'first', most: 50, of: ['books'] } }),
)
state('things', new FieldCost({ listSize: 4 }))
state('byIds', new FieldCost({ listSize: { argument: 'ids', most: 20, usually: 7 } }))

function state(field: string, cost: FieldCost): void {
  const found = query[field]
  if (found === undefined) throw new Error(`There is no field ${field}.`)
  found.extensions = { cost }
}

function costOf(text: string, variables: Readonly<Record<string, unknown>> = {}, of = schema) {
  const { definitions } = parse(text)
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION) ?? expect.unreachable()
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
  return createStaticCost(of)({
    operation,
    findFragment: (name) => fragments.find((fragment) => fragment.name.value === name),
    variables,
  })
}

describe('the cost of a document', () => {
  it.each([
    ['is a point for each field', '{ book { title sequel { title } } }', 4],
    ['is stated by the schema', '{ shelf { name } }', 4],
    ['counts the fields of a list for each of its items', '{ things { ... on Lamp { watts } } }', 5],
    ['takes the size from the default of an argument', '{ shelf { books { title } } }', 3 + 1 + 5],
    ['takes the size from an argument', '{ shelf(first: 9) { books { title } } }', 3 + 1 + 9],
    ['counts the maximum for a size that the field refuses', '{ shelf(first: -1) { books { title } } }', 3 + 1 + 50],
    ['counts the maximum for a size that is too large', '{ shelf(first: 51) { books { title } } }', 3 + 1 + 50],
    ['takes the size from the length of a list', '{ byIds(ids: [1, 2, 3]) { title } }', 1 + 3],
    ['takes the usual size when no list is given', '{ byIds { title } }', 1 + 7],
    [
      'counts the most expensive type of a union',
      '{ things { ... on Book { title price } ... on Lamp { watts } } }',
      1 + 4 * 2,
    ],
    ['counts merged fields once', '{ book { title } ...F } fragment F on Query { book { title price } }', 3],
    ['counts an alias separately', '{ a: book { title } b: book { title } }', 4],
    ['leaves out skipped fields', '{ book { title @skip(if: true) price @include(if: false) } }', 1],
  ])('%s: %s', (_rule, text, points) => {
    expect(costOf(text).points).toBe(points)
  })

  it('takes sizes and conditions from variables', () => {
    const text = 'query ($n: Int, $no: Boolean!) { shelf(first: $n) { books { title price @include(if: $no) } } }'
    expect(costOf(text, { n: 2, no: false }).points).toBe(3 + 1 + 2)
    expect(costOf(text, { no: true }).points).toBe(3 + 1 + 5 * 2)
  })

  it('includes the maximum number of requests to Riot', () => {
    expect(costOf('{ shelf(first: 4) { name } again: shelf { name } }').riotRequests).toBe(2 * 4 + 2 * 5)
  })

  it('is low for the introspection query of tools, and high for cyclic introspection', () => {
    expect(costOf(getIntrospectionQuery(), {}, contract).points).toBeLessThan(30_000)
    const round = '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }'
    expect(costOf(round, {}, contract).points).toBeGreaterThan(
      costOf('{ __schema { types { name } } }', {}, contract).points * 50,
    )
  })

  it('is not computed for a document that expands exponentially', () => {
    const bomb = Array.from(
      { length: 12 },
      (_, n) => `fragment F${n} on Book { a: sequel { ...F${n + 1} } b: sequel { ...F${n + 1} } }`,
    )
    const text = `{ book { ...F0 } } ${bomb.join(' ')} fragment F12 on Book { title }`
    expect(() => costOf(text)).toThrow(TooManyFields)
  })
})
