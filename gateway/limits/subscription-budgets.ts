import { GraphQLError } from 'graphql'
import { MAX_SUBSCRIBED_POINTS } from './figures.ts'

/** What the subscriptions of each client address cost together. Those that are executed together count once. */
export class SubscriptionBudgets {
  readonly #held = new Map<string, Map<string, { readonly points: number; times: number }>>()

  /**
   * Holds what one event of a subscription costs until the function that is returned is called. Throws
   * `SUBSCRIPTIONS_TOO_EXPENSIVE` for more than {@link MAX_SUBSCRIBED_POINTS}.
   */
  hold(address: string, group: string, points: number): () => void {
    const groups = this.#held.get(address) ?? new Map<string, { readonly points: number; times: number }>()
    const known = groups.get(group)
    if (known === undefined) {
      const held = groups.values().reduce((sum, each) => sum + each.points, 0)
      if (held + points > MAX_SUBSCRIBED_POINTS) throw tooExpensive(points, held)
      groups.set(group, { points, times: 1 })
      this.#held.set(address, groups)
    } else {
      known.times += 1
    }
    let isReleased = false
    return () => {
      if (!isReleased) this.#release(address, group)
      isReleased = true
    }
  }

  /** What the subscriptions of an address hold, in points. */
  heldBy(address: string): number {
    return (
      this.#held
        .get(address)
        ?.values()
        .reduce((sum, { points }) => sum + points, 0) ?? 0
    )
  }

  #release(address: string, group: string): void {
    const groups = this.#held.get(address)
    const known = groups?.get(group)
    if (groups === undefined || known === undefined) return
    known.times -= 1
    if (known.times === 0) groups.delete(group)
    if (groups.size === 0) this.#held.delete(address)
  }
}

function tooExpensive(points: number, held: number): GraphQLError {
  const message = `The subscription costs ${points} points for each event; subscriptions from this address hold ${held} of ${MAX_SUBSCRIBED_POINTS}. Complete one of them first, or select fewer fields.`
  const extensions = {
    code: 'SUBSCRIPTIONS_TOO_EXPENSIVE',
    requested: points,
    held,
    limit: MAX_SUBSCRIBED_POINTS,
    http: { status: 429 },
  }
  return new GraphQLError(message, { extensions })
}
