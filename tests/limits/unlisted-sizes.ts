import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isListType,
  isObjectType,
} from 'graphql'
import { costOf, type SlicedSize } from '../../gateway/limits/field-cost.ts'

type Field = GraphQLField<unknown, unknown>

/**
 * Returns the lists of unknown size, such as `Query.champions`: neither the list itself nor each field that leads to its
 * type states the size.
 */
export function findUnlistedSizes(schema: GraphQLSchema): readonly string[] {
  const types = Object.values(schema.getTypeMap()).filter(isOurs)
  const leading = new Map(types.map((type) => [type, fieldsTo(type, types, schema)]))
  return types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isListType(getNullableType(field.type)) && !statesOwnSize(field))
      .filter((list) => {
        const fields = leading.get(type) ?? []
        return fields.length === 0 || !fields.every((field) => slicedBy(field)?.of?.includes(list.name) === true)
      })
      .map((list) => `${type.name}.${list.name}`),
  )
}

function isOurs(type: unknown): type is GraphQLObjectType {
  return isObjectType(type) && !type.name.startsWith('__')
}

function fieldsTo(type: GraphQLObjectType, types: readonly GraphQLObjectType[], schema: GraphQLSchema): Field[] {
  return types
    .flatMap((each) => Object.values(each.getFields()))
    .filter((field) => {
      const named = getNamedType(field.type)
      return named === type || (isAbstractType(named) && schema.isSubType(named, type))
    })
}

function statesOwnSize(field: Field): boolean {
  const { listSize } = costOf(field)
  return typeof listSize === 'number' || (listSize !== null && listSize.of === undefined)
}

function slicedBy(field: Field): SlicedSize | null {
  const { listSize } = costOf(field)
  return typeof listSize === 'object' ? listSize : null
}
