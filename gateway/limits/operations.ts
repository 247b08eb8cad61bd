import {
  AbortedGraphQLExecutionError,
  type ExecutionArgs,
  type ExecutionResult,
  executeRootSelectionSet,
  executeSubscriptionEvent,
  GraphQLError,
  type GraphQLSchema,
  validateExecutionArgs,
  type ValidatedExecutionArgs,
  type ValidatedSubscriptionArgs,
} from 'graphql'
import { runAs } from '../ports/caller.ts'
import type { Clock } from '../ports/clock.ts'
import { BudgetExceeded, ClientLeft, CostTooHigh, RateLimited } from './errors.ts'
import {
  MAX_DOCUMENT_POINTS,
  MAX_EXECUTION_MS,
  MAX_RIOT_REQUESTS,
  OPERATION_POINTS,
  RIOT_REQUEST_POINTS,
} from './figures.ts'
import { SchemaWithMeteredIntrospection } from './metered-introspection.ts'
import type { PointBudgets, Standing } from './point-budgets.ts'
import { refusedDocumentCost } from './refused-cost.ts'
import { Room, type Stay } from './room.ts'
import { Spending } from './spending.ts'
import { MAX_UNFOLDED_FIELDS } from './unfolding.ts'
import { createStaticCost, TooManyFields } from './static-cost.ts'
import type { SubscriptionBudgets } from './subscription-budgets.ts'
import type { Turns } from './turns.ts'
import { validateWithinLimits } from './variables.ts'

/** Who asks for an operation. */
export interface Sender {
  /** The client address that limits are counted by. */
  readonly address: string
  /** Fires when the client does not wait for the answer any more; null when that is not known. */
  readonly left: AbortSignal | null
  /** Settles when the answer is no longer in memory, or the client has left; null when that is not known. */
  readonly answered: Promise<void> | null
}

/** What an answer says of its cost, as `extensions.cost`. */
export interface CostReport {
  /** Points that the operation could have used. */
  readonly requested: number
  /** Points that it has used. */
  readonly actual: number
  /** Requests to Riot that it has caused. */
  readonly riotRequests: number
  /** Points that the client address has left. */
  readonly remaining: number
  /** When all of them are back, in ISO 8601. */
  readonly resetAt: string
}

/** Executes operations within the limits. */
export interface Operations {
  /** Executes a query or a mutation. Errors, of limits too, are in the result. */
  execute(args: ExecutionArgs, sender: Sender): Promise<ExecutionResult>
  /** Executes one event of a subscription, and takes what it used out of the points of its address. */
  executeEvent(event: ValidatedSubscriptionArgs, sender: Sender): Promise<ExecutionResult>
  /**
   * Executes one event for all who share a subscription. No points are taken: each subscriber holds what an event costs. In
   * turns and in Riot's budget it counts for this address.
   */
  executeShared(event: ValidatedSubscriptionArgs, address: string): Promise<ExecutionResult>
  /**
   * Takes what the first event of a subscription costs out of the points of the address, and holds it until the function
   * that is returned is called. Subscriptions of one `group` are executed together. Throws an error of the limits.
   */
  holdSubscription(subscription: ValidatedSubscriptionArgs, address: string, group: string): Promise<() => void>
}

interface Foundation {
  readonly schema: GraphQLSchema
  readonly budgets: PointBudgets
  readonly subscriptions: SubscriptionBudgets
  readonly turns: Turns
  readonly clock: Pick<Clock, 'now' | 'schedule'>
}

/** What an operation may cost, in points. */
interface Requested {
  readonly total: number
  /** Without reading it, and without requests to Riot. */
  readonly ofFields: number
}

