/** Maximum number of requests in a number of seconds. */
export interface RateLimit {
  readonly requests: number
  readonly seconds: number
}

/** Announced and enforced limits, counted separately for each routing host. */
export interface RateLimits {
  readonly application: readonly RateLimit[]
  /** For each endpoint. */
  readonly method: readonly RateLimit[]
}

/** Riot's limits for a production key. */
export const PRODUCTION_LIMITS: RateLimits = {
  application: [
    { requests: 500, seconds: 10 },
    { requests: 30_000, seconds: 600 },
  ],
  method: [{ requests: 2000, seconds: 10 }],
}

export type RateLimitScope = keyof RateLimits

export interface Charge {
  readonly headers: Readonly<Record<string, string>>
  /** Null when the request was within its limits. */
  readonly refused: { readonly scope: RateLimitScope; readonly retryAfterSeconds: number } | null
}

interface Window {
  readonly limit: RateLimit
  /** Milliseconds since 1970. */
  startedAt: number
  count: number
}

/** Counts requests as Riot does: a window opens with its first request, and a refused request is not counted. */
export class RateLimiter {
  readonly #limits: RateLimits
  readonly #windows = new Map<string, readonly Window[]>()

  constructor(limits: RateLimits) {
    this.#limits = limits
  }

  charge(host: string, endpoint: string, now: number): Charge {
    const application = this.#open(host, this.#limits.application, now)
    const method = this.#open(`${host} ${endpoint}`, this.#limits.method, now)
    const refused = refusal('application', application, now) ?? refusal('method', method, now)
    if (refused === null) for (const window of [...application, ...method]) window.count++

    return {
      refused,
      headers: {
        'X-App-Rate-Limit': write(application, ({ limit }) => limit.requests),
        'X-App-Rate-Limit-Count': write(application, ({ count }) => count),
        'X-Method-Rate-Limit': write(method, ({ limit }) => limit.requests),
        'X-Method-Rate-Limit-Count': write(method, ({ count }) => count),
      },
    }
  }

  #open(key: string, limits: readonly RateLimit[], now: number): readonly Window[] {
    const windows = this.#windows.get(key) ?? limits.map((limit) => ({ limit, startedAt: now, count: 0 }))
    this.#windows.set(key, windows)
    for (const window of windows) {
      const over = now >= endOf(window) || now < window.startedAt
      if (over || window.count === 0) Object.assign(window, { startedAt: now, count: 0 })
    }
    return windows
  }
}

function refusal(scope: RateLimitScope, windows: readonly Window[], now: number): Charge['refused'] {
  const full = windows.filter(({ count, limit }) => count >= limit.requests)
  if (full.length === 0) return null
  const waitMs = Math.max(...full.map((window) => endOf(window) - now))
  return { scope, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
}

function endOf({ startedAt, limit }: Window): number {
  return startedAt + limit.seconds * 1000
}

function write(windows: readonly Window[], numberOf: (window: Window) => number): string {
  return windows.map((window) => `${numberOf(window)}:${window.limit.seconds}`).join(',')
}
