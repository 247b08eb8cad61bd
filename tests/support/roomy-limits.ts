import type { GraphQLSchema } from 'graphql'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { EventLoopTurns } from '../../gateway/limits/event-loop-turns.ts'
import { createLimits, type Limits } from '../../gateway/limits/limits.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'

/** Limits with more points per address than any test uses. */
export function roomyLimits(
  schema: GraphQLSchema,
  clock: Parameters<typeof createLimits>[1] = systemClock,
  turns = new EventLoopTurns(),
): Limits {
  return createLimits(schema, clock, {
    turns,
    budgets: createMemoryBudgets(Number.MAX_SAFE_INTEGER),
    subscribedPoints: Number.MAX_SAFE_INTEGER,
  })
}
