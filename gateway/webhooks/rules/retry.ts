/** Waits before the retries: the first one, the factor of each further one, and the longest. */
const FIRST_WAIT_MS = 5_000
const FACTOR = 3
const LONGEST_WAIT_MS = 4 * 60 * 60_000

/** Time after the first attempt at which a delivery is given up. The last attempt is made then. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000

/** Attempts after which a shorter wait than the backoff is no longer granted to a receiver that asks for it. */
const TRUSTED_ATTEMPTS = 5

const SHORTEST_WAIT_MS = 500

interface Failed {
  /** Attempts so far, from 1. */
  readonly attempts: number
  /** Time of the first attempt, in milliseconds since 1970, like `now`. */
  readonly since: number
  readonly now: number
  /** Wait that the receiver asked for; null without one. */
  readonly askedMs: number | null
  /** From 0 to 1. Spreads the retries of several webhooks. */
  readonly random: number
}

/** Returns the time of the next attempt; null when the delivery is given up. */
export function findRetryTime({ attempts, since, now, askedMs, random }: Failed): number | null {
  const end = since + GIVE_UP_AFTER_MS
  if (now >= end) return null
  const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * FACTOR ** (attempts - 1)) * (0.8 + 0.4 * random)
  const wait = askedMs !== null && attempts <= TRUSTED_ATTEMPTS ? askedMs : Math.max(backoff, askedMs ?? 0)
  return Math.round(Math.min(end, now + Math.max(SHORTEST_WAIT_MS, wait)))
}