export function createOperations({ schema, budgets, subscriptions, turns, clock }: Foundation): Operations {
  const staticCost = createStaticCost(schema)
  const meteredSchema = new SchemaWithMeteredIntrospection(schema)
  const room = new Room()

  /** Throws {@link CostTooHigh} and {@link BudgetExceeded}. */
  function requestedBy(args: ValidatedExecutionArgs): Requested {
    const cost = unfolding(() =>
      staticCost({
        operation: args.operation,
        findFragment: (name) => args.fragments[name]?.definition,
        variables: args.variableValues.coerced,
      }),
    )
    const riotPoints = Math.min(cost.riotRequests, MAX_RIOT_REQUESTS) * RIOT_REQUEST_POINTS
    const total = Math.ceil(OPERATION_POINTS + cost.points + riotPoints)
    if (total > MAX_DOCUMENT_POINTS) throw new CostTooHigh(total, MAX_DOCUMENT_POINTS)
    return { total, ofFields: cost.points }
  }

  function toRateLimited(requested: number, { remaining, resetMs }: Standing): RateLimited {
    const resetAt = clock.now() + resetMs
    return new RateLimited(requested, { remaining, resetAt, retryAfterSeconds: Math.ceil(resetMs / 1000) })
  }

  /** Runs what spends, ends it when it has to end, and says what has become of it. */
  async function within(
    { address, left, answered }: Sender,
    pointsOfFields: number,
    run: (spending: Spending) => ExecutionResult | Promise<ExecutionResult>,
  ): Promise<{ readonly result: ExecutionResult; readonly spending: Spending }> {
    const spending = new Spending(address, turns)
    const leave = () => spending.end(new ClientLeft())
    if (left?.aborted === true) leave()
    left?.addEventListener('abort', leave)
    const callOff = clock.schedule(MAX_EXECUTION_MS, () => spending.end(new BudgetExceeded('time', MAX_EXECUTION_MS)))
    const caller = { address, spendRequest: () => spending.spendRiotRequest() }
    let stay: Stay | null = null
    try {
      stay = await room.enter(address, pointsOfFields, spending.signal)
      if (spending.mustPause()) await spending.pause()
      const result = await runAs(caller, () => run(spending))
      // Without anything to wait for, graphql-js comes to the end whatever the signal says.
      spending.signal.throwIfAborted()
      for (const error of result.errors ?? []) spending.answerError(error)
      return { result, spending }
    } catch (error) {
      return { result: { data: null, errors: [toError(error)] }, spending }
    } finally {
      stay?.endRun()
      void (answered ?? Promise.resolve()).then(stay?.leave)
      callOff()
      left?.removeEventListener('abort', leave)
    }
  }

  async function runEvent(event: ValidatedSubscriptionArgs, sender: Sender) {
    const { ofFields } = requestedBy(event)
    await turns.begin(sender.address)
    return within(sender, ofFields, (spending) =>
      executeSubscriptionEvent({
        ...event,
        schema: meteredSchema,
        contextValue: withSpending(event.contextValue, spending),
        externalAbortSignal: spending.signal,
      }),
    )
  }

  function report(requested: number, spending: Spending, { remaining, resetMs }: Standing): CostReport {
    return {
      requested,
      actual: pointsOf(spending),
      riotRequests: spending.riotRequests,
      remaining,
      resetAt: new Date(clock.now() + resetMs).toISOString(),
    }
  }

  return {
    async execute(args, sender) {
      const validated = validateWithinLimits(args, validateExecutionArgs)
      if (!('schema' in validated)) {
        await budgets.charge(sender.address, refusedDocumentCost(args.document))
        return { errors: validated.map(toMistake) }
      }
      try {
        const requested = requestedBy(validated)
        const taking = await budgets.take(sender.address, requested.total)
        if (!taking.taken) throw toRateLimited(requested.total, taking)
        const { result, spending } = await within(sender, requested.ofFields, (spending) =>
          executeRootSelectionSet({
            ...validated,
            schema: meteredSchema,
            contextValue: withSpending(validated.contextValue, spending),
            externalAbortSignal: spending.signal,
          }),
        )
        const standing = await settle(budgets, sender.address, requested.total - pointsOf(spending))
        return { ...result, extensions: { ...result.extensions, cost: report(requested.total, spending, standing) } }
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        await budgets.charge(sender.address, refusedDocumentCost(args.document))
        return { errors: [error] }
      }
    },

    async executeEvent(event, sender) {
      const { result, spending } = await runEvent(event, sender)
      await budgets.charge(sender.address, pointsOf(spending))
      return result
    },

    async executeShared(event, address) {
      const { result } = await runEvent(event, { address, left: null, answered: null })
      return result
    },

    async holdSubscription(subscription, address, group) {
      try {
        const points = requestedBy(subscription).total
        const taking = await budgets.take(address, points)
        if (!taking.taken) throw toRateLimited(points, taking)
        return subscriptions.hold(address, group, points)
      } catch (error) {
        await budgets.charge(address, OPERATION_POINTS)
        throw error
      }
    },
  }
}

/** Points that the fields, the requests to Riot and the operation itself have used. */
function pointsOf({ points, riotRequests }: Spending): number {
  return Math.ceil(OPERATION_POINTS + points + riotRequests * RIOT_REQUEST_POINTS)
}

function settle(budgets: PointBudgets, address: string, unused: number): Promise<Standing> {
  return unused >= 0 ? budgets.giveBack(address, unused) : budgets.charge(address, -unused)
}

/** Each operation, and each event, has a context of its own. */
function withSpending(contextValue: unknown, spending: Spending): object {
  return { ...(typeof contextValue === 'object' ? contextValue : {}), spending }
}

function unfolding<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw error instanceof TooManyFields ? new BudgetExceeded('fields', MAX_UNFOLDED_FIELDS) : error
  }
}

/** What is wrong with the variables of an operation, as the mistake of its client. */
function toMistake({ message, nodes, source, positions, extensions, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    originalError,
    extensions: { ...extensions, http: { status: 400, spec: true } },
  })
}

function toError(thrown: unknown): GraphQLError {
  const cause = thrown instanceof AbortedGraphQLExecutionError ? thrown.cause : thrown
  if (cause instanceof GraphQLError) return cause
  return new GraphQLError('Unexpected error.', {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
  })
}
