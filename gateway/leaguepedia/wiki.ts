import { z } from 'zod'
import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import { Breaker } from '../upstream/breaker.ts'
import { exchange } from '../upstream/exchange.ts'
import type { Fetch } from '../upstream/fetch.ts'
import { readRetryAfterMs } from '../upstream/retry-after.ts'
import { FAILURE_OUTCOMES, type OnUpstreamEvent, type UpstreamOutcome } from '../upstream/upstream-event.ts'
import { Cookies } from './cookies.ts'
import {
  FIRST_COOLDOWN_MS,
  GAP_MS,
  LONGEST_COOLDOWN_MS,
  LONGEST_PAUSE_MS,
  RETRY_AFTER_INVALID_ANSWER_MS,
  RETRY_AFTER_REFUSAL_MS,
  RETRY_DELAY_MS,
  TIMEOUT_MS,
} from './request-times.ts'
import { isSignedOut, isTooFast, readWikiAnswer } from './wiki-answer.ts'

type Parameters = Readonly<Record<string, string>>

export interface WikiOptions {
  readonly fetch: Fetch
  readonly clock: Clock
  readonly random: () => number
  /** Address of `api.php`. */
  readonly apiUrl: string
  /** Names the product and the address of its operator. */
  readonly userAgent: string
  /** A bot password; null to read without one. */
  readonly login: { readonly user: string; readonly password: string } | null
  /** Called for each request whose outcome is known. Its part is `wiki`. */
  readonly onEvent?: OnUpstreamEvent
}

const PART = 'wiki'

const loginToken = z.object({ query: z.object({ tokens: z.object({ logintoken: z.string().min(1) }) }) })

const loginResult = z.object({ login: z.object({ result: z.string() }) })

/** The error of a request that MediaWiki does not understand, or does not allow. */
class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string

  constructor(code: string, info: string) {
    super(`${code}: ${info}`)
    this.code = code
  }
}

/**
 * The API of a wiki. Sends one request at a time, with a pause after each, waits as long as the wiki asks for, and refuses
 * requests meanwhile. Signs in when there is a login, and again when the session has ended.
 */
export class Wiki {
  readonly breaker: Breaker
  readonly #options: WikiOptions
  readonly #cookies = new Cookies()
  #turn: Promise<unknown> = Promise.resolve()
  /** Earliest time of the next request, in milliseconds since 1970. */
  #freeAt = 0
  #blockedUntil = 0
  #cooldownMs = FIRST_COOLDOWN_MS
  #isSignedIn = false
  #isLoginRefused = false

  constructor(options: WikiOptions) {
    this.#options = options
    this.breaker = new Breaker(options.clock.now(), options.random, LONGEST_PAUSE_MS)
  }

  /** End of a pause that the wiki asked for or that follows a failure, in milliseconds since 1970; null when there is none. */
  get refusedUntil(): number | null {
    const now = this.#options.clock.now()
    const waits = [this.breaker.refusedUntil(now) ?? 0, this.#blockedUntil]
    const until = Math.max(...waits)
    return until > now ? until : null
  }

  /** True while the wiki refuses the bot password. */
  get isLoginRefused(): boolean {
    return this.#isLoginRefused
  }

  /** Sends a query and returns its parsed body. Throws `UpstreamUnavailable`, nothing else. */
  async ask(parameters: Parameters): Promise<unknown> {
    const asked = this.#turn.then(() => this.#askSignedIn(parameters))
    this.#turn = asked.catch(() => {})
    return asked
  }

  async #askSignedIn(parameters: Parameters): Promise<unknown> {
    const { login } = this.#options
    // A session ends at any time; then the same request is sent once more.
    for (let attempt = 1; ; attempt++) {
      if (login !== null && !this.#isSignedIn) await this.#signIn(login)
      const assert: Parameters = login === null ? {} : { assert: 'user' }
      try {
        return await this.#send('GET', { ...parameters, ...assert, maxlag: '5' })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (!isSignedOut(error.code) || attempt > 1) {
          throw this.#pause('invalid', RETRY_AFTER_INVALID_ANSWER_MS, `it refused the query (${error.message})`)
        }
        this.#isSignedIn = false
      }
    }
  }

