import type { Caller } from '../limits/caller.ts'
import { UpstreamWait } from '../limits/upstream-wait.ts'
import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import { Breaker } from '../upstream/breaker.ts'
import { exchange, type Failure, type Reply } from '../upstream/exchange.ts'
import type { Fetch } from '../upstream/fetch.ts'
import type { PeerInstances } from '../upstream/peer-instances.ts'
import { UnreadableAnswer } from '../upstream/unreadable-answer.ts'
import { FAILURE_OUTCOMES, type OnUpstreamEvent, type UpstreamOutcome } from '../upstream/upstream-event.ts'
import type { Demand } from './demand.ts'
import type { HostHealth } from './health.ts'
import type { KeyHealth } from './key-health.ts'
import { Limiter } from './limiter.ts'
import { ANSWER_MS, PATIENCE_MS, type QueueRank, TIMEOUT_MS } from './queue-rank.ts'
import type { CheckPacing, Priority } from './riot-api.ts'
import type { Patience } from './shared-request.ts'

/** Bounds of the pause before the retry of a visitor's failed request. */
const SHORTEST_RETRY_PAUSE_MS = 200
const LONGEST_RETRY_PAUSE_MS = 800

/** Delay of a retry after a failure that does not open the breaker. */
const COME_BACK_MS = 10_000

/** Requests in a row without a usable answer, also throttled ones, after which a host counts as failing. */
const FAILING_AFTER = 3

export interface HostRequest {
  /** Riot's rate limits count each endpoint separately. */
  readonly endpoint: string
  /** Begins with a slash; encoded. */
  readonly path: string
  /** False where a 403 is about the requested resource. */
  readonly forbiddenBlamesKey: boolean
  /** Limit of concurrent requests to the endpoint; Infinity for none. */
  readonly atOnce: number
  readonly read: readonly number[]
}

/** A host's answer that is neither a throttling, nor a failure, nor a rejected key. */
export interface Answer {
  readonly status: number
  /** Empty unless the body of this status is read. */
  readonly body: string
  /** Time of the answer, in milliseconds since 1970. */
  readonly at: number
}

export interface HostSurroundings {
  readonly routing: string
  /** Without a slash at the end. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly fetch: Fetch
  readonly clock: Clock
  readonly random: () => number
  readonly key: KeyHealth
  /** Instances that use the same key; null when this is the only one. */
  readonly peers: PeerInstances | null
  readonly onEvent: OnUpstreamEvent
}

/** Part of the events about refused keys: all hosts get the same key. */
export const KEY_PART = 'key'

/** One routing host of Riot's API. Stays within its rate limits, and pauses while it fails. */
export class Host {
  readonly #surroundings: HostSurroundings
  readonly #limiter: Limiter
  readonly #breaker: Breaker
  /** Requests in a row without a usable answer. */
  #consecutiveFailures = 0

  constructor(surroundings: HostSurroundings) {
    const { routing, clock, random, peers } = surroundings
    this.#surroundings = surroundings
    this.#limiter = new Limiter(routing, clock, random, peers)
    this.#breaker = new Breaker(clock.now(), random)
  }

  get routing(): string {
    return this.#surroundings.routing
  }

  /** Queue rank of a request with this priority, or of this caller when there is one. */
  rankOf(priority: Priority, caller: Caller | undefined): QueueRank {
    return this.#limiter.rankOf(priority, caller)
  }

