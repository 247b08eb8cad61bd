import { type ExecutionArgs, GraphQLError } from 'graphql'

/** Maximum number of fields of an object in the variables: the widest input type has a tenth of them. */
export const MAX_OBJECT_FIELDS = 100

/** Maximum number of reported mistakes in variables. graphql-js prints the whole value for each of them. */
const MAX_VARIABLE_ERRORS = 3

/** Takes bounded time: reports the first mistakes only, and refuses objects of over {@link MAX_OBJECT_FIELDS} fields unseen. */
export function validateWithinLimits<Validated>(
  args: ExecutionArgs,
  validate: (args: ExecutionArgs) => readonly GraphQLError[] | Validated,
): readonly GraphQLError[] | Validated {
  for (const [name, value] of Object.entries(args.variableValues ?? {})) {
    if (!hasWideObject(value)) continue
    const message = `Variable "$${name}" has an object with over ${MAX_OBJECT_FIELDS} fields. No input type has that many.`
    return [new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })]
  }
  return validate({ ...args, options: { maxCoercionErrors: MAX_VARIABLE_ERRORS } })
}

function hasWideObject(variable: unknown): boolean {
  const open: unknown[] = [variable]
  // A loop instead of a recursion, because JSON can be nested deeper than the call stack allows.
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (!Array.isArray(value) && inner.length > MAX_OBJECT_FIELDS) return true
    for (const each of inner) if (typeof each === 'object') open.push(each)
  }
  return false
}
