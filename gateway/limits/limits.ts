import type { GraphQLSchema } from 'graphql'
import type { Clock } from '../ports/clock.ts'
import { MAX_SUBSCRIBED_POINTS } from './figures.ts'
import { createOperations, type Operations } from './operations.ts'
import { createMemoryBudgets, type PointBudgets } from './point-budgets.ts'
import { SubscriptionBudgets } from './subscription-budgets.ts'
import { Turns } from './turns.ts'

/** What keeps clients from using too much, in one server. */
export interface Limits {
  readonly operations: Operations
  readonly budgets: PointBudgets
  /** The turns that operations take; parsing their documents takes part in them. */
  readonly turns: Turns
}

/** The limits of a server that executes documents of this schema. */
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