  /** Earliest known time for a new request of this rank, in milliseconds since 1970. */
  soonest(endpoint: string, rank: QueueRank): number {
    return Math.max(this.#limiter.soonest(endpoint, rank), this.#refusedUntil() ?? 0)
  }

  paceChecks(endpoint: string): CheckPacing {
    const { intervalMs, openAt } = this.#limiter.paceChecks(endpoint)
    return { intervalMs, openAt: Math.max(openAt, this.#refusedUntil() ?? 0) }
  }

  /** Returns how long a request that begins now waits. Throws `UpstreamUnavailable` for an operation that has waited enough. */
  patienceOf({ urgency }: QueueRank, caller: Caller | undefined): Patience {
    const now = this.#surroundings.clock.now()
    if (urgency === 'live' || urgency === 'backfill') return { sendBy: now + PATIENCE_MS[urgency], answerBy: null }
    const wait = caller?.wait ?? new UpstreamWait()
    const answerBy = wait.endOf(now, this.#isFailing())
    if (answerBy <= now) throw this.#unavailable('the operation has waited long enough')
    return { sendBy: Math.max(now, answerBy - ANSWER_MS), answerBy }
  }

  /** Charges a caller for one request, including its retry. Throws `UpstreamUnavailable` when it can't be sent in time. */
  charge(endpoint: string, rank: QueueRank, caller: Caller, { sendBy }: Patience): void {
    this.#refuseIfClosed()
    this.#limiter.chargeCaller(endpoint, rank, caller, sendBy)
  }

  /** Rejects all queued requests, because none will be sent for a while. */
  dismissAll(): void {
    this.#limiter.dismissAll(this.#unavailable('it is paused'))
  }

  /** Sends again after a throttling. Throws `UpstreamUnavailable`, nothing else. The caller has to {@link accept} or {@link reject} the answer. */
  async ask(request: HostRequest, demand: Demand): Promise<Answer> {
    let isRetry = false
    for (;;) {
      const outcome = await this.#attempt(request, demand)
      if (outcome.kind === 'reply') {
        if (outcome.status !== 429) return this.#judge(request, outcome)
        this.#breaker.succeeded(this.#surroundings.clock.now())
        this.#report('throttled', toThrottling(outcome.headers))
        // The limiter now knows the pause, and rejects callers for whom it is too long.
        continue
      }
      this.#report(FAILURE_OUTCOMES[outcome.kind], outcome.reason)
      if (isRetry || !this.#isWorthRetrying(outcome, demand)) throw this.#unavailable(outcome.reason, outcome.cause)
      isRetry = true
      await this.#pause()
    }
  }

  /** Records that an answer could be read. */
  accept(): void {
    this.#breaker.succeeded(this.#surroundings.clock.now())
    this.#report('ok', null)
  }

  /**
   * Records that an answer could not be used. One that is not from Riot's API, such as the page of a proxy, is a failure of the
   * host. One of an unknown shape may be about the requested resource, such as a game of a new mode.
   */
  reject(error: unknown): void {
    if (error instanceof Error && error.cause instanceof UnreadableAnswer) this.#fail()
    else this.#breaker.succeeded(this.#surroundings.clock.now())
    this.#report('invalid', error instanceof Error ? error.message : String(error))
  }

  health(): HostHealth {
    const { routing, clock } = this.#surroundings
    const blockedUntil = this.#limiter.blockedUntil
    return {
      routing,
      breaker: this.#breaker.state,
      openings: this.#breaker.openings,
      since: this.#breaker.since,
      retryAt: this.#breaker.refusedUntil(clock.now()) ?? (blockedUntil > clock.now() ? blockedUntil : null),
      budget: this.#limiter.windowStates(),
    }
  }

  /** Passes the outcome to the breaker, the key and the limiter. */
  async #attempt(request: HostRequest, demand: Demand): Promise<Reply | Failure> {
    const { clock, fetch, key } = this.#surroundings
    this.#refuseIfClosed()
    const ticket = await this.#limiter.admit(request.endpoint, request.atOnce, demand)
    try {
      this.#refuseIfClosed()
    } catch (error) {
      this.#limiter.giveBack(ticket)
      throw error
    }
    this.#breaker.enter(clock.now())
    key.enter(clock.now())
    const toRequest = (signal: AbortSignal): Request => this.#toRequest(request.path, signal)
    const outcome = await exchange(fetch, toRequest, clock, TIMEOUT_MS, request.read)
    if (outcome.kind !== 'reply') this.#fail()
    this.#limiter.settle(ticket, outcome)
    return outcome
  }

  /** Background jobs repeat their requests themselves, and after a timeout there is no time for another attempt. */
  #isWorthRetrying(failure: Failure, demand: Demand): boolean {
    if (demand.rank.urgency !== 'visitor' || failure.kind === 'timed-out' || this.#refusedUntil() !== null) return false
    return this.#surroundings.clock.now() + LONGEST_RETRY_PAUSE_MS <= demand.sendBy
  }

  #fail(): void {
    this.#breaker.failed(this.#surroundings.clock.now())
    if (this.#breaker.state === 'open') this.dismissAll()
  }

  /** Evaluates what the status says about the key, and returns the rest. */
  #judge({ endpoint, forbiddenBlamesKey }: HostRequest, { status, body }: Reply): Answer {
    const { clock, key } = this.#surroundings
    // Once the key is dead, every 403 is about the key until another answer proves that it works.
    if (status === 401 || (status === 403 && (forbiddenBlamesKey || key.state !== 'closed'))) {
      this.#breaker.succeeded(clock.now())
      key.refused(status, endpoint, clock.now())
      const problem = `the key was refused with ${status}`
      this.#report('refused', problem)
      throw this.#unavailable(problem)
    }
    if (status === 200 || status === 400 || status === 404) key.accepted(clock.now())
    return { status, body, at: clock.now() }
  }

  #report(outcome: UpstreamOutcome, problem: string | null): void {
    const { routing, clock, onEvent } = this.#surroundings
    this.#consecutiveFailures = outcome === 'ok' ? 0 : this.#consecutiveFailures + 1
    const isPaused = this.#refusedUntil() !== null || this.#limiter.blockedUntil > clock.now()
    onEvent({ part: outcome === 'refused' ? KEY_PART : routing, outcome, problem, isPaused })
  }

  /** True when a visitor should not wait for this host: its next answer is likely to be of no use. */
  #isFailing(): boolean {
    const { key } = this.#surroundings
    return this.#breaker.state !== 'closed' || key.state !== 'closed' || this.#consecutiveFailures >= FAILING_AFTER
  }

  #refuseIfClosed(): void {
    if (this.#refusedUntil() !== null) throw this.#unavailable('it is paused')
  }

  #refusedUntil(): number | null {
    const now = this.#surroundings.clock.now()
    const moments = [this.#breaker.refusedUntil(now), this.#surroundings.key.refusedUntil(now)]
    return moments.reduce((latest, moment) => (latest === null ? moment : Math.max(latest, moment ?? 0)))
  }

  #toRequest(path: string, signal: AbortSignal): Request {
    const { url, headers } = this.#surroundings
    // A redirect would send the key to another host.
    return new Request(url + path, { headers, signal, redirect: 'manual' })
  }

  async #pause(): Promise<void> {
    const { clock, random } = this.#surroundings
    const { promise, resolve } = Promise.withResolvers<void>()
    clock.schedule(SHORTEST_RETRY_PAUSE_MS + random() * (LONGEST_RETRY_PAUSE_MS - SHORTEST_RETRY_PAUSE_MS), resolve)
    await promise
  }

  #unavailable(reason: string, cause?: unknown): UpstreamUnavailable {
    const { routing, clock } = this.#surroundings
    const retryAt = this.#refusedUntil() ?? clock.now() + COME_BACK_MS
    return new UpstreamUnavailable('riot', retryAt, `${routing}: ${reason}`, { cause })
  }
}

function toThrottling(headers: Headers): string {
  const retryAfter = headers.get('retry-after')
  return retryAfter === null
    ? 'it answered 429 without a Retry-After'
    : `it answered 429 with Retry-After: ${retryAfter}`
}
