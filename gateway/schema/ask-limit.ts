import { badInput } from './bad-input.ts'
import type { GraphQLContext } from './context.ts'

/** Counts how often an operation asks for something that is expensive. Throws a BAD_USER_INPUT error for once too often. */
export type AskLimit = (context: GraphQLContext) => void

/** Lets each operation, and each event of a subscription, ask `most` times; `message` tells whoever asks more often what to do. */
export function createAskLimit(most: number, message: string): AskLimit {
  /** By the context, which is the operation's or the event's own. */
  const asked = new WeakMap<GraphQLContext, number>()
  return (context) => {
    const times = (asked.get(context) ?? 0) + 1
    asked.set(context, times)
    if (times > most) throw badInput(message)
  }
}
