import type { GraphQLFieldResolver } from 'graphql'
import { type Spending, spendingOf } from './spending.ts'

/** Items of a list that are resolved before other operations may have a turn. */
const PORTION = 25

export interface MeteredField {
  readonly weight: number
  readonly isNullable: boolean
  /** The result: values without fields, an object, or a list of objects. */
  readonly shape: 'leaf' | 'object' | 'list'
}

/** Wraps a resolver: counts its use of the budgets and, for a field with fields below it, lets other operations run first. */
export function meteredResolver<Context>(
  resolve: GraphQLFieldResolver<unknown, Context>,
  { weight, isNullable, shape }: MeteredField,
): GraphQLFieldResolver<unknown, Context> {
  if (shape === 'leaf') {
    return (parent, args, context, info) => {
      const spending = spendingOf(context)
      if (isNullable && spending.hasEnded) return null
      spending.countField(weight)
      const value: unknown = resolve(parent, args, context, info)
      if (!(value instanceof Promise)) {
        spending.countValue(info.path.key, value)
        return value
      }
      return value.then((settled: unknown) => {
        spending.countValue(info.path.key, settled)
        return settled
      })
    }
  }
  return (parent, args, context, info) => {
    const spending = spendingOf(context)
    if (isNullable && spending.hasEnded) return null
    spending.countField(weight)
    spending.countValue(info.path.key, null)
    const value: unknown = spending.mustPause()
      ? spending.pause().then(() => resolve(parent, args, context, info))
      : resolve(parent, args, context, info)
    if (shape === 'object') return value
    if (value instanceof Promise) return value.then((settled: unknown) => inPortions(settled, spending))
    return inPortions(value, spending)
  }
}

/** The later items become promises: graphql-js resolves each once it is fulfilled, so other operations get turns in between. */
function inPortions(value: unknown, spending: Spending): unknown {
  if (!Array.isArray(value) || value.length <= PORTION || value.some((item) => item instanceof Promise)) return value
  let ready = Promise.resolve()
  return value.map((item: unknown, index) => {
    if (index < PORTION) return item
    if (index % PORTION === 0) ready = ready.then(() => pauseIfDue(spending))
    return ready.then(() => item)
  })
}

/** Never rejects: graphql-js leaves the items of a list that has failed unheeded. Fields of an ended operation throw. */
async function pauseIfDue(spending: Spending): Promise<void> {
  if (spending.mustPause()) await spending.pause().catch(() => {})
}
