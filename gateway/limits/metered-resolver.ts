import type { GraphQLFieldResolver } from 'graphql'
import { type Spending, spendingOf } from './spending.ts'

/** How many items of a list are resolved before others may have a turn. */
const PORTION = 25

/** What metering knows of a field. */
export interface MeteredField {
  /** Points for resolving it. */
  readonly weight: number
  readonly isNullable: boolean
  /** What it answers: values without fields, an object, or a list of objects. */
  readonly shape: 'leaf' | 'object' | 'list'
}

/** Counts what an operation uses by a field, and lets others have a turn before a field with fields of its own. */
export function meteredResolver<Context>(
  resolve: GraphQLFieldResolver<unknown, Context>,
  { weight, isNullable, shape }: MeteredField,
): GraphQLFieldResolver<unknown, Context> {
  if (shape === 'leaf') {
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
    const value: unknown = spending.mustPause()
      ? spending.pause().then(() => resolve(parent, args, context, info))
      : resolve(parent, args, context, info)
    if (shape === 'object') return value
    if (value instanceof Promise) return value.then((settled: unknown) => inPortions(settled, spending))
    return inPortions(value, spending)
  }
}

/**
 * A long list with promises in place of its later items: graphql-js resolves an item when its promise is fulfilled, so that
 * others have turns between the portions. Any other value stays as it is.
 */
function inPortions(value: unknown, spending: Spending): unknown {
  if (!Array.isArray(value) || value.length <= PORTION || value.some((item) => item instanceof Promise)) return value
  let ready = Promise.resolve()
  return value.map((item: unknown, index) => {
    if (index < PORTION) return item
    if (index % PORTION === 0) ready = ready.then(() => (spending.mustPause() ? spending.pause() : undefined))
    return ready.then(() => item)
  })
}
