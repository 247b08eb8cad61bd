import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { z } from 'zod'
import type { Execute } from '../gateway/http/execute.ts'
import type { Refusal } from '../gateway/http/refusal.ts'
import type { Example } from './example.ts'
import { type FailureStatus, storeFault, tooManyRequests, unavailable, unprocessable } from './refusals.ts'
import type { RestRequest } from './rest-request.ts'

/** Right that a write requires: an `editor` may change the rosters. */
export type Right = 'editor'

/** An entry of the catalog: a request of old clients, and its answer from the contract. */
interface RouteDefinition<Data, Variables, Result, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Literal segments and `:names`, such as `/v2/champions/:id/stats/`; served with and without its trailing slash. */
  readonly path: string
  readonly parameters: RouteParameters
  /** Schema of the body, for the OpenAPI document. Without a schema no body is read. */
  readonly body?: z.ZodType
  readonly document: TypedDocumentNode<Data, Variables>
  /** Returns the variables. Throws a {@link Refusal} when the request is malformed, lacks something or breaks a rule. */
  variables(request: RestRequest): Variables
  /** Picks the result from the data: a success, or a problem such as a {@link Refusal}. */
  result(data: Data, restRequest: RestRequest): Result | null | undefined
  failure(problem: Extract<Result, Problem>): Refusal
  /** Schema of the answer that old clients expect; its `id` names it in the OpenAPI document. */
  readonly shape: z.ZodType<Answer>
  /** Converts a success into that shape. Throws a {@link Refusal} when the contract lacks the data for it. */
  answer(success: Exclude<Result, Problem>): NoInfer<Answer>
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201
  /** Cache lifetime of an answer to GET, in seconds; 30 by default, the polling interval of old clients. */
  readonly maxAge?: number
  /** Right that the mutation requires; none by default. A request without it gets a 401, 403 or 503 before its body is read. */
  readonly right?: Right
  /** Refusal statuses of this route, beside those of every route and those of its right. */
  readonly failures: readonly FailureStatus[]
  /** At least one; each runs as a test. */
  readonly examples: readonly Example[]
  /** The version of this product that first served the route. */
  readonly since: string
  /** The old client that needs the route, and its purpose. */
  readonly why: string
}

/** Schemas of the parameters; each has a description by `describe`. Query parameters without a schema here are not read. */
export interface RouteParameters {
  readonly path?: Readonly<Record<string, z.ZodType>>
  readonly query?: Readonly<Record<string, z.ZodType>>
}

/** A catalog entry without type parameters. */
export interface Route extends Pick<
  RouteDefinition<unknown, unknown, unknown, unknown>,
  'method' | 'path' | 'parameters' | 'failures' | 'examples' | 'since' | 'why'
> {
  readonly body: z.ZodType | null
  readonly document: DocumentNode
  readonly shape: z.ZodType
  readonly status: 200 | 201
  readonly maxAge: number
  /** Null when the route requires no right. */
  readonly right: Right | null
  /** Resolves to the answer. Rejects with a {@link Refusal} for an expected problem, and with another error otherwise. */
  respond(restRequest: RestRequest, execute: Execute): Promise<unknown>
}

/** The contract's interface of the same name: a result with a message explains why there is no answer. */
interface Problem {
  readonly message: string
}

/** Turns a definition into a route without type parameters, so that routes of any document fit in one catalog. */
export function defineRoute<Data, Variables, Result, Answer>(
  definition: RouteDefinition<Data, Variables, Result, Answer>,
): Route {
  const { method, path, parameters, body = null, document, shape, ...facts } = definition
  const { status = 200, maxAge = 30, right = null, failures, examples, since, why } = facts
  return {
    method,
    path,
    parameters,
    body,
    document,
    shape,
    status,
    maxAge,
    right,
    failures,
    examples,
    since,
    why,
    async respond(restRequest, execute) {
      const { data, errors } = await execute(document, definition.variables(restRequest))
      // Old clients would take a partial answer for a complete one.
      if (errors !== undefined && errors.length > 0) {
        throw findExpectedFailure(errors) ?? new AggregateError(errors, `${method} ${path} failed.`)
      }

      const result = data ? definition.result(data, restRequest) : null
      if (isProblem(result)) throw definition.failure(result)
      if (isSuccess(result)) return definition.answer(result)
      throw new Error(`${method} ${path} was executed without a result.`)
    },
  }
}

/** Codes of the contract for a store that can't be read, can't be written, or has not confirmed a write. */
const STORE_FAULTS: ReadonlySet<unknown> = new Set(['STORE_UNAVAILABLE', 'STORE_READ_ONLY', 'WRITE_UNCONFIRMED'])

/** Null when no error is one of a limit or of the store. */
function findExpectedFailure(errors: NonNullable<ExecutionResult['errors']>): Refusal | null {
  for (const { message, extensions } of errors) {
    if (STORE_FAULTS.has(extensions['code'])) return storeFault(message, Number(extensions['retryAfterSeconds']))
    if (extensions['budget'] === 'time') return unavailable(message)
    if (extensions['code'] === 'RATE_LIMITED') {
      return tooManyRequests(message, Date.parse(String(extensions['resetAt'])))
    }
    if (extensions['code'] === 'COST_TOO_HIGH' || extensions['code'] === 'BUDGET_EXCEEDED')
      return unprocessable(message)
  }
  return null
}

/** The `failure` of a route whose document has no problems. It throws. */
export function cannotFail(problem: never): never {
  throw new Error('The document of this route returned a problem, although it has no problem types.', {
    cause: problem,
  })
}

function isProblem<Result>(result: Result): result is Extract<Result, Problem> {
  return typeof result === 'object' && result !== null && 'message' in result
}

function isSuccess<Result>(result: Result | null | undefined): result is Exclude<Result, Problem> {
  return result !== null && result !== undefined && !isProblem(result)
}
