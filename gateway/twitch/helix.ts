import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import { Breaker } from '../upstream/breaker.ts'
import { exchange, type Reply } from '../upstream/exchange.ts'
import type { Fetch } from '../upstream/fetch.ts'
import { parseJson, UnreadableAnswer } from '../upstream/unreadable-answer.ts'
import { FAILURE_OUTCOMES, type OnUpstreamEvent, type UpstreamOutcome } from '../upstream/upstream-event.ts'
import type { Page } from './answers.ts'
import type { AppToken } from './app-token.ts'
import { Points } from './points.ts'
import { RETRY_AFTER_INVALID_ANSWER_MS, RETRY_DELAY_MS, MAX_WAIT_MS, TIMEOUT_MS } from './request-times.ts'

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
  readonly onEvent: OnUpstreamEvent
}

/** Part of the events about requests with a token. */
const API_PART = 'api'

interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Starts with a slash. */
  readonly path: string
  /** Sent as JSON; null for none. */
  readonly body: object | null
}

/** Stays within its points, sends a valid token, and pauses while the API fails. */
export class Helix {
  readonly breaker: Breaker
  readonly points: Points
  readonly #options: HelixOptions

  constructor(options: HelixOptions) {
    this.#options = options
    this.breaker = new Breaker(options.clock.now(), options.random)
    this.points = new Points(options.clock, options.random)
  }

  /** Null when Twitch rejects the request with 400. The path begins with a slash. Throws `UpstreamUnavailable`, nothing else. */
  async ask<T>(path: string, read: (body: unknown) => Page<T>): Promise<FetchedPage<T> | null> {
    const { clock } = this.#options
    const { status, body } = await this.#askWithToken({ method: 'GET', path, body: null })
    if (status === 403) throw this.#fail('refused', 'it answered 403')
    try {
      if (status !== 400 && status !== 200) throw new UnreadableAnswer(`status ${status}`)
      const page = status === 400 ? null : { ...read(parseJson(body)), at: clock.now() }
      this.#accept()
      return page
    } catch (cause) {
      if (!(cause instanceof UnreadableAnswer)) throw this.#nonsense(cause)
      throw this.#fail('invalid', `it answered with ${cause.message}`, cause)
    }
  }

  /** Sends a request that changes something. Returns the status of the answer. Throws `UpstreamUnavailable`, nothing else. */
  async send(method: 'POST' | 'DELETE', path: string, body: object | null = null): Promise<number> {
    const { status } = await this.#askWithToken({ method, path, body })
    this.#accept()
    return status
  }

  #accept(): void {
    this.breaker.succeeded(this.#options.clock.now())
    this.#report('ok', null)
  }

  #fail(outcome: UpstreamOutcome, problem: string, cause?: unknown): UpstreamUnavailable {
    this.breaker.failed(this.#options.clock.now())
    this.#report(outcome, problem)
    return this.#unavailable(problem, cause)
  }

  /** An answer of another shape is no reason to pause Twitch, but an immediate retry would bring the same. */
  #nonsense(cause: unknown): UpstreamUnavailable {
    const retryAt = this.#options.clock.now() + RETRY_AFTER_INVALID_ANSWER_MS
    const problem = 'it answered with JSON of another shape'
    this.breaker.succeeded(this.#options.clock.now())
    this.#report('invalid', problem)
    return new UpstreamUnavailable('twitch', retryAt, problem, { cause })
  }

  /** A token can expire early: then another one is requested, once. */
  async #askWithToken(question: Question): Promise<Reply> {
    const { token, clock } = this.#options
    const first = await token.get()
    const reply = await this.#send(question, first)
    if (reply.status !== 401) {
      token.credentials.accepted(clock.now())
      return reply
    }
    const second = await token.replace(first)
    const secondReply = await this.#send(question, second)
    if (secondReply.status === 401) {
      this.#report('refused', 'it rejects the token that it has just issued')
      throw token.giveUp(second)
    }
    token.credentials.accepted(clock.now())
    return secondReply
  }

  /** Returns any answer but a throttling, which is waited for if the patience allows it. */
  async #send(question: Question, token: string): Promise<Reply> {
    const sendBy = this.#options.clock.now() + MAX_WAIT_MS
    for (;;) {
      const reply = await this.#sendOnce(question, token, sendBy)
      if (reply.status !== 429) return reply
      this.#report('throttled', 'it answered 429')
    }
  }

  async #sendOnce(question: Question, token: string, sendBy: number): Promise<Reply> {
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
    const outcome = await exchange(fetch, (signal) => this.#toRequest(question, token, signal), clock, TIMEOUT_MS)
    if (outcome.kind === 'reply' && (outcome.status === 401 || outcome.status === 429)) {
      this.breaker.succeeded(clock.now())
    }
    this.points.settle(point, outcome.kind === 'reply' ? outcome.status : null, outcome.headers)
    if (outcome.kind === 'reply') return outcome
    throw this.#fail(FAILURE_OUTCOMES[outcome.kind], outcome.reason, outcome.cause)
  }

  #report(outcome: UpstreamOutcome, problem: string | null): void {
    const now = this.#options.clock.now()
    const isPaused = outcome === 'refused' || this.breaker.refusedUntil(now) !== null || this.points.blockedUntil > now
    this.#options.onEvent({ part: API_PART, outcome, problem, isPaused })
  }

  #refuseIfOpen(): void {
    if (this.breaker.refusedUntil(this.#options.clock.now()) !== null)
      throw this.#unavailable('it is paused after failures')
  }

  #unavailable(reason: string, cause?: unknown): UpstreamUnavailable {
    const now = this.#options.clock.now()
    return new UpstreamUnavailable('twitch', this.breaker.refusedUntil(now) ?? now + RETRY_DELAY_MS, reason, { cause })
  }

  #toRequest({ method, path, body }: Question, token: string, signal: AbortSignal): Request {
    const { baseUrl, clientId } = this.#options
    const headers = { Authorization: `Bearer ${token}`, 'Client-Id': clientId }
    // A redirect would send the token to another host.
    const init = { method, signal, redirect: 'manual' } as const
    if (body === null) return new Request(baseUrl + path, { ...init, headers })
    const typed = { ...headers, 'Content-Type': 'application/json' }
    return new Request(baseUrl + path, { ...init, headers: typed, body: JSON.stringify(body) })
  }
}
