import { LRUCache } from 'lru-cache'
import type { Clock } from '../../shared/clock.ts'
import type { Log } from '../../shared/log.ts'
import { type Credentials, findBearerToken, type Purpose } from '../rules/credentials.ts'
import type { Viewer } from '../rules/viewer.ts'
import type { Identity } from './identity.ts'

/** Time for which a wrong token counts. */
const WINDOW_MS = 15 * 60_000

/** Number of wrong tokens of one address that are answered without delay. */
const FREE_GUESSES = 10

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000

/** Enough to reach the longest delay: more make no difference. */
const MAX_REMEMBERED = FREE_GUESSES + Math.ceil(Math.log2(LONGEST_DELAY_MS / FIRST_DELAY_MS))

/** Number of addresses that are remembered at once. */
const MAX_ADDRESSES = 10_000

/** Every ID token starts like this: its header and claims are encoded JSON. */
const ID_TOKEN = /^eyJ[\w-]*\.eyJ[\w-]*\.[\w-]*$/

interface SlowGuessesOptions {
  readonly identity: Identity
  /** True when people sign in with ID tokens. A failed ID token is no guess of the operator's token. */
  readonly takesIdTokens: boolean
  readonly clock: Clock
  readonly log: Log
}

/** The address is the one that limits are counted by. */
export interface IdentityByAddress {
  identify(credentials: Credentials, purpose: Purpose, address: string): Promise<Viewer>
}

/**
 * Delays guesses of the operator's token. After {@link FREE_GUESSES} wrong tokens of one address within 15 minutes each
 * further one waits, first 1 second and then twice as long each time, up to 30 seconds. The right token, ID tokens and
 * requests without a token never wait, even when their address is delayed. Each wrong token is logged.
 */
export function throttleGuesses({ identity, takesIdTokens, clock, log }: SlowGuessesOptions): IdentityByAddress {
  const guesses = new LRUCache<string, readonly number[]>({
    max: MAX_ADDRESSES,
    ttl: WINDOW_MS,
    perf: clock,
    ttlResolution: 0,
  })

  function isGuess(viewer: Viewer, { authorization }: Credentials): boolean {
    const token = findBearerToken(authorization)
    // A sender with a valid cookie gains nothing from a token.
    if (token === null || viewer.kind !== 'visitor') return false
    return !takesIdTokens || !ID_TOKEN.test(token)
  }

  /** Returns the delay, in milliseconds. */
  function recordGuess(address: string): number {
    const now = clock.now()
    const before = guesses.get(address)?.filter((moment) => moment > now - WINDOW_MS) ?? []
    guesses.set(address, [...before, now].slice(-MAX_REMEMBERED))
    const extra = before.length - FREE_GUESSES
    return extra < 0 ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** extra)
  }

  return {
    async identify(credentials, purpose, address) {
      const viewer = await identity.identify(credentials, purpose)
      if (!isGuess(viewer, credentials)) return viewer
      const delayMs = recordGuess(address)
      log.warn('a wrong operator token', { address, delayMs })
      if (delayMs > 0) await new Promise<void>((resolve) => void clock.schedule(delayMs, resolve))
      return viewer
    },
  }
}
