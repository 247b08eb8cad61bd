import {
  GraphQLError,
  Kind,
  type ExecutionResult,
  type GraphQLErrorExtensions,
  type GraphQLFormattedError,
} from 'graphql'
import { LIMIT_CODES } from './document-limits.ts'
import type { RequestContext } from './route.ts'

/** graphql-js repeats in each of its messages the whole value that is wrong. */
const MAX_MESSAGE_LENGTH = 1_000

/**
 * An error as a client may see it: always with a `code` and the id of the request. Meant for the client is what its
 * thrower gave a code, and what is wrong with the document or its variables; anything else is logged with its cause and
 * goes out as `INTERNAL_SERVER_ERROR`, with the path of the field and nothing more.
 */
function presentError(error: GraphQLError, { requestId, log }: RequestContext): GraphQLError {
  const { nodes, source, positions, path } = error
  const place = { nodes, source, positions, path }
  const cause = rootCause(error)
  const code = codeOf(error, cause)
  if (code === null) {
    log.error('operation failed', { path: path?.join('.'), error: cause })
    const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId, unexpected: true }
    return new GraphQLError('Something went wrong on our side. Try again in a moment.', { ...place, extensions })
  }
  // The cause of a broken JSON body stays here.
  const { originalError: _originalError, ...given } = error.extensions
  return new GraphQLError(shorten(error.message), {
    ...place,
    extensions: { ...given, ...httpOf(error, code), code, requestId },
  })
}

function shorten(message: string): string {
  return message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message
}

/** A result with each of its errors presented. */
export function presentResult<Result extends ExecutionResult>(result: Result, context: RequestContext): Result {
  if (result.errors === undefined) return result
  return { ...result, errors: result.errors.map((error) => presentError(error, context)) }
}

/** The presented error as JSON, without what is only meant for Yoga, which does the same to what it sends itself. */
export function formatError(error: GraphQLError, context: RequestContext): GraphQLFormattedError {
  const presented = presentError(error, context)
  const { http: _http, unexpected: _unexpected, ...extensions } = presented.extensions
  return { ...presented.toJSON(), extensions }
}

/** What was thrown, whatever its type, as an error of GraphQL that keeps the cause. */
export function toGraphQLError(thrown: unknown): GraphQLError {
  if (thrown instanceof GraphQLError) return thrown
  return new GraphQLError('Unexpected error.', {
    originalError: thrown instanceof Error ? thrown : new Error(String(thrown)),
  })
}

/** Null for an error that is not the client's business. */
function codeOf(error: GraphQLError, cause: unknown): string | null {
  if (!(cause instanceof GraphQLError)) return null
  const { code } = cause.extensions
  if (typeof code === 'string') return code
  return isAboutInput(error) ? 'BAD_USER_INPUT' : null
}

/** True for a value that an argument or a variable does not take; false for a field that failed to produce one. */
function isAboutInput({ path, nodes }: GraphQLError): boolean {
  return path === undefined || nodes?.every((node) => node.kind !== Kind.FIELD) === true
}

function rootCause(error: GraphQLError): unknown {
  let cause: unknown = error
  while (cause instanceof GraphQLError && cause.originalError != null) cause = cause.originalError
  return cause
}

/**
 * The status Yoga answers with. Where Yoga marks an error as `spec`, an `application/json` client gets a 200, as
 * GraphQL over HTTP wants it for documents. What is no GraphQL request, and what is over our limits, is a 400 for all.
 */
function httpOf({ extensions: { http } }: GraphQLError, code: string): GraphQLErrorExtensions {
  if (http === undefined) return {}
  return { http: { ...http, spec: http.spec === true && code !== 'BAD_REQUEST' && !LIMIT_CODES.has(code) } }
}
