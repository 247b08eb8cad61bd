import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GraphQLError } from 'graphql'
import type { Execute } from '../gateway/http/execute.ts'
import { Refusal } from '../gateway/http/refusal.ts'
import { badParameter, unknownChampion, unknownCursor, unknownPlayer } from './refusals.ts'

/** Statuses of the errors that the contract reports with a code of its own. */
const STATUSES: ReadonlyMap<unknown, number> = new Map([
  ['COST_TOO_HIGH', 400],
  ['RATE_LIMITED', 429],
  ['BUDGET_EXCEEDED', 503],
  ['CLIENT_LEFT', 503],
  ['STORE_UNAVAILABLE', 503],
  ['STORE_READ_ONLY', 503],
  ['WRITE_UNCONFIRMED', 503],
])

/** Runs a document. Throws a {@link Refusal} with the first error of the contract: an export has all parts of its answer or none. */
export async function ask<Data, Variables>(
  execute: Execute,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors = [] } = await execute(document, variables)
  const [first] = errors
  if (first !== undefined) throw toRefusal(first)
  if (data === undefined || data === null) throw new Error('The contract answered without data and without an error.')
  return data
}

/** Refusals of arguments that have another name, or other forms, as parameters: by the argument that the contract's error names. */
const OWN_REFUSALS: ReadonlyMap<unknown, () => Refusal> = new Map([
  ['withChampion', () => unknownChampion('champion')],
  ['againstChampion', () => unknownChampion('againstChampion')],
  ['proPlayer', () => unknownPlayer('player')],
  ['after', unknownCursor],
])

/** Errors without a known code are bugs: their messages are logged, and not sent. */
function toRefusal(error: GraphQLError): Error {
  const { code, argument, retryAfterSeconds } = error.extensions
  if (code === 'BAD_USER_INPUT') return OWN_REFUSALS.get(argument)?.() ?? badParameter(error.message)
  const status = STATUSES.get(code)
  if (status === undefined) return error
  const headers = typeof retryAfterSeconds === 'number' ? { 'retry-after': String(retryAfterSeconds) } : {}
  return new Refusal(status, String(code), error.message, headers)
}
