import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { z } from 'zod'
import type { Example } from './example.ts'
import { type Failure, type FailureStatus, tooManyRequests, unavailable, unprocessable } from './failure.ts'
import type { RestRequest } from './rest-request.ts'

/** Runs a document against the contract. `request` is the one that was received, for whoever asks who is asking. */
export type Execute = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request: Request,
) => Promise<ExecutionResult<Data>>

/** What the contract asks of the sender of a write: `editor` is one who may change the rosters. */
export type Right = 'editor'

/** An entry of the catalog: what an old client asks, and how the contract answers it. */
interface RouteDefinition<Data, Variables, Result, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Literal segments and `:names`, such as `/v2/champions/:id/stats/`; served with its trailing slash and without. */
  readonly path: string
  readonly parameters: RouteParameters
  /** What the body may hold, as the document of the catalog tells it. Without one no body is read. */
  readonly body?: z.ZodType
  readonly document: TypedDocumentNode<Data, Variables>
  /** Throws a {@link Failure} when the request is malformed, lacks something or breaks a rule. */
  variables(request: RestRequest): Variables
  /** What of the data is either the answer to what was asked or a problem, such as a {@link Failure}. */
  result(data: Data, asked: RestRequest): Result | null | undefined
  /** What each problem that the document can meet becomes. */
  failure(problem: Extract<Result, Problem>): Failure
  /** The shape that old clients know; its `id` names it in the document of the catalog. */
  readonly shape: z.ZodType<Answer>
  /** What was asked in that shape. Throws a {@link Failure} when the contract has nothing to fill it with. */
  answer(success: Exclude<Result, Problem>): NoInfer<Answer>
  /** What the route answers when all went well: 200 when left out. */
  readonly status?: 200 | 201
  /** For how many seconds an answer to GET may be kept: 30 when left out, as long as an old client waits between looks. */
  readonly maxAge?: number
  /**
   * What it takes to be answered: the right that the mutation in {@link RouteDefinition.document} asks for. Nothing when
   * left out. A request without it is refused for its head, with 401, 403 or 503.
   */
  readonly right?: Right
  /** What else it may answer, apart from what any route may and what its right refuses. */
  readonly failures: readonly FailureStatus[]
  /** At least one; each runs as a test. */
  readonly examples: readonly Example[]
  /** The version of this product that first served the route. */
  readonly since: string
  /** Which old client needs the route, and for what. */
  readonly why: string
}

/** Each with its description, as `describe` of a schema states it. A parameter of the query that is not named here is not read. */
export interface RouteParameters {
  readonly path?: Readonly<Record<string, z.ZodType>>
  readonly query?: Readonly<Record<string, z.ZodType>>
}

/** A catalog entry whose types are its own business. */
export interface Route extends Pick<
  RouteDefinition<unknown, unknown, unknown, unknown>,
  'method' | 'path' | 'parameters' | 'failures' | 'examples' | 'since' | 'why'
> {
  readonly body: z.ZodType | null
  readonly document: DocumentNode
  readonly shape: z.ZodType
  readonly status: 200 | 201
  readonly maxAge: number
  /** Null where nothing is asked of who sends the request. */
  readonly right: Right | null
  /** The old answer. Throws a {@link Failure} for what was foreseen, and any other error for what was not. */
  respond(asked: RestRequest, request: Request, execute: Execute): Promise<unknown>
}

/** The contract's interface of the same name: a member that carries a message is why there is no answer. */
interface Problem {
  readonly message: string
}

/** Closes a definition over its types, so that routes of any document fit in one catalog. */
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
    async respond(asked, request, execute) {
      const { data, errors } = await execute(document, definition.variables(asked), request)
      // Half an answer would be read as a whole one.
      if (errors !== undefined && errors.length > 0) {
        throw findLimitFailure(errors) ?? new AggregateError(errors, `${method} ${path} failed.`)
      }

      const result = data ? definition.result(data, asked) : null
      if (isProblem(result)) throw definition.failure(result)
      if (isSuccess(result)) return definition.answer(result)
      throw new Error(`${method} ${path} was executed without a result.`)
    },
  }
}

/** What an error of a limit becomes; null where there is none. */
function findLimitFailure(errors: NonNullable<ExecutionResult['errors']>): Failure | null {
  for (const { message, extensions } of errors) {
    if (extensions['budget'] === 'time') return unavailable(message)
    if (extensions['code'] === 'RATE_LIMITED') {
      return tooManyRequests(message, Date.parse(String(extensions['resetAt'])))
    }
    if (extensions['code'] === 'COST_TOO_HIGH' || extensions['code'] === 'BUDGET_EXCEEDED')
      return unprocessable(message)
  }
  return null
}

/** Stands where a failure would be told, for a document that can meet no problem. */
export function cannotFail(problem: never): never {
  throw new Error('The contract knows no problem here.', { cause: problem })
}

function isProblem<Result>(result: Result): result is Extract<Result, Problem> {
  return typeof result === 'object' && result !== null && 'message' in result
}

function isSuccess<Result>(result: Result | null | undefined): result is Exclude<Result, Problem> {
  return result !== null && result !== undefined && !isProblem(result)
}
