import {
  buildSchema,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  parse,
  validateSubscriptionArgs,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSharing } from '../../gateway/delivery/sharing/sharing.ts'

/** Fields that end with `Own` depend on the subscriber. */
const schema = declareAll(
  buildSchema(/* GraphQL */ `
    type Query {
      hello: String
    }
    type Subscription {
      things(filter: Filter, after: String, team: String, size: Size = BIG): Things!
      thingsOwn(after: String): Things!
    }
    input Filter {
      first: String = "one"
      second: [Int!]
      third: Inner
    }
    input Inner {
      left: Boolean
      right: Boolean
    }
    enum Size {
      BIG
      SMALL
    }
    type Things {
      cursor: String!
      list: [Thing!]!
      any: [Any!]!
      named: [Named!]!
    }
    interface Named {
      name: String
      nickname: String
    }
    type Thing implements Named {
      name: String
      nickname: String
      secretOwn: String
    }
    type Other implements Named {
      name: String
      nickname: String
    }
    union Any = Thing | Other
  `),
  // One type of the interface does not declare the field.
  (parent, field) => !field.endsWith('Own') && `${parent}.${field}` !== 'Other.nickname',
)

function declareAll(built: GraphQLSchema, isDeclared: (parent: string, field: string) => boolean): GraphQLSchema {
  const withFields = Object.values(built.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type))
  // All schemas share the types of introspection.
  for (const type of withFields.filter((each) => !isIntrospectionType(each)))
    for (const field of Object.values(type.getFields()))
      if (isDeclared(type.name, field.name)) Object.assign(field.extensions, { broadcastable: true })
  return built
}

const share = createSharing(schema)

function find(source: string, variableValues: Readonly<Record<string, unknown>> = {}, operationName?: string) {
  const named = operationName === undefined ? {} : { operationName }
  const args = validateSubscriptionArgs({ schema, document: parse(source), variableValues, ...named })
  if (!('schema' in args)) throw new AggregateError(args)
  return share(args)
}

/** Returns the sharing of an operation that can be shared. */
function of(...asked: Parameters<typeof find>) {
  return find(...asked) ?? expect.unreachable('It is not shared.')
}

const AFTER = 'subscription ($after: String) { things(after: $after) { cursor } }'
const FILTERED = 'subscription ($after: String, $filter: Filter) { things(after: $after, filter: $filter) { cursor } }'
const TWO = `subscription A($after: String) { things(after: $after) { cursor } }
  subscription B($filter: Filter) { things(filter: $filter) { cursor } }`

describe('a group', () => {
  it('is shared by subscribers with different cursors, or none', () => {
    const all = [{}, { after: null }, { after: '1' }, { after: '2' }].map((variables) => of(AFTER, variables))
    expect(new Set(all.map(({ group }) => group)).size).toBe(1)
    expect(all.every(({ cursorVariable }) => cursorVariable === 'after')).toBe(true)
  })

  it('is shared with or without a cursor, wherever its variable is declared', () => {
    const filter = { first: 'two' }
    const all = [{ filter }, { filter, after: null }, { after: '1', filter }].map((variables) =>
      of(FILTERED, variables),
    )
    expect(new Set(all.map(({ group }) => group)).size).toBe(1)
  })

  it('is shared by subscribers with equivalent variables', () => {
    const third = { left: true, right: false }
    const all = [
      { filter: { first: 'one', second: [1], third } },
      { filter: { third: { right: false, left: true }, second: 1 } },
      { filter: { second: [1], third }, unknown: 'not asked for' },
    ].map((variables) => of(FILTERED, variables))
    expect(new Set(all.map(({ group }) => group)).size).toBe(1)
  })

  it.each([
    { what: 'text', one: of(AFTER), other: of(`${AFTER} `) },
    { what: 'operation', one: of(TWO, {}, 'A'), other: of(TWO, {}, 'B') },
    { what: 'filter', one: of(FILTERED), other: of(FILTERED, { filter: null }) },
    {
      what: 'part of a filter',
      one: of(FILTERED, { filter: { second: [1, 2] } }),
      other: of(FILTERED, { filter: { second: [2, 1] } }),
    },
    {
      what: 'enum value',
      one: of('subscription ($size: Size) { things(size: $size) { cursor } }', { size: 'BIG' }),
      other: of('subscription ($size: Size) { things(size: $size) { cursor } }', { size: 'SMALL' }),
    },
    {
      what: 'value in the text',
      one: of('subscription { things(after: "1") { cursor } }'),
      other: of('subscription { things(after: "2") { cursor } }'),
    },
  ])('is not shared with another $what', ({ one, other }) => {
    expect(one.group).not.toBe(other.group)
    expect(one.start).not.toBe(other.start)
  })
})

