export interface Fetched<T> {
  readonly value: T
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

export type Upstream = 'riot' | 'twitch' | 'leaguepedia'

/** Thrown when an upstream can't be used now: it is down or throttled, the budget is used up, or the key is invalid. */
export class UpstreamUnavailable extends Error {
  override readonly name = 'UpstreamUnavailable'
  readonly upstream: Upstream
  /** The time from which a retry makes sense, in milliseconds since 1970. */
  readonly retryAt: number

  constructor(upstream: Upstream, retryAt: number, reason: string, options?: ErrorOptions) {
    super(`${upstream} is unavailable: ${reason}`, options)
    this.upstream = upstream
    this.retryAt = retryAt
  }
}

/** Outcome of a look-up when the upstream is unavailable and nothing is stored. */
export interface Unavailable {
  readonly kind: 'unavailable'
  /** Milliseconds since 1970. */
  readonly retryAt: number
}
