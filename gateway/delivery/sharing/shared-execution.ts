import { randomUUID } from 'node:crypto'
import {
  createSourceEventStream,
  type ExecutionResult,
  validateSubscriptionArgs,
  type ValidatedSubscriptionArgs,
} from 'graphql'
import { formatError } from '../../http/graphql/graphql-errors.ts'
import type { ParsedOperation, RequestContext } from '../../http/route.ts'
import type { Credentials } from '../../identity/rules/credentials.ts'
import { isLimitError } from '../../limits/errors.ts'
import type { Operations } from '../../limits/operations.ts'

/** Shared subscriptions run anonymously, because all subscribers get the same result. */
const NO_CREDENTIALS: Credentials = { authorization: null, cookie: null, cookieDropped: false }

type Opened = AsyncIterable<unknown> | ExecutionResult

/** Execution of a shared subscription: as an anonymous visitor, under a request id of its own. */
export class SharedExecution {
  readonly #subscription: ValidatedSubscriptionArgs
  readonly #operations: Operations
  readonly #makeContext: (operation: ParsedOperation) => object | Promise<object>
  readonly #request: RequestContext
  #contextValue: object | null = null

  constructor(
    subscription: ValidatedSubscriptionArgs,
    operations: Operations,
    makeContext: (operation: ParsedOperation) => object | Promise<object>,
    first: Pick<RequestContext, 'address' | 'log'>,
  ) {
    const requestId = randomUUID()
    this.#subscription = subscription
    this.#operations = operations
    this.#makeContext = makeContext
    const log = first.log.with({ requestId, operation: subscription.operation.name?.value })
    this.#request = { requestId, address: first.address, log }
  }

  async open(): Promise<Opened> {
    return createSourceEventStream(await this.#publicly(this.#subscription))
  }

  /** Opens the stream without the cursor in `cursorVariable`, so that it starts with a snapshot. */
  async openFromSnapshot(cursorVariable: string | null): Promise<Opened> {
    if (cursorVariable === null) return this.open()
    const { operation, rawVariableValues } = this.#subscription
    const fromSnapshot = validateSubscriptionArgs({
      ...this.#subscription,
      operationName: operation.name?.value,
      variableValues: { ...rawVariableValues, [cursorVariable]: null },
    })
    return 'schema' in fromSnapshot
      ? createSourceEventStream(await this.#publicly(fromSnapshot))
      : { errors: fromSnapshot }
  }

  /** Executes an event for subscribers with these addresses. Resolves to the result as JSON. Throws the error of a limit. */
  async execute(event: unknown, addresses: Iterable<string>): Promise<string> {
    const subscription = await this.#publicly(this.#subscription)
    const result = await this.#operations.executeShared({ ...subscription, rootValue: event }, addresses)
    const limit = result.errors?.find(isLimitError)
    if (limit !== undefined) throw limit
    return toJson(result, this.#request)
  }

  async #publicly(subscription: ValidatedSubscriptionArgs): Promise<ValidatedSubscriptionArgs> {
    const operation = { ...this.#request, credentials: NO_CREDENTIALS, purpose: 'read' } as const
    this.#contextValue ??= await this.#makeContext(operation)
    return { ...subscription, contextValue: this.#contextValue }
  }
}

/** Presents the errors. */
export function toJson({ errors, ...result }: ExecutionResult, request: RequestContext): string {
  if (errors === undefined) return JSON.stringify(result)
  return JSON.stringify({ ...result, errors: errors.map((error) => formatError(error, request)) })
}
