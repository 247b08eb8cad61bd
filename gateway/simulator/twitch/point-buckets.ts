/** Twitch's limit for a client id. */
const POINTS_A_MINUTE = 800

const MINUTE_MS = 60_000

interface Bucket {
  /** A fraction, because points return evenly. */
  left: number
  /** Milliseconds since 1970. */
  asOf: number
}

export interface PointCharge {
  readonly headers: Readonly<Record<string, string>>
  /** True when a point was left. */
  readonly granted: boolean
}

/** Counts points as Twitch does: one bucket per client id, which fills up within a minute. */
export class PointBuckets {
  readonly #buckets = new Map<string, Bucket>()

  charge(clientId: string, now: number): PointCharge {
    const bucket = this.#buckets.get(clientId) ?? { left: POINTS_A_MINUTE, asOf: now }
    this.#buckets.set(clientId, bucket)
    const passed = Math.max(0, now - bucket.asOf)
    bucket.left = Math.min(POINTS_A_MINUTE, bucket.left + (passed / MINUTE_MS) * POINTS_A_MINUTE)
    bucket.asOf = now
    const granted = bucket.left >= 1
    if (granted) bucket.left -= 1

    const fullAt = now + ((POINTS_A_MINUTE - bucket.left) / POINTS_A_MINUTE) * MINUTE_MS
    return {
      granted,
      headers: {
        'Ratelimit-Limit': String(POINTS_A_MINUTE),
        'Ratelimit-Remaining': String(Math.floor(bucket.left)),
        'Ratelimit-Reset': String(Math.ceil(fullAt / 1000)),
      },
    }
  }
}
