import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { schema } from '../../gateway/composition/schema.ts'

/** Arguments that only choose the form of a value. */
const FORMS: ReadonlySet<string> = new Set(['locale', 'absolute'])

/**
 * Returns a selection of all fields of a type, recursively. Of other objects with an id, only texts and numbers are selected. Fields
 * with arguments are left out, because they describe other objects, unless the arguments only choose the form of the value.
 */
export function selectEveryField(typeName: string): string {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new TypeError(`The contract has no object type ${typeName}.`)
  return select(type, () => true)
}

function select(type: GraphQLObjectType, isWanted: (field: GraphQLField<unknown, unknown>) => boolean): string {
  const fields = Object.values(type.getFields())
    .filter(({ args }) => args.every(({ name }) => FORMS.has(name)))
    .filter(isWanted)
  return `{ ${fields.map((field) => field.name + selectionOf(field.type)).join(' ')} }`
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (isAbstractType(named)) return ' { __typename }'
  if (!isObjectType(named)) return ''
  const isNode = named.getInterfaces().some(({ name }) => name === 'Node')
  return ` ${select(named, ({ type: own }) => !isNode || isLeafType(getNamedType(own)))}`
}
