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
import type { Clock } from '../shared/clock.ts'
import { runAs } from './caller.ts'
import { ConcurrentOperations, type AdmittedOperation } from './concurrent-operations.ts'
import { BudgetExceeded, ClientLeft, CostTooHigh, RateLimited } from './errors.ts'
import type { EventLoopTurns } from './event-loop-turns.ts'
import {
  MAX_DOCUMENT_POINTS,
  MAX_EXECUTION_MS,
  MAX_RIOT_REQUESTS,
  OPERATION_POINTS,
  RIOT_REQUEST_POINTS,
} from './limit-values.ts'
import { SchemaWithMeteredIntrospection } from './metered-introspection.ts'
import type { PointBudgets, PointBalance } from './point-budgets.ts'
import { refusedDocumentCost } from './refused-cost.ts'
import { Spending } from './spending.ts'
import { createStaticCost, TooManyFields } from './static-cost.ts'
import type { SubscriptionBudgets } from './subscription-budgets.ts'
import { MAX_UNFOLDED_FIELDS } from './unfolding.ts'
import { UpstreamWait } from './upstream-wait.ts'
import { validateWithinLimits } from './variables.ts'

export interface Sender {
  /** Turns, memory and requests to Riot are shared out by it. */
  readonly address: string
  /** Name of the budget that pays, by `payerOf`; the address by default. */
  readonly payer?: string
  /** Fires when the client no longer waits for the response; null when that is unknown. */
  readonly left: AbortSignal | null
  /** Settles when the response is no longer in memory or the client has left; null when that is unknown. */
  readonly answered: Promise<void> | null
  /** Called before each request to Riot. */
  readonly onRiotRequest?: () => void
}

/** The cost of an operation, returned as `extensions.cost`. */
export interface CostReport {
  /** Maximum number of points that the operation could use. */
  readonly requested: number
  readonly actual: number
  readonly riotRequests: number
  readonly remaining: number
  /** The time when all points are back, in ISO 8601. */
  readonly resetAt: string
}

export interface Operations {
  /** Executes a query or a mutation. The result contains all errors, including those of limits. */
  execute(args: ExecutionArgs, sender: Sender): Promise<ExecutionResult>
  /** Executes one event of a subscription, and charges its cost to the sender. */
  executeEvent(event: ValidatedSubscriptionArgs, sender: Sender): Promise<ExecutionResult>
  /**
   * Executes one event for all subscribers of a shared subscription. It charges no points, because each subscriber has
   * reserved the cost of an event. The turn and the requests to Riot are counted for the one of their addresses that has
   * used the least, so that no subscriber delays the others.
   */
  executeShared(event: ValidatedSubscriptionArgs, addresses: Iterable<string>): Promise<ExecutionResult>
  /**
   * Charges the first event of a subscription to the payer, and reserves its cost until the returned function is called.
   * Subscriptions of one `group` are executed together and count once. Throws a limit error.
   */
  holdSubscription(subscription: ValidatedSubscriptionArgs, payer: string, group: string): Promise<() => void>
}

interface Dependencies {
  readonly schema: GraphQLSchema
  readonly budgets: PointBudgets
  readonly subscriptions: SubscriptionBudgets
  readonly turns: EventLoopTurns
  readonly clock: Pick<Clock, 'now' | 'schedule'>
}

/** Maximum cost of an operation, in points. */
interface Requested {
  readonly total: number
  /** Without the base cost of the operation and without requests to Riot. */
  readonly ofFields: number
}

