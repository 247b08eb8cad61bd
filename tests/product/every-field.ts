import { getNamedType, type GraphQLOutputType, isAbstractType, isObjectType } from 'graphql'
import { schema } from '../../gateway/schema/index.ts'

/**
 * A selection of everything that the contract says about a type, which must not lead back to itself. What takes more
 * than a locale is left out: it tells of other things than of the one that is asked about.
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
