import { GraphQLError } from 'graphql'

/** Cost of all subscriptions of each client address or API key. Subscriptions that are executed together count once. */
export class SubscriptionBudgets {
  readonly #limit: number
  readonly #held = new Map<string, Map<string, { readonly points: number; times: number }>>()

  /** @param limit Points that one address or key may reserve. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** The returned function ends the reservation. Throws `SUBSCRIPTIONS_TOO_EXPENSIVE` when the payer would exceed the limit. */
  hold(payer: string, group: string, points: number): () => void {
    const groups = this.#held.get(payer) ?? new Map<string, { readonly points: number; times: number }>()
    const known = groups.get(group)
    if (known === undefined) {
      const held = groups.values().reduce((sum, each) => sum + each.points, 0)
      if (held + points > this.#limit) throw tooExpensive(points, held, this.#limit)
      groups.set(group, { points, times: 1 })
      this.#held.set(payer, groups)
    } else {
      known.times += 1
    }
    let isReleased = false
    return () => {
      if (!isReleased) this.#release(payer, group)
      isReleased = true
    }
  }

  heldBy(payer: string): number {
    return (
      this.#held
        .get(payer)
        ?.values()
        .reduce((sum, { points }) => sum + points, 0) ?? 0
    )
  }

  /** Returns the number of reservations. */
  count(): number {
    const groups = this.#held.values().flatMap((held) => held.values())
    return groups.reduce((sum, { times }) => sum + times, 0)
  }

  #release(payer: string, group: string): void {
    const groups = this.#held.get(payer)
    const known = groups?.get(group)
    if (groups === undefined || known === undefined) return
    known.times -= 1
    if (known.times === 0) groups.delete(group)
    if (groups.size === 0) this.#held.delete(payer)
  }
}

function tooExpensive(points: number, held: number, limit: number): GraphQLError {
  const message = `The subscription costs ${points} points for each event; subscriptions from this address or API key already use ${held} of ${limit}. Complete one of them first, or select fewer fields.`
  const extensions = {
    code: 'SUBSCRIPTIONS_TOO_EXPENSIVE',
    requested: points,
    held,
    limit,
    http: { status: 429 },
  }
  return new GraphQLError(message, { extensions })
}
