import { LRUCache } from 'lru-cache'
import { type Credentials, findBearerToken, type Purpose } from './domain/credentials.ts'
import type { Viewer } from './domain/viewer.ts'
import type { Clock } from './ports/clock.ts'
import type { Identity } from './ports/identity.ts'
import type { Log } from './server/log.ts'

/** How long a wrong token counts, in milliseconds. */
const WINDOW_MS = 15 * 60_000

/** How many wrong tokens of one address are answered at once. */
const FREE_GUESSES = 10

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000

/** As many as it takes to reach the longest delay: more make no difference. */
const MOST_REMEMBERED = FREE_GUESSES + Math.ceil(Math.log2(LONGEST_DELAY_MS / FIRST_DELAY_MS))

/** How many addresses are remembered at once. */
const MOST_ADDRESSES = 10_000

/** What the header and the claims of every ID token begin with: JSON that was encoded. */
const ID_TOKEN = /^eyJ[\w-]*\.eyJ[\w-]*\.[\w-]*$/

interface SlowGuessesOptions {
  /** Knows who sends a request. */
  readonly identity: Identity
  /** Whether people sign in, with ID tokens of their own. One that fails is no guess of the operator's token. */
  readonly takesIdTokens: boolean
  readonly clock: Clock
  readonly log: Log
}

/** Knows who sends a request from an address: that which limits are counted by. */
export interface IdentityByAddress {
  identify(credentials: Credentials, purpose: Purpose, address: string): Promise<Viewer>
}

/**
 * Answers those late who guess the operator's token: after {@link FREE_GUESSES} wrong tokens of one address within 15
 * minutes each further one waits, for 1 second at first and twice as long each time, up to 30 seconds. The right token,
 * ID tokens and requests without a token never wait, whatever else comes from their address. Each wrong one is logged.
 */
export function slowGuesses({ identity, takesIdTokens, clock, log }: SlowGuessesOptions): IdentityByAddress {
  const guesses = new LRUCache<string, readonly number[]>({
    max: MOST_ADDRESSES,
    ttl: WINDOW_MS,
    perf: clock,
    ttlResolution: 0,
  })

  function isGuess(viewer: Viewer, { authorization }: Credentials): boolean {
    const token = findBearerToken(authorization)
    // A sender who is known by a cookie has nothing to gain from a token.
    if (token === null || viewer.kind !== 'visitor') return false
    return !takesIdTokens || !ID_TOKEN.test(token)
  }

  /** Notes a wrong token; answers how long it has to wait, in milliseconds. */
  function note(address: string): number {
    const now = clock.now()
    const before = guesses.get(address)?.filter((moment) => moment > now - WINDOW_MS) ?? []
    guesses.set(address, [...before, now].slice(-MOST_REMEMBERED))
    const extra = before.length - FREE_GUESSES
    return extra < 0 ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** extra)
  }

  return {
    async identify(credentials, purpose, address) {
      const viewer = await identity.identify(credentials, purpose)
      if (!isGuess(viewer, credentials)) return viewer
      const delayMs = note(address)
      log.warn('a wrong operator token', { address, delayMs })
      if (delayMs > 0) await new Promise<void>((resolve) => void clock.schedule(delayMs, resolve))
      return viewer
    },
  }
}
