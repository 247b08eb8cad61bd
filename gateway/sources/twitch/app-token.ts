import type { Clock } from '../../ports/clock.ts'
import { UpstreamUnavailable } from '../../ports/upstream.ts'
import type { Fetch } from '../fetch.ts'
import { Breaker } from '../http/breaker.ts'
import { Circuit } from '../http/circuit.ts'
import { exchange } from '../http/exchange.ts'
import { parseToken, type MintedToken } from './answers.ts'
import { COME_BACK_MS, TIMEOUT_MS } from './patience.ts'

/** How often refused credentials are tried again: milliseconds. */
const TRIAL_INTERVAL_MS = 300_000

/** The part of its life after which a token is replaced. */
const SPENT = 0.9

/** Knows whether Twitch accepts our client id and secret: `open` while it does not. */
class Credentials extends Circuit {
  /** Notes an answer that only who is accepted gets. */
  accepted(now: number): void {
    this.close(now)
  }

  refused(now: number): void {
    this.open(now, TRIAL_INTERVAL_MS)
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
}

/**
 * The token that every question to Twitch carries: asked for when it is needed, by one request however many wait for
 * it, and kept for most of its life.
 */
export class AppToken {
  readonly credentials: Credentials
  readonly breaker: Breaker
  readonly #options: AppTokenOptions
  #held: HeldToken | null = null
  #minting: Promise<string> | null = null

  constructor(options: AppTokenOptions) {
    this.#options = options
    this.credentials = new Credentials(options.clock.now(), TRIAL_INTERVAL_MS)
    this.breaker = new Breaker(options.clock.now(), options.random)
  }

  /** Milliseconds since 1970 when a token can be asked for again; `null` when nothing forbids it now. */
  get refusedUntil(): number | null {
    const now = this.#options.clock.now()
    return this.credentials.refusedUntil(now) ?? this.breaker.refusedUntil(now)
  }

  /** A token that is good as far as we know. Throws `UpstreamUnavailable`. */
  async get(): Promise<string> {
    if (this.#held !== null && this.#options.clock.now() < this.#held.renewAt) return this.#held.value
    this.#minting ??= this.#mint().finally(() => (this.#minting = null))
    return this.#minting
  }

  /** Another token in the place of one that was refused. Throws `UpstreamUnavailable`. */
  async replace(refused: string): Promise<string> {
    if (this.#held?.value === refused) this.#held = null
    return this.get()
  }

  /** Notes that even a new token was refused: that is about us, and asking on would not help. */
  giveUp(refused: string): UpstreamUnavailable {
    if (this.#held?.value === refused) this.#held = null
    this.credentials.refused(this.#options.clock.now())
    return this.#unavailable('it refuses the token that it has just given out')
  }

  async #mint(): Promise<string> {
    const { fetch, clock } = this.#options
    if (this.refusedUntil !== null) throw this.#unavailable('it gives out no token')
    this.credentials.enter(clock.now())
    this.breaker.enter(clock.now())
    const outcome = await exchange(fetch, (signal) => this.#toRequest(signal), clock, TIMEOUT_MS)
    const now = clock.now()
    if (outcome.kind !== 'reply') throw this.#fail(outcome.reason, outcome.cause)
    if (outcome.status === 400 || outcome.status === 401 || outcome.status === 403) {
      this.breaker.succeeded(now)
      this.credentials.refused(now)
      throw this.#unavailable(`it refuses the client id or secret with ${outcome.status}`)
    }
    if (outcome.status !== 200) throw this.#fail(`it answered with status ${outcome.status} instead of a token`)
    const minted = this.#read(outcome.body)
    this.breaker.succeeded(now)
    this.#held = { value: minted.value, renewAt: now + minted.lifeMs * SPENT }
    return minted.value
  }

  #read(body: string): MintedToken {
    try {
      return parseToken(JSON.parse(body))
    } catch {
      // What did not parse may hold a token: it must not get into a log as the cause.
      throw this.#fail('it answered with something that is no token')
    }
  }

  #fail(reason: string, cause?: unknown): UpstreamUnavailable {
    this.breaker.failed(this.#options.clock.now())
    return this.#unavailable(reason, cause)
  }

  #unavailable(reason: string, cause?: unknown): UpstreamUnavailable {
    const retryAt = this.refusedUntil ?? this.#options.clock.now() + COME_BACK_MS
    return new UpstreamUnavailable('twitch', retryAt, reason, { cause })
  }

  #toRequest(signal: AbortSignal): Request {
    const { authUrl, clientId, clientSecret } = this.#options
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    })
    // A redirect would carry the secret to wherever it points.
    return new Request(`${authUrl}/token`, { method: 'POST', body, signal, redirect: 'manual' })
  }
}
