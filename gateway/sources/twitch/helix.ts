import type { Clock } from '../../ports/clock.ts'
import { UpstreamUnavailable } from '../../ports/upstream.ts'
import type { Fetch } from '../fetch.ts'
import { Breaker } from '../http/breaker.ts'
import { exchange, type Reply } from '../http/exchange.ts'
import type { Page } from './answers.ts'
import type { AppToken } from './app-token.ts'
import { COME_BACK_AFTER_NONSENSE_MS, COME_BACK_MS, PATIENCE_MS, TIMEOUT_MS } from './patience.ts'
import { Points } from './points.ts'

/** A page with the moment it was given. */
export interface FetchedPage<T> extends Page<T> {
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface HelixOptions {
  readonly fetch: Fetch
  readonly clock: Clock
  readonly random: () => number
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly clientId: string
  readonly token: AppToken
}

/** Twitch's API: asked within its points, with a good token, and left alone while it fails. */
export class Helix {
  readonly breaker: Breaker
  readonly points: Points
  readonly #options: HelixOptions

  constructor(options: HelixOptions) {
    this.#options = options
    this.breaker = new Breaker(options.clock.now(), options.random)
    this.points = new Points(options.clock, options.random)
  }

  /**
   * A page of an answer, or `null` when Twitch takes offence at the question. The path begins with a slash. Throws
   * `UpstreamUnavailable` and nothing else.
   */
  async ask<T>(path: string, read: (body: unknown) => Page<T>): Promise<FetchedPage<T> | null> {
    const { clock } = this.#options
    const { status, body } = await this.#askWithToken(path)
    if (status === 400) return null
    if (status !== 200) throw this.#nonsense(`status ${status}`)
    try {
      return { ...read(JSON.parse(body)), at: clock.now() }
    } catch (cause) {
      throw this.#nonsense('a body of another shape', cause)
    }
  }

  /** An answer that makes no sense: it is no reason to leave Twitch alone, but asking at once would bring the same. */
  #nonsense(what: string, cause?: unknown): UpstreamUnavailable {
    const retryAt = this.#options.clock.now() + COME_BACK_AFTER_NONSENSE_MS
    return new UpstreamUnavailable('twitch', retryAt, `it answered with ${what}`, { cause })
  }

  /** A token can end before its time: another one is asked for, once. */
  async #askWithToken(path: string): Promise<Reply> {
    const { token, clock } = this.#options
    const first = await token.get()
    const reply = await this.#send(path, first)
    if (reply.status !== 401) {
      token.credentials.accepted(clock.now())
      return reply
    }
    const second = await token.replace(first)
    const secondReply = await this.#send(path, second)
    if (secondReply.status === 401) throw token.giveUp(second)
    token.credentials.accepted(clock.now())
    return secondReply
  }

  /** Any answer but a throttling, which is waited for where that is worth it. */
  async #send(path: string, token: string): Promise<Reply> {
    const sendBy = this.#options.clock.now() + PATIENCE_MS
    for (;;) {
      const reply = await this.#sendOnce(path, token, sendBy)
      if (reply.status !== 429) return reply
    }
  }

  async #sendOnce(path: string, token: string, sendBy: number): Promise<Reply> {
    const { fetch, clock } = this.#options
    this.#refuseIfOpen()
    const point = await this.points.take(sendBy)
    try {
      this.#refuseIfOpen()
    } catch (error) {
      this.points.giveBack()
      throw error
    }
    this.breaker.enter(clock.now())
    const outcome = await exchange(fetch, (signal) => this.#toRequest(path, token, signal), clock, TIMEOUT_MS)
    if (outcome.kind === 'reply') this.breaker.succeeded(clock.now())
    else this.breaker.failed(clock.now())
    this.points.settle(point, outcome.kind === 'reply' ? outcome.status : null, outcome.headers)
    if (outcome.kind === 'reply') return outcome
    throw this.#unavailable(outcome.reason, outcome.cause)
  }

  #refuseIfOpen(): void {
    if (this.breaker.refusedUntil(this.#options.clock.now()) !== null) throw this.#unavailable('it is being left alone')
  }

  #unavailable(reason: string, cause?: unknown): UpstreamUnavailable {
    const now = this.#options.clock.now()
    return new UpstreamUnavailable('twitch', this.breaker.refusedUntil(now) ?? now + COME_BACK_MS, reason, { cause })
  }

  #toRequest(path: string, token: string, signal: AbortSignal): Request {
    const { baseUrl, clientId } = this.#options
    const headers = { Authorization: `Bearer ${token}`, 'Client-Id': clientId }
    // A redirect would carry the token to wherever it points.
    return new Request(baseUrl + path, { headers, signal, redirect: 'manual' })
  }
}
