import type { Fetch } from '../fetch.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Priority } from '../../ports/riot-api.ts'
import { UpstreamUnavailable } from '../../ports/upstream.ts'
import { Breaker } from '../http/breaker.ts'
import type { Demand } from './demand.ts'
import { exchange, type Failure, type Reply } from '../http/exchange.ts'
import type { HostHealth } from './health.ts'
import type { KeyHealth } from './key-health.ts'
import { Limiter } from './limiter.ts'
import { type Standing, TIMEOUT_MS } from './standing.ts'

/** A visitor's request that failed is sent once more after a pause between these, in milliseconds. */
const SHORTEST_SECOND_TRY_MS = 200
const LONGEST_SECOND_TRY_MS = 800

/** When to come back after a failure that closes nothing yet, in milliseconds. */
const COME_BACK_MS = 10_000

/** What to ask of a host. */
export interface Inquiry {
  /** Riot's rate limits count each of these apart. */
  readonly endpoint: string
  /** Begins with a slash; encoded. */
  readonly path: string
  /** False where a 403 is about the thing that was asked for. */
  readonly forbiddenBlamesKey: boolean
  /** How many of these may be under way at once; Infinity where it does not matter. */
  readonly atOnce: number
  /** The statuses whose bodies say something. */
  readonly read: readonly number[]
}

/** What a host said that is neither a throttling, nor a failure, nor a word about the key. */
export interface Answer {
  readonly status: number
  /** Empty unless the status is one whose bodies are read. */
  readonly body: string
  /** Milliseconds since 1970: when it was given. */
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
}

/** One routing host of Riot's API: asked within its limits, and left alone while it fails. */
export class Host {
  readonly #surroundings: HostSurroundings
  readonly #limiter: Limiter
  readonly #breaker: Breaker

  constructor(surroundings: HostSurroundings) {
    const { routing, clock, random } = surroundings
    this.#surroundings = surroundings
    this.#limiter = new Limiter(routing, clock, random)
    this.#breaker = new Breaker(clock.now(), random)
  }

  get routing(): string {
    return this.#surroundings.routing
  }

  /** Where a request stands that has this priority, and is a visitor's of this caller when there is one. */
  standingOf(priority: Priority, caller: Caller | undefined): Standing {
    return this.#limiter.standingOf(priority, caller)
  }

