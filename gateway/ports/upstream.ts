/** An upstream's answer with the moment it was given. */
export interface Fetched<T> {
  readonly value: T
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

/** Who is asked over the network. */
export type Upstream = 'riot' | 'twitch'

/** Thrown when an upstream can't be asked now: down, throttled, out of budget, or the key is dead. */
export class UpstreamUnavailable extends Error {
  override readonly name = 'UpstreamUnavailable'
  readonly upstream: Upstream
  /** Milliseconds since 1970: when asking again makes sense. */
  readonly retryAt: number

  constructor(upstream: Upstream, retryAt: number, reason: string, options?: ErrorOptions) {
    super(`${upstream} is unavailable: ${reason}`, options)
    this.upstream = upstream
    this.retryAt = retryAt
  }
}
