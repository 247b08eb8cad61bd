import { getNamedType, type GraphQLOutputType, isAbstractType, isObjectType } from 'graphql'
import { schema } from '../../gateway/composition/schema.ts'

/**
 * Returns a selection of all fields of a type, recursively. Of other objects with an id, only the id is selected. Fields with
 * arguments other than a locale are left out: they describe other objects, too.
 */
export function selectEveryField(typeName: string): string {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new TypeError(`The contract has no object type ${typeName}.`)
  const fields = Object.values(type.getFields()).filter(({ args }) => args.every(({ name }) => name === 'locale'))
  return `{ ${fields.map((field) => field.name + selectionOf(field.type)).join(' ')} }`
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (isAbstractType(named)) return ' { __typename }'
  if (!isObjectType(named)) return ''
  const isNode = named.getInterfaces().some(({ name }) => name === 'Node')
  return isNode ? ' { id }' : ` ${selectEveryField(named.name)}`
}