  /** The soonest moment when a newcomer of this standing can be sent, as far as we know: milliseconds since 1970. */
  soonest(endpoint: string, standing: Standing): number {
    return Math.max(this.#limiter.soonest(endpoint, standing), this.#refusedUntil() ?? 0)
  }

  /** Charges a caller for one request, once for all its tries. Throws `UpstreamUnavailable` when it can't be sent in time. */
  charge(endpoint: string, standing: Standing, caller: Caller): void {
    this.#refuseIfClosed()
    this.#limiter.chargeCaller(endpoint, standing, caller)
  }

  /** Sends away everybody who waits to be sent: nothing will be for a while. */
  dismissAll(): void {
    this.#limiter.dismissAll(this.#unavailable('it is being left alone'))
  }

  /** Asks, waiting for budget, and again after a throttling. Throws `UpstreamUnavailable` and nothing else. */
  async ask(inquiry: Inquiry, demand: Demand): Promise<Answer> {
    let secondTry = false
    for (;;) {
      const outcome = await this.#attempt(inquiry, demand)
      if (outcome.kind === 'reply') {
        // The limiter knows by now how long to wait, and turns away those for whom that is too long.
        if (outcome.status === 429) continue
        return this.#judge(inquiry, outcome)
      }
      if (secondTry || !this.#isWorthASecondTry(outcome, demand)) throw this.#unavailable(outcome.reason, outcome.cause)
      secondTry = true
      await this.#pause()
    }
  }

  health(): HostHealth {
    const { routing, clock } = this.#surroundings
    const blockedUntil = this.#limiter.blockedUntil
    return {
      routing,
      breaker: this.#breaker.state,
      since: this.#breaker.since,
      retryAt: this.#breaker.refusedUntil(clock.now()) ?? (blockedUntil > clock.now() ? blockedUntil : null),
      budget: this.#limiter.windowStates(),
    }
  }

  /** Sends one request as soon as that is allowed, and tells everybody concerned how it went. */
  async #attempt(inquiry: Inquiry, demand: Demand): Promise<Reply | Failure> {
    const { clock, fetch, key } = this.#surroundings
    this.#refuseIfClosed()
    const ticket = await this.#limiter.admit(inquiry.endpoint, inquiry.atOnce, demand)
    try {
      this.#refuseIfClosed()
    } catch (error) {
      this.#limiter.giveBack(ticket)
      throw error
    }
    this.#breaker.enter(clock.now())
    key.enter(clock.now())
    const toRequest = (signal: AbortSignal): Request => this.#toRequest(inquiry.path, signal)
    const outcome = await exchange(fetch, toRequest, clock, TIMEOUT_MS, inquiry.read)
    if (outcome.kind === 'reply') this.#breaker.succeeded(clock.now())
    else this.#fail()
    this.#limiter.settle(ticket, outcome)
    return outcome
  }

  /** Only for a visitor: workers come back by themselves. Whoever has waited for a time-out won't wait for another. */
  #isWorthASecondTry(failure: Failure, demand: Demand): boolean {
    if (demand.standing.urgency !== 'visitor' || failure.kind === 'timed-out' || this.#refusedUntil() !== null)
      return false
    return this.#surroundings.clock.now() + LONGEST_SECOND_TRY_MS <= demand.sendBy
  }

  #fail(): void {
    this.#breaker.failed(this.#surroundings.clock.now())
    if (this.#breaker.state === 'open') this.dismissAll()
  }

  /** Draws from the status what it says about the key, and hands on what is about the thing asked for. */
  #judge({ endpoint, forbiddenBlamesKey }: Inquiry, { status, body }: Reply): Answer {
    const { clock, key } = this.#surroundings
    // Once the key is known to be dead, every 403 is about it until another answer proves it alive.
    if (status === 401 || (status === 403 && (forbiddenBlamesKey || key.state !== 'closed'))) {
      key.refused(status, endpoint, clock.now())
      throw this.#unavailable(`the key was refused with ${status}`)
    }
    if (status === 200 || status === 400 || status === 404) key.accepted(clock.now())
    return { status, body, at: clock.now() }
  }

  #refuseIfClosed(): void {
    if (this.#refusedUntil() !== null) throw this.#unavailable('it is being left alone')
  }

  #refusedUntil(): number | null {
    const now = this.#surroundings.clock.now()
    const moments = [this.#breaker.refusedUntil(now), this.#surroundings.key.refusedUntil(now)]
    return moments.reduce((latest, moment) => (latest === null ? moment : Math.max(latest, moment ?? 0)))
  }

  #toRequest(path: string, signal: AbortSignal): Request {
    const { url, headers } = this.#surroundings
    // A redirect would carry the key to wherever it points.
    return new Request(url + path, { headers, signal, redirect: 'manual' })
  }

  async #pause(): Promise<void> {
    const { clock, random } = this.#surroundings
    const { promise, resolve } = Promise.withResolvers<void>()
    clock.schedule(SHORTEST_SECOND_TRY_MS + random() * (LONGEST_SECOND_TRY_MS - SHORTEST_SECOND_TRY_MS), resolve)
    await promise
  }

  #unavailable(reason: string, cause?: unknown): UpstreamUnavailable {
    const { routing, clock } = this.#surroundings
    const retryAt = this.#refusedUntil() ?? clock.now() + COME_BACK_MS
    return new UpstreamUnavailable('riot', retryAt, `${routing}: ${reason}`, { cause })
  }
}
