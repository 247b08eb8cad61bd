import { type ExecutionResult, GraphQLError } from 'graphql'
import { isLimitError, isRateLimited } from './errors.ts'
import type { Operations } from './operations.ts'
import type { PointBudgets } from './point-budgets.ts'

export const REFUSAL_REASONS = ['points', 'cost', 'budget', 'subscriptions'] as const

/**
 * Reason of a refusal: too few points are left, the document costs too much, the operation has used up a budget, or the subscriptions
 * of a client cost too much.
 */
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** An operation or a request that the limits refused, and its cost in points. */
export interface RefusedCost {
  readonly reason: RefusalReason
  readonly points: number
}

export type OnRefused = (refused: RefusedCost) => void

const REASONS: ReadonlyMap<unknown, RefusalReason> = new Map([
  ['COST_TOO_HIGH', 'cost'],
  ['BUDGET_EXCEEDED', 'budget'],
  ['SUBSCRIPTIONS_TOO_EXPENSIVE', 'subscriptions'],
])

/** Reports what the budgets of clients refuse, over HTTP and websockets. */
export function observeBudgets(budgets: PointBudgets, onRefused: OnRefused): PointBudgets {
  return {
    ...budgets,
    async take(payer, points) {
      const taking = await budgets.take(payer, points)
      if (!taking.taken) onRefused({ reason: 'points', points })
      return taking
    },
  }
}

/** Reports what other limits refuse. */
export function observeOperations(operations: Operations, onRefused: OnRefused): Operations {
  function report(error: GraphQLError): void {
    // Budgets have reported refusals for lack of points.
    if (!isLimitError(error) || isRateLimited(error)) return
    const { code, requested } = error.extensions
    const reason = REASONS.get(code)
    if (reason !== undefined) onRefused({ reason, points: typeof requested === 'number' ? requested : 0 })
  }
  function reportAll<Result extends ExecutionResult>(result: Result): Result {
    for (const error of result.errors ?? []) report(error)
    return result
  }

  return {
    execute: async (args, sender) => reportAll(await operations.execute(args, sender)),
    executeEvent: async (event, sender) => reportAll(await operations.executeEvent(event, sender)),
    executeShared: async (event, addresses) => reportAll(await operations.executeShared(event, addresses)),
    async holdSubscription(subscription, payer, group) {
      try {
        return await operations.holdSubscription(subscription, payer, group)
      } catch (error) {
        if (error instanceof GraphQLError) report(error)
        throw error
      }
    },
  }
}
