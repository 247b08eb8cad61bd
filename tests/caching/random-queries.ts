import * as fc from 'fast-check'
import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { schema } from '../../gateway/composition/schema.ts'

/** Arguments that find something in the world of a test, by field. Fields with required arguments and no entry are left out. */
export type KnownArguments = Readonly<Record<string, readonly string[]>>

/** Levels of objects in a query. */
const MAX_DEPTH = 4

/** Random queries over the whole contract, as texts. */
export function randomQueries(known: KnownArguments): fc.Arbitrary<string> {
  const query = schema.getQueryType()
  if (query === null || query === undefined) throw new TypeError('The contract has no queries.')
  // The points of an address are for its client alone.
  const { rateLimit: _, ...shared } = query.getFields()
  const roots = Object.values(shared).filter((field) => isCallable('Query', field, known))
  return fc
    .uniqueArray(fc.constantFrom(...roots), { minLength: 1, maxLength: 2, selector: ({ name }) => name })
    .chain((fields) => fc.tuple(...fields.map((field) => selectionOfField('Query', field, MAX_DEPTH, known))))
    .map((selections) => `{ ${selections.join(' ')} }`)
}

function isCallable(type: string, { name, args }: GraphQLField<unknown, unknown>, known: KnownArguments): boolean {
  const isOptional = args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined)
  return isOptional || known[`${type}.${name}`] !== undefined
}

function selectionOfField(
  type: string,
  field: GraphQLField<unknown, unknown>,
  depth: number,
  known: KnownArguments,
): fc.Arbitrary<string> {
  const choices = known[`${type}.${field.name}`] ?? ['']
  const locale = field.args.some(({ name }) => name === 'locale') ? ['', '(locale: PL)'] : ['']
  const withArguments = fc.constantFrom(...(known[`${type}.${field.name}`] === undefined ? locale : choices))
  return fc
    .tuple(withArguments, selectionOfType(field.type, depth, known))
    .map(([given, selection]) => `${field.name}${given}${selection}`)
}

function selectionOfType(output: GraphQLOutputType, depth: number, known: KnownArguments): fc.Arbitrary<string> {
  const type = getNamedType(output)
  if (isUnionType(type) || isInterfaceType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((one) => selectionOfType(one, depth, known).map((text) => `... on ${one.name}${text}`))
    return fc
      .tuple(someOf(parts, 2))
      .chain(([some]) => fc.tuple(...some))
      .map((texts) => ` { __typename ${texts.join(' ')} }`)
  }
  if (!isObjectType(type)) return fc.constant('')
  const fields = Object.values(type.getFields()).filter((field) => isCallable(type.name, field, known))
  const leaves = fields.filter((field) => !isNested(field.type))
  const nested = depth <= 1 ? [] : fields.filter((field) => isNested(field.type))
  return fc
    .tuple(someOf(leaves, 4), someOf(nested, 2))
    .chain(([some, deeper]) =>
      fc.tuple(...[...some, ...deeper].map((field) => selectionOfField(type.name, field, depth - 1, known))),
    )
    .map((texts) => ` { __typename ${texts.join(' ')} }`)
}

function someOf<T>(items: readonly T[], most: number): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { maxLength: Math.min(most, items.length) })
}

function isNested(type: GraphQLOutputType): boolean {
  const named = getNamedType(type)
  return isObjectType(named) || isUnionType(named) || isInterfaceType(named)
}
