import { getNamedType, type GraphQLOutputType, isAbstractType, isObjectType } from 'graphql'
import { schema } from '../../gateway/composition/schema.ts'

/**
 * Returns a selection of all fields of a type, recursively; the type must not refer to itself. Fields with arguments
 * other than a locale are left out: they describe other objects.
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
  return isObjectType(named) ? ` ${selectEveryField(named.name)}` : ''
}
