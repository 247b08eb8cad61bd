import { GraphQLError } from 'graphql'

/** Cost of all subscriptions of each client address. Subscriptions that are executed together count once. */
export class SubscriptionBudgets {
  readonly #limit: number
  readonly #held = new Map<string, Map<string, { readonly points: number; times: number }>>()

  /** @param limit Points that one address may reserve. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** The returned function ends the reservation. Throws `SUBSCRIPTIONS_TOO_EXPENSIVE` when the address would exceed the limit. */
  hold(address: string, group: string, points: number): () => void {
    const groups = this.#held.get(address) ?? new Map<string, { readonly points: number; times: number }>()
    const known = groups.get(group)
    if (known === undefined) {
      const held = groups.values().reduce((sum, each) => sum + each.points, 0)
      if (held + points > this.#limit) throw tooExpensive(points, held, this.#limit)
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

function tooExpensive(points: number, held: number, limit: number): GraphQLError {
  const message = `The subscription costs ${points} points for each event; subscriptions from this address already use ${held} of ${limit}. Complete one of them first, or select fewer fields.`
  const extensions = {
    code: 'SUBSCRIPTIONS_TOO_EXPENSIVE',
    requested: points,
    held,
    limit,
    http: { status: 429 },
  }
  return new GraphQLError(message, { extensions })
}