describe('a start', () => {
  it('is shared by subscribers with the same cursor', () => {
    expect(of(AFTER, { after: '1' }).start).toBe(of(AFTER, { after: '1' }).start)
    expect(of(AFTER, { after: '1' }).start).not.toBe(of(AFTER, { after: '2' }).start)
  })

  it('without a cursor is the start from a snapshot', () => {
    expect(of(AFTER, { after: '1' }).start).not.toBe(of(AFTER).snapshotStart)
    for (const variables of [{}, { after: null }])
      expect(of(AFTER, variables).start).toBe(of(AFTER, { after: '1' }).snapshotStart)
  })

  it('is separate for each cursor, also for the default of a variable', () => {
    const source = 'subscription ($after: String = "5") { things(after: $after) { cursor } }'
    expect(of(source).start).toBe(of(source, { after: '5' }).start)
    expect(of(source).start).not.toBe(of(source, { after: null }).start)
    expect(of(source).group).toBe(of(source, { after: null }).group)
  })
})

describe('a variable is not just a cursor', () => {
  it.each([
    { when: 'it may not be null', source: 'subscription ($after: String!) { things(after: $after) { cursor } }' },
    {
      when: 'it is passed elsewhere as well',
      source: 'subscription ($after: String) { things(after: $after, team: $after) { cursor } }',
    },
    {
      when: 'it is passed within a filter as well',
      source: 'subscription ($after: String) { things(after: $after, filter: { first: $after }) { cursor } }',
    },
    {
      when: 'the same field takes it twice',
      source: 'subscription ($after: String) { things(after: $after) { cursor } things(after: $after) { __typename } }',
    },
    {
      when: 'another operation of the document takes it',
      source: `subscription A($after: String) { things(after: $after) { cursor } }
        subscription B($after: String) { things(team: $after) { cursor } }`,
      operationName: 'A',
    },
    {
      when: 'it is passed to another argument',
      source: 'subscription ($after: String) { things(team: $after) { cursor } }',
    },
    {
      when: 'a fragment takes it',
      source: `subscription ($after: String) { ...All } fragment All on Subscription { things(after: $after) { cursor } }`,
    },
  ])('when $when', ({ source, operationName }) => {
    const [one, other] = ['1', '2'].map((after) => of(source, { after }, operationName))
    expect(one?.cursorVariable).toBeNull()
    expect(one?.group).not.toBe(other?.group)
  })
})

describe('a document', () => {
  it.each([
    { what: 'names of types', selection: '__typename list { __typename } any { __typename } named { __typename }' },
    { what: 'fields of an interface that each type declares', selection: 'named { name }' },
    { what: 'fields behind fragments', selection: 'any { ... on Thing { name nickname } }' },
  ])('is shared with $what', ({ selection }) => {
    expect(find(`subscription { things { ${selection} } }`)).not.toBeNull()
  })

  it.each([
    { what: 'an undeclared root', source: 'subscription { thingsOwn { cursor } }' },
    { what: 'an undeclared field', source: 'subscription { things { list { name secretOwn } } }' },
    { what: 'an undeclared field under an alias', source: 'subscription { things { list { name: secretOwn } } }' },
    {
      what: 'an undeclared field in a fragment',
      source: 'subscription { things { any { ...Own } } } fragment Own on Thing { secretOwn }',
    },
    {
      what: 'an undeclared field that is left out this time',
      source: 'subscription { things { list { name secretOwn @include(if: false) } } }',
    },
    {
      what: 'a field that one type of an interface does not declare',
      source: 'subscription { things { named { nickname } } }',
    },
    {
      what: 'an undeclared field in another operation',
      source: 'subscription A { things { cursor } } subscription B { thingsOwn { cursor } }',
      operationName: 'A',
    },
  ])('is not shared with $what', ({ source, operationName }) => {
    expect(find(source, {}, operationName)).toBeNull()
  })
})