export function createOperations({ schema, budgets, subscriptions, turns, clock }: Dependencies): Operations {
  const staticCost = createStaticCost(schema)
  const meteredSchema = new SchemaWithMeteredIntrospection(schema)
  const concurrentOperations = new ConcurrentOperations()

  /** Throws {@link CostTooHigh} and {@link BudgetExceeded}. */
  function requestedBy(args: ValidatedExecutionArgs): Requested {
    const cost = withinFieldLimit(() =>
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

  function toRateLimited(requested: number, { remaining, resetMs }: PointBalance): RateLimited {
    const resetAt = clock.now() + resetMs
    return new RateLimited(requested, { remaining, resetAt, retryAfterSeconds: Math.ceil(resetMs / 1000) })
  }

  /** Runs an operation within its budgets, time limit and turns. Errors become part of the result. */
  async function within(
    { address, left, answered, onRiotRequest }: Sender,
    pointsOfFields: number,
    run: (spending: Spending) => ExecutionResult | Promise<ExecutionResult>,
  ): Promise<{ readonly result: ExecutionResult; readonly spending: Spending }> {
    const spending = new Spending(address, turns)
    const leave = () => spending.end(new ClientLeft())
    if (left?.aborted === true) leave()
    left?.addEventListener('abort', leave)
    const callOff = clock.schedule(MAX_EXECUTION_MS, () => spending.end(new BudgetExceeded('time', MAX_EXECUTION_MS)))
    const spendRequest = () => {
      onRiotRequest?.()
      return spending.spendRiotRequest()
    }
    const caller = { address, spendRequest, wait: new UpstreamWait() }
    let admitted: AdmittedOperation | null = null
    try {
      admitted = await concurrentOperations.admit(address, pointsOfFields, spending.signal)
      if (spending.mustPause()) await spending.pause()
      const result = await runAs(caller, () => run(spending))
      // When nothing in the operation waits, graphql-js finishes without looking at the signal.
      spending.signal.throwIfAborted()
      for (const error of result.errors ?? []) spending.countError(error)
      return { result, spending }
    } catch (error) {
      return { result: { data: null, errors: [toError(error)] }, spending }
    } finally {
      spending.reportUse()
      admitted?.endRun()
      void (answered ?? Promise.resolve()).then(admitted?.release)
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

  function report(requested: number, spending: Spending, { remaining, resetMs }: PointBalance): CostReport {
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
      const { address, payer = address } = sender
      const validated = validateWithinLimits(args, validateExecutionArgs)
      if (!('schema' in validated)) {
        await budgets.charge(payer, refusedDocumentCost(args.document))
        return { errors: validated.map(toClientError) }
      }
      try {
        const requested = requestedBy(validated)
        const taking = await budgets.take(payer, requested.total)
        if (!taking.taken) throw toRateLimited(requested.total, taking)
        const { result, spending } = await within(sender, requested.ofFields, (spending) =>
          executeRootSelectionSet({
            ...validated,
            schema: meteredSchema,
            contextValue: withSpending(validated.contextValue, spending),
            externalAbortSignal: spending.signal,
          }),
        )
        const balance = await settle(budgets, payer, requested.total - pointsOf(spending))
        return { ...result, extensions: { ...result.extensions, cost: report(requested.total, spending, balance) } }
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        await budgets.charge(payer, refusedDocumentCost(args.document))
        return { errors: [error] }
      }
    },

    async executeEvent(event, sender) {
      const { result, spending } = await runEvent(event, sender)
      await budgets.charge(sender.payer ?? sender.address, pointsOf(spending))
      return result
    },

    async executeShared(event, addresses) {
      const address = turns.findLeastUsed(addresses)
      const { result } = await runEvent(event, { address, left: null, answered: null })
      return result
    },

    async holdSubscription(subscription, payer, group) {
      try {
        const points = requestedBy(subscription).total
        const taking = await budgets.take(payer, points)
        if (!taking.taken) throw toRateLimited(points, taking)
        return subscriptions.hold(payer, group, points)
      } catch (error) {
        await budgets.charge(payer, OPERATION_POINTS)
        throw error
      }
    },
  }
}

function pointsOf({ points, riotRequests }: Spending): number {
  return Math.ceil(OPERATION_POINTS + points + riotRequests * RIOT_REQUEST_POINTS)
}

function settle(budgets: PointBudgets, payer: string, unused: number): Promise<PointBalance> {
  return unused >= 0 ? budgets.giveBack(payer, unused) : budgets.charge(payer, -unused)
}

/** Gives each operation, and each event, a context of its own. */
function withSpending(contextValue: unknown, spending: Spending): object {
  return { ...(typeof contextValue === 'object' ? contextValue : {}), spending }
}

function withinFieldLimit<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw error instanceof TooManyFields ? new BudgetExceeded('fields', MAX_UNFOLDED_FIELDS) : error
  }
}

/** Marks an error in the variables as a mistake of the client: status 400. */
function toClientError({ message, nodes, source, positions, extensions, originalError }: GraphQLError): GraphQLError {
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
