import type { PothosOutputFieldConfig, PothosOutputFieldType, SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { costOf } from '../limits/field-cost.ts'
import { type MeteredField, meteredResolver } from '../limits/metered-resolver.ts'

/** Wraps a resolver so that each call is charged to the budget of its operation. */
export function metered<Types extends SchemaTypes>(
  resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
  field: PothosOutputFieldConfig<Types>,
): GraphQLFieldResolver<unknown, Types['Context'], object> {
  const { weight } = costOf({ extensions: field.extensions ?? {} })
  return meteredResolver(resolve, { weight, isNullable: field.type.nullable, shape: shapeOf(field.type) })
}

function shapeOf<Types extends SchemaTypes>(type: PothosOutputFieldType<Types>): MeteredField['shape'] {
  if (type.kind !== 'List') return type.kind === 'Scalar' || type.kind === 'Enum' ? 'leaf' : 'object'
  return shapeOf(type.type) === 'leaf' ? 'leaf' : 'list'
}