  async #signIn({ user, password }: { readonly user: string; readonly password: string }): Promise<void> {
    this.#cookies.clear()
    try {
      const token = readLoginToken(await this.#send('GET', { action: 'query', meta: 'tokens', type: 'login' }))
      const result = await this.#send('POST', { action: 'login', lgname: user, lgpassword: password, lgtoken: token })
      if (!hasSucceeded(result)) throw new Refused('login', 'the bot password is wrong')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#isLoginRefused = true
      throw this.#pause('refused', RETRY_AFTER_REFUSAL_MS, 'it refused LEAGUEPEDIA_USER and LEAGUEPEDIA_PASSWORD')
    }
    this.#isLoginRefused = false
    this.#isSignedIn = true
  }

  /** Throws `UpstreamUnavailable`, or `Refused` with MediaWiki's own error. */
  async #send(method: 'GET' | 'POST', parameters: Parameters): Promise<unknown> {
    const { fetch, clock } = this.#options
    if (this.refusedUntil !== null) throw this.#unavailable('it is paused')
    await this.#rest(this.#freeAt - clock.now())
    this.breaker.enter(clock.now())
    const outcome = await exchange(
      fetch,
      (signal) => this.#toRequest(method, parameters, signal),
      clock,
      TIMEOUT_MS,
      [200, 429, 503],
    )
    const now = clock.now()
    this.#freeAt = now + GAP_MS
    if (outcome.kind !== 'reply') {
      this.breaker.failed(now)
      this.#report(FAILURE_OUTCOMES[outcome.kind], outcome.reason)
      throw this.#unavailable(outcome.reason, outcome.cause)
    }
    this.breaker.succeeded(now)
    this.#cookies.take(outcome.headers)

    const { status, headers, body } = outcome
    const answer = readWikiAnswer(body)
    const isLimited = status === 429 || status === 503 || (answer.kind === 'error' && isTooFast(answer.code))
    if (isLimited) throw this.#coolDown(readRetryAfterMs(headers, now))
    if (status !== 200) throw this.#pause('invalid', RETRY_AFTER_INVALID_ANSWER_MS, `it answered ${status}`)
    if (answer.kind === 'unreadable') {
      const problem = 'it answered with a page instead of data, as in a maintenance'
      throw this.#pause('invalid', RETRY_AFTER_INVALID_ANSWER_MS, problem)
    }
    this.#cooldownMs = FIRST_COOLDOWN_MS
    if (answer.kind === 'error') throw new Refused(answer.code, answer.info)
    this.#report('ok', null)
    return answer.body
  }

  async #rest(ms: number): Promise<void> {
    if (ms <= 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#options.clock.schedule(ms, resolve)
    await promise
  }

  /** Waits for as long as the wiki asks, and longer each time in a row. */
  #coolDown(askedMs: number): UpstreamUnavailable {
    const ms = Math.max(askedMs, this.#cooldownMs)
    this.#cooldownMs = Math.min(this.#cooldownMs * 2, LONGEST_COOLDOWN_MS)
    return this.#pause('throttled', ms, 'it asks for fewer requests')
  }

  #pause(outcome: UpstreamOutcome, ms: number, reason: string): UpstreamUnavailable {
    this.#blockedUntil = Math.max(this.#blockedUntil, this.#options.clock.now() + ms)
    this.#report(outcome, reason)
    return this.#unavailable(reason)
  }

  #report(outcome: UpstreamOutcome, problem: string | null): void {
    this.#options.onEvent?.({ part: PART, outcome, problem, isPaused: this.refusedUntil !== null })
  }

  #unavailable(reason: string, cause?: unknown): UpstreamUnavailable {
    const retryAt = this.refusedUntil ?? this.#options.clock.now() + RETRY_DELAY_MS
    return new UpstreamUnavailable('leaguepedia', retryAt, reason, { cause })
  }

  #toRequest(method: 'GET' | 'POST', parameters: Parameters, signal: AbortSignal): Request {
    const { apiUrl, userAgent } = this.#options
    const fields = new URLSearchParams({ format: 'json', ...parameters })
    const cookie = this.#cookies.header
    const headers = { 'User-Agent': userAgent, Accept: 'application/json', ...(cookie !== '' && { Cookie: cookie }) }
    // A redirect would send the session to another host.
    const common = { method, headers, signal, redirect: 'manual' } as const
    return method === 'GET'
      ? new Request(`${apiUrl}?${fields}`, common)
      : new Request(apiUrl, { ...common, body: fields })
  }
}

function readLoginToken(body: unknown): string {
  const parsed = loginToken.safeParse(body)
  if (!parsed.success) throw new Refused('login', 'there is no token for a login')
  return parsed.data.query.tokens.logintoken
}

function hasSucceeded(body: unknown): boolean {
  const parsed = loginResult.safeParse(body)
  return parsed.success && parsed.data.login.result === 'Success'
}
