/** What Twitch grants a client id. */
const POINTS_A_MINUTE = 800

const MINUTE_MS = 60_000

interface Bucket {
  /** Not whole: points come back evenly. */
  left: number
  /** Milliseconds since 1970. */
  asOf: number
}

/** What became of one request. */
export interface PointCharge {
  readonly headers: Readonly<Record<string, string>>
  /** Whether there was a point left for it. */
  readonly granted: boolean
}

/** Counts points as Twitch does: a bucket for each client id, which fills up in a minute. */
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
