import { type Clock, sleep } from './clock.ts'

/** Share of the points that an operation of unknown cost can take. By default that is the most that a document may cost. */
const UNKNOWN_SHARE = 0.1

/** The points that an operation is sure to find are twice its last cost, which depends on its variables. */
const MARGIN = 2

/** A program has some dozens of documents. The limit protects the memory of one that writes values into its documents. */
const KNOWN_DOCUMENTS = 200

/** Shortest wait for points, in milliseconds. The end of another operation ends it early. */
const RECHECK_MS = 1_000

/** The points of an address or a key, as the server last reported them. */
export interface PointBudget {
  /**
   * Waits until the points for a document are left, and reserves them until the returned function is called with the headers of
   * the response, or with null when there was none. Rejects when the signal is aborted.
   */
  enter(document: string, signal: AbortSignal | undefined): Promise<(headers: Headers | null) => void>
  /** Remembers the cost of a document. */
  learn(document: string, points: number): void
}

export function createPointBudget(clock: Clock): PointBudget {
  const costs = new Map<string, number>()
  // Until the server has reported the limit, ten operations may run at once.
  let limit = 10
  let remaining = 10
  let resetAt = 0
  let reserved = 0
  let change = Promise.withResolvers<void>()

  function read(headers: Headers): void {
    const [, stated] = /q=(\d+)/.exec(headers.get('ratelimit-policy') ?? '') ?? []
    const [, left, seconds] = /r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? []
    if (stated === undefined || left === undefined) return
    limit = Number(stated)
    remaining = Number(left)
    resetAt = clock.now() + Number(seconds) * 1000
  }

  return {
    async enter(document, signal) {
      signal?.throwIfAborted()
      let points: number
      for (;;) {
        if (clock.now() >= resetAt) remaining = limit
        const known = costs.get(document)
        points = Math.min(limit, known === undefined ? Math.ceil(limit * UNKNOWN_SHARE) : known * MARGIN)
        if (remaining - reserved >= points) break
        await sleep(clock, Math.max(resetAt - clock.now(), RECHECK_MS), signal, change.promise)
      }
      reserved += points
      return (headers) => {
        reserved -= points
        if (headers !== null) read(headers)
        change.resolve()
        change = Promise.withResolvers()
      }
    },

    learn(document, points) {
      if (costs.size >= KNOWN_DOCUMENTS) costs.clear()
      costs.set(document, Math.max(points, costs.get(document) ?? 0))
    },
  }
}
