import {
  GraphQLError,
  Kind,
  type ExecutionResult,
  type GraphQLErrorExtensions,
  type GraphQLFormattedError,
} from 'graphql'
import type { RequestContext } from '../route.ts'
import { findStoreFault } from '../store-fault.ts'
import { LIMIT_CODES } from './document-limits.ts'

/** Maximum length of a message: graphql-js repeats the whole wrong value in each of its messages. */
const MAX_MESSAGE_LENGTH = 1_000

/**
 * Adds a `code` and the id of the request. Errors with a code of their own, and errors in the document or its variables, keep their
 * message. A fault of the store gets its code and a public message; the monitoring logs it. Any other error is logged with its cause
 * and becomes `INTERNAL_SERVER_ERROR`, with the path of the field and nothing more.
 */
function presentError(error: GraphQLError, { requestId, log }: RequestContext): GraphQLError {
  const { nodes, source, positions, path } = error
  const place = { nodes, source, positions, path }
  const cause = rootCause(error)
  const fault = toStoreFault(error)
  if (fault !== null) {
    const extensions = { ...fault.extensions, requestId }
    return new GraphQLError(fault.message, { ...place, extensions })
  }
  const code = codeOf(error, cause)
  if (code === null) {
    log.error('operation failed', { path: path?.join('.'), error: cause })
    const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId, unexpected: true }
    return new GraphQLError('Something went wrong on our side. Try again in a moment.', { ...place, extensions })
  }
  // The cause of an invalid JSON body is not sent.
  const { originalError: _originalError, ...given } = error.extensions
  return new GraphQLError(shorten(error.message), {
    ...place,
    extensions: { ...given, ...httpOf(error, code), code, requestId },
  })
}

/** Returns the public form of a fault of the store, with a code and `retryAfterSeconds`; null for other errors. */
export function toStoreFault(error: GraphQLError): GraphQLError | null {
  const fault = findStoreFault(rootCause(error))
  if (fault === null) return null
  const { nodes, source, positions, path } = error
  const { message, ...extensions } = fault
  return new GraphQLError(message, { nodes, source, positions, path, extensions })
}

function shorten(message: string): string {
  return message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message
}

/** Presents each error of a result. */
export function presentResult<Result extends ExecutionResult>(result: Result, context: RequestContext): Result {
  if (result.errors === undefined) return result
  return { ...result, errors: result.errors.map((error) => presentError(error, context)) }
}

/** Leaves out the extensions meant for Yoga, as Yoga does in its own responses. */
export function formatError(error: GraphQLError, context: RequestContext): GraphQLFormattedError {
  const presented = presentError(error, context)
  const { http: _http, unexpected: _unexpected, ...extensions } = presented.extensions
  return { ...presented.toJSON(), extensions }
}

/** Converts any thrown value into a GraphQL error that keeps the cause. */
export function toGraphQLError(thrown: unknown): GraphQLError {
  if (thrown instanceof GraphQLError) return thrown
  return new GraphQLError('Unexpected error.', {
    originalError: thrown instanceof Error ? thrown : new Error(String(thrown)),
  })
}

/** Returns the code of an error, or null for an internal error. */
function codeOf(error: GraphQLError, cause: unknown): string | null {
  if (!(cause instanceof GraphQLError)) return null
  const { code } = cause.extensions
  if (typeof code === 'string') return code
  return isAboutInput(error) ? 'BAD_USER_INPUT' : null
}

/** Returns true for a value that an argument or a variable refuses, and false for a field that failed to produce a value. */
function isAboutInput({ path, nodes }: GraphQLError): boolean {
  return path === undefined || nodes?.every((node) => node.kind !== Kind.FIELD) === true
}

function rootCause(error: GraphQLError): unknown {
  let cause: unknown = error
  while (cause instanceof GraphQLError && cause.originalError != null) cause = cause.originalError
  return cause
}

/**
 * Returns the status for Yoga's response. For an error marked `spec`, an `application/json` client gets a 200, as GraphQL over
 * HTTP requires for documents. For an invalid GraphQL request, and for our limits, every client gets a 400.
 */
function httpOf({ extensions: { http } }: GraphQLError, code: string): GraphQLErrorExtensions {
  if (http === undefined) return {}
  return { http: { ...http, spec: http.spec === true && code !== 'BAD_REQUEST' && !LIMIT_CODES.has(code) } }
}
