import type { Clock } from '../../shared/clock.ts'
import { Semaphore } from '../../shared/semaphore.ts'
import { Breaker } from '../../upstream/breaker.ts'
import type { CircuitState } from '../../upstream/circuit.ts'
import type { Fetch } from '../../upstream/fetch.ts'
import { readRetryAfterMs } from '../../upstream/retry-after.ts'
import {
  FAILURE_OUTCOMES,
  type OnUpstreamEvent,
  outcomeOfStatus,
  type UpstreamOutcome,
} from '../../upstream/upstream-event.ts'
import type { Picture } from '../rules/picture.ts'
import { downloadPicture } from './download-picture.ts'

/** Concurrent downloads. A page has hundreds of pictures, and a connection for each would strain the host. */
const AT_ONCE = 8

/** Limit of waiting downloads. Further pictures are drawn. */
const LONGEST_LINE = 500

/** Requests in a row without a usable answer after which a host counts as failing. */
const FAILING_AFTER = 3

export type HostAnswer =
  | { readonly kind: 'found'; readonly picture: Picture }
  /** The host has no such picture. It is not certain when the host refuses everything at times with the same status. */
  | { readonly kind: 'missing'; readonly isCertain: boolean }
  /** The host returned an invalid answer. */
  | { readonly kind: 'broken' }
  /** The host was not contacted: it is paused, or too many requests wait. */
  | { readonly kind: 'refused' }

/** Times are milliseconds since 1970. */
export interface PictureHostHealth {
  readonly breaker: CircuitState
  /** Number of times the breaker has opened since the start. */
  readonly openings: number
  /** Problem of the last answer; null when there was none. */
  readonly problem: string | null
  /** Time of the next attempt; null when requests are allowed now. */
  readonly retryAt: number | null
}

export interface PictureHostOptions {
  /** Name for people, such as `Data Dragon`. */
  readonly name: string
  readonly fetch: Fetch
  readonly clock: Clock
  readonly random: () => number
  /** Base URL, such as `https://ddragon.leagueoflegends.com`. */
  readonly baseUrl: string
  /** Statuses that mean that the picture does not exist. */
  readonly missing: readonly number[]
  /** Describes a status that is neither 200 nor in `missing`, or, for null, a timeout or a broken connection. */
  readonly toProblem: (status: number | null) => string
  /** Called once for each request that was sent. Its part is `name`. */
  readonly onEvent: OnUpstreamEvent
}

/** A host that pictures are downloaded from: a few at once, and none while it fails. */
export class PictureHost {
  readonly #options: PictureHostOptions
  readonly #breaker: Breaker
  readonly #line = new Semaphore(AT_ONCE, LONGEST_LINE)
  readonly #closing = new AbortController()
  #problem: string | null = null
  /** Requests in a row without a usable answer. */
  #consecutiveFailures = 0
  /** Answers in a row with status 403. */
  #refusals = 0
  /** End of a throttling, in milliseconds since 1970. */
  #blockedUntil = 0

  constructor(options: PictureHostOptions) {
    this.#options = options
    this.#breaker = new Breaker(options.clock.now(), options.random)
  }

  /** Downloads the picture at a path, which begins with a slash and is safe in a URL. Never rejects. */
  async ask(path: string): Promise<HostAnswer> {
    if (this.#isPaused()) return { kind: 'refused' }
    const leave = await this.#line.enter()
    if (leave === null) return { kind: 'refused' }
    try {
      // The breaker may have opened while this request waited.
      return this.#isPaused() ? { kind: 'refused' } : await this.#askNow(path)
    } finally {
      leave()
    }
  }

  health(): PictureHostHealth {
    return {
      breaker: this.#breaker.state,
      openings: this.#breaker.openings,
      problem: this.#problem,
      retryAt: this.#refusedUntil(),
    }
  }

  /** True when a visitor should not wait for this host: its next answer is likely to be of no use. */
  isFailing(): boolean {
    return this.#breaker.state !== 'closed' || this.#consecutiveFailures >= FAILING_AFTER
  }

  /** Aborts all downloads, and starts no more. */
  close(): void {
    this.#closing.abort()
  }

  #isPaused(): boolean {
    return this.#closing.signal.aborted || this.#refusedUntil() !== null
  }

  #refusedUntil(): number | null {
    const now = this.#options.clock.now()
    return now < this.#blockedUntil ? this.#blockedUntil : this.#breaker.refusedUntil(now)
  }

  async #askNow(path: string): Promise<HostAnswer> {
    const { fetch, clock, baseUrl, toProblem } = this.#options
    this.#breaker.enter(clock.now())
    const outcome = await downloadPicture(fetch, `${baseUrl}${path}`, clock, this.#closing.signal)
    if (this.#closing.signal.aborted) return { kind: 'refused' }
    switch (outcome.kind) {
      case 'found':
        this.#refusals = 0
        this.#succeeded()
        return outcome
      case 'status':
        return this.#judge(outcome.status, outcome.headers)
      case 'timed-out':
      case 'broken':
        return this.#failed(FAILURE_OUTCOMES[outcome.kind], `${toProblem(null)} (${outcome.reason})`)
      case 'nonsense':
        return this.#failed('invalid', outcome.reason)
    }
  }

  #judge(status: number, headers: Headers): HostAnswer {
    const { clock, missing, toProblem } = this.#options
    if (!missing.includes(status)) {
      const now = clock.now()
      if (status === 429 || status === 503) this.#blockedUntil = now + readRetryAfterMs(headers, now)
      return this.#failed(outcomeOfStatus(status), toProblem(status))
    }
    this.#refusals = status === 403 ? this.#refusals + 1 : 0
    if (this.#refusals < FAILING_AFTER) {
      this.#succeeded()
    } else {
      this.#breaker.succeeded(clock.now())
      this.#report('refused', `it answered 403 to ${this.#refusals} requests in a row`)
    }
    return { kind: 'missing', isCertain: status !== 403 }
  }

  #succeeded(): void {
    this.#breaker.succeeded(this.#options.clock.now())
    this.#report('ok', null)
  }

  #failed(outcome: UpstreamOutcome, problem: string): HostAnswer {
    this.#breaker.failed(this.#options.clock.now())
    this.#report(outcome, problem)
    return { kind: 'broken' }
  }

  #report(outcome: UpstreamOutcome, problem: string | null): void {
    this.#problem = problem
    this.#consecutiveFailures = outcome === 'ok' ? 0 : this.#consecutiveFailures + 1
    this.#options.onEvent({ part: this.#options.name, outcome, problem, isPaused: this.#isPaused() })
  }
}
