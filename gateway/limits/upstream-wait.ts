/** Longest time that one operation waits for upstreams, from its first request to one, however many it sends one after another. */
export const LONGEST_UPSTREAM_WAIT_MS = 3_500

/** Longest time that one operation waits for upstreams whose last requests failed. They recover for later operations. */
const FAILING_UPSTREAM_WAIT_MS = 300

/** The time that an operation has left to wait for upstreams. */
export class UpstreamWait {
  #until: number | null = null
  #untilWhileFailing: number | null = null

  /** Returns when the operation gives up a request that begins now, in milliseconds since 1970. */
  endOf(now: number, isUpstreamFailing: boolean): number {
    this.#until ??= now + LONGEST_UPSTREAM_WAIT_MS
    if (!isUpstreamFailing) return this.#until
    this.#untilWhileFailing ??= now + FAILING_UPSTREAM_WAIT_MS
    return Math.min(this.#until, this.#untilWhileFailing)
  }
}
