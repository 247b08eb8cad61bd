import type { GraphQLSchema } from 'graphql'
import type { Clock } from '../shared/clock.ts'
import { MAX_SUBSCRIBED_POINTS } from './figures.ts'
import { createOperations, type Operations } from './operations.ts'
import { createMemoryBudgets, type PointBudgets } from './point-budgets.ts'
import { SubscriptionBudgets } from './subscription-budgets.ts'
import { Turns } from './turns.ts'

/** The limits that protect one server from excessive use by clients. */
export interface Limits {
  readonly operations: Operations
  readonly budgets: PointBudgets
  /** Turns of the event loop. Parsing a document takes one too. */
  readonly turns: Turns
}

/** Creates the limits of a server that executes documents of this schema. */
export function createLimits(
  schema: GraphQLSchema,
  clock: Pick<Clock, 'now' | 'schedule'>,
  budgets = createMemoryBudgets(),
  subscribedPoints = MAX_SUBSCRIBED_POINTS,
): Limits {
  const subscriptions = new SubscriptionBudgets(subscribedPoints)
  const turns = new Turns()
  return { operations: createOperations({ schema, budgets, subscriptions, turns, clock }), budgets, turns }
}
