import { GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLSchema, GraphQLString, GraphQLUnionType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { FieldCost } from '../../gateway/limits/field-cost.ts'
import { findUnlistedSizes } from './unlisted-sizes.ts'

const sized = new FieldCost({ listSize: 3 })
const sliced = new FieldCost({ listSize: { argument: 'first', most: 10, of: ['edges'] } })
const slicedItself = new FieldCost({ listSize: { argument: 'first', most: 10 } })

const connection = new GraphQLObjectType({
  name: 'Connection',
  fields: { edges: { type: new GraphQLList(GraphQLString) } },
})

/** Creates a schema whose query has these fields. */
function planted(
  fields: Readonly<Record<string, { readonly type: 'list' | 'connection' | 'result'; readonly cost?: FieldCost }>>,
): GraphQLSchema {
  const types = {
    list: new GraphQLList(GraphQLString),
    connection,
    result: new GraphQLUnionType({ name: 'Result', types: [connection] }),
  }
  const planted = Object.entries(fields).map(([name, { type, cost }]) => {
    const args = { first: { type: GraphQLInt } }
    return [name, { type: types[type], args, extensions: { cost } }] as const
  })
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: Object.fromEntries(planted) }) })
}

describe('the size of each list', () => {
  it('is stated in the schema', () => {
    expect(findUnlistedSizes(schema)).toEqual([])
  })

  it('may be stated by the list itself, as a number or by an argument', () => {
    expect(
      findUnlistedSizes(planted({ a: { type: 'list', cost: sized }, b: { type: 'list', cost: slicedItself } })),
    ).toEqual([])
  })

  it('is reported as missing for a list without it', () => {
    const bare = { type: 'list' } as const
    expect(findUnlistedSizes(planted({ a: { type: 'list', cost: sized }, bare }))).toEqual(['Query.bare'])
    expect(findUnlistedSizes(planted({ heavy: { type: 'list', cost: new FieldCost({ weight: 9 }) } }))).toEqual([
      'Query.heavy',
    ])
  })

  it('may be stated by the fields that lead to it, when all of them state it', () => {
    const named = { type: 'connection', cost: sliced } as const
    const throughUnion = { type: 'result', cost: sliced } as const
    expect(findUnlistedSizes(planted({ named }))).toEqual([])
    expect(findUnlistedSizes(planted({ named, throughUnion }))).toEqual([])
    expect(findUnlistedSizes(planted({ named, other: { type: 'connection' } }))).toEqual(['Connection.edges'])
    expect(findUnlistedSizes(planted({ named, other: { type: 'result' } }))).toEqual(['Connection.edges'])
    expect(findUnlistedSizes(planted({ named, other: { type: 'connection', cost: slicedItself } }))).toEqual([
      'Connection.edges',
    ])
  })

  it('is not stated by the sliced lists of another field', () => {
    expect(findUnlistedSizes(planted({ edges: { type: 'list', cost: sliced } }))).toEqual(['Query.edges'])
  })
})
