import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import { Breaker } from '../upstream/breaker.ts'
import { exchange } from '../upstream/exchange.ts'
import type { Fetch } from '../upstream/fetch.ts'
import { readRetryAfterMs } from '../upstream/retry-after.ts'
import { SecretCircuit } from '../upstream/secret-circuit.ts'
import { parseJson, UnreadableAnswer } from '../upstream/unreadable-answer.ts'
import {
  FAILURE_OUTCOMES,
  type OnUpstreamEvent,
  outcomeOfStatus,
  type UpstreamOutcome,
} from '../upstream/upstream-event.ts'
import { parseToken, type MintedToken } from './answers.ts'
import { RETRY_DELAY_MS, TIMEOUT_MS } from './request-times.ts'

/** Part of its life after which a token is replaced. */
const SPENT = 0.9

/** Tracks whether Twitch accepts our client id and secret. */
class Credentials extends SecretCircuit {
  refused(now: number): void {
    this.refuse(now)
  }
}

interface HeldToken {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly renewAt: number
}

export interface AppTokenOptions {
  readonly fetch: Fetch
  readonly clock: Clock
  readonly random: () => number
  /** Without a slash at the end. */
  readonly authUrl: string
  readonly clientId: string
  /** Sent in the body of a request to `authUrl` and nowhere else. */
  readonly clientSecret: string
  readonly onEvent: OnUpstreamEvent
}

/** Part of the events about requests for a token. */
const TOKEN_PART = 'token'

/** Fetched on demand, once for all concurrent callers, and used for most of its life. */
export class AppToken {
  readonly credentials: Credentials
  readonly breaker: Breaker
  readonly #options: AppTokenOptions
  #held: HeldToken | null = null
  /** End of a throttling, in milliseconds since 1970. */
  #blockedUntil = 0
  #minting: Promise<string> | null = null

  constructor(options: AppTokenOptions) {
    this.#options = options
    this.credentials = new Credentials(options.clock.now())
    this.breaker = new Breaker(options.clock.now(), options.random)
  }

  /** Earliest time of the next token request, in milliseconds since 1970; `null` when it is allowed now. */
  get refusedUntil(): number | null {
    const now = this.#options.clock.now()
    if (now < this.#blockedUntil) return this.#blockedUntil
    return this.credentials.refusedUntil(now) ?? this.breaker.refusedUntil(now)
  }

  /** Returns a token that is valid as far as known. Throws `UpstreamUnavailable`. */
  async get(): Promise<string> {
    if (this.#held !== null && this.#options.clock.now() < this.#held.renewAt) return this.#held.value
    this.#minting ??= this.#mint().finally(() => (this.#minting = null))
    return this.#minting
  }

  /** Returns another token after one was rejected. Throws `UpstreamUnavailable`. */
  async replace(refused: string): Promise<string> {
    if (this.#held?.value === refused) this.#held = null
    return this.get()
  }

  /** Records that even a new token was rejected. The client itself is refused then, and further requests would not help. */
  giveUp(refused: string): UpstreamUnavailable {
    if (this.#held?.value === refused) this.#held = null
    this.credentials.refused(this.#options.clock.now())
    return this.#unavailable('it rejects the token that it has just issued')
  }

  async #mint(): Promise<string> {
    const { fetch, clock } = this.#options
    if (this.refusedUntil !== null) throw this.#unavailable('it issues no token')
    this.credentials.enter(clock.now())
    this.breaker.enter(clock.now())
    const outcome = await exchange(fetch, (signal) => this.#toRequest(signal), clock, TIMEOUT_MS)
    const now = clock.now()
    if (outcome.kind !== 'reply') throw this.#fail(FAILURE_OUTCOMES[outcome.kind], outcome.reason, outcome.cause)
    if (outcome.status === 400 || outcome.status === 401 || outcome.status === 403) {
      this.breaker.succeeded(now)
      this.credentials.refused(now)
      const problem = `it rejects the client id or secret with status ${outcome.status}`
      this.#report('refused', problem)
      throw this.#unavailable(problem)
    }
    if (outcome.status === 429) this.#blockedUntil = now + readRetryAfterMs(outcome.headers, now)
    if (outcome.status !== 200) {
      throw this.#fail(outcomeOfStatus(outcome.status), `it answered with status ${outcome.status} instead of a token`)
    }
    const minted = this.#read(outcome.body)
    this.breaker.succeeded(now)
    this.#report('ok', null)
    this.#held = { value: minted.value, renewAt: now + minted.lifeMs * SPENT }
    return minted.value
  }

  #read(body: string): MintedToken {
    try {
      return parseToken(parseJson(body))
    } catch (error) {
      // The text may contain a token, and must not be logged as the cause.
      const what = error instanceof UnreadableAnswer ? error.message : 'JSON of another shape'
      throw this.#fail('invalid', `it answered with ${what} instead of a token`)
    }
  }

  #fail(outcome: UpstreamOutcome, reason: string, cause?: unknown): UpstreamUnavailable {
    this.breaker.failed(this.#options.clock.now())
    this.#report(outcome, reason)
    return this.#unavailable(reason, cause)
  }

  #report(outcome: UpstreamOutcome, problem: string | null): void {
    this.#options.onEvent({ part: TOKEN_PART, outcome, problem, isPaused: this.refusedUntil !== null })
  }

  #unavailable(reason: string, cause?: unknown): UpstreamUnavailable {
    const retryAt = this.refusedUntil ?? this.#options.clock.now() + RETRY_DELAY_MS
    return new UpstreamUnavailable('twitch', retryAt, reason, { cause })
  }

  #toRequest(signal: AbortSignal): Request {
    const { authUrl, clientId, clientSecret } = this.#options
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    })
    // A redirect would send the secret to another host.
    return new Request(`${authUrl}/token`, { method: 'POST', body, signal, redirect: 'manual' })
  }
}
