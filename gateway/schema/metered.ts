import type { PothosOutputFieldConfig, PothosOutputFieldType, SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { costOf } from '../limits/field-cost.ts'
import { spendingOf } from '../limits/spending.ts'

/** Counts what an operation uses by this field, and lets others have a turn before a field with fields of its own. */
export function metered<Types extends SchemaTypes>(
  resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
  field: PothosOutputFieldConfig<Types>,
): GraphQLFieldResolver<unknown, Types['Context'], object> {
  const { weight } = costOf({ extensions: field.extensions ?? {} })
  const isNullable = field.type.nullable
  if (isLeaf(field.type)) {
    return (parent, args, context, info) => {
      const spending = spendingOf(context)
      if (isNullable && spending.hasEnded) return null
      spending.resolve(weight)
      const value: unknown = resolve(parent, args, context, info)
      if (!(value instanceof Promise)) {
        spending.answer(info.path.key, value)
        return value
      }
      return value.then((settled: unknown) => {
        spending.answer(info.path.key, settled)
        return settled
      })
    }
  }
  return (parent, args, context, info) => {
    const spending = spendingOf(context)
    if (isNullable && spending.hasEnded) return null
    spending.resolve(weight)
    spending.answer(info.path.key, null)
    if (!spending.mustPause()) return resolve(parent, args, context, info)
    return spending.pause().then(() => resolve(parent, args, context, info))
  }
}

function isLeaf<Types extends SchemaTypes>(type: PothosOutputFieldType<Types>): boolean {
  return type.kind === 'List' ? isLeaf(type.type) : type.kind === 'Scalar' || type.kind === 'Enum'
}
