import type { GraphQLSchema } from 'graphql'
import type { Clock } from '../shared/clock.ts'
import { EventLoopTurns } from './event-loop-turns.ts'
import { MAX_SUBSCRIBED_POINTS } from './limit-values.ts'
import { observeBudgets, observeOperations, type OnRefused } from './observed-limits.ts'
import { createOperations, type Operations } from './operations.ts'
import { createMemoryBudgets, type PointBudgets } from './point-budgets.ts'
import { SubscriptionBudgets } from './subscription-budgets.ts'

export interface Limits {
  readonly operations: Operations
  readonly budgets: PointBudgets
  /** Turns of the event loop. Parsing a document takes one too. */
  readonly turns: EventLoopTurns
  /** Returns the number of open subscriptions of all clients. */
  countSubscriptions(): number
}

interface LimitsOptions {
  readonly budgets?: PointBudgets
  /** Maximum cost of all subscriptions of a payer, for each update. */
  readonly subscribedPoints?: number
  readonly turns?: EventLoopTurns
  /** Called for each operation and request that is refused. */
  readonly onRefused?: OnRefused
}

export function createLimits(
  schema: GraphQLSchema,
  clock: Pick<Clock, 'now' | 'schedule'>,
  {
    budgets = createMemoryBudgets(),
    subscribedPoints = MAX_SUBSCRIBED_POINTS,
    turns = new EventLoopTurns(),
    onRefused = () => {},
  }: LimitsOptions = {},
): Limits {
  const subscriptions = new SubscriptionBudgets(subscribedPoints)
  const observed = observeBudgets(budgets, onRefused)
  const operations = createOperations({ schema, budgets: observed, subscriptions, turns, clock })
  return {
    operations: observeOperations(operations, onRefused),
    budgets: observed,
    turns,
    countSubscriptions: () => subscriptions.count(),
  }
}
