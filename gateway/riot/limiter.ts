import type { Caller } from '../limits/caller.ts'
import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import { Budget, type Charge, type WindowState } from '../upstream/budget.ts'
import type { Failure, Reply } from '../upstream/exchange.ts'
import type { PeerInstances } from '../upstream/peer-instances.ts'
import { readRetryAfterMs } from '../upstream/retry-after.ts'
import type { Demand } from './demand.ts'
import { FairShare } from './fair-share.ts'
import { CHECKS_PAUSE_AT, CHECKS_SHARE, SHARE, type QueueRank } from './queue-rank.ts'
import { readRateNotices, readThrottleScope } from './rate-headers.ts'
import type { CheckPacing, Priority } from './riot-api.ts'
import { WaitingLine } from './waiting-line.ts'

/** Retry delay for a visitor whose operation has used up its requests. Another operation may send more. */
const NEXT_OPERATION_MS = 1_000

/** A ticket must be settled or given back. */
export interface Ticket {
  readonly method: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly applicationCharge: Charge
  readonly methodCharge: Charge
}

interface Waiter {
  readonly method: string
  readonly atOnce: number
  readonly demand: Demand
  readonly grant: (ticket: Ticket) => void
  readonly turnAway: (error: UpstreamUnavailable) => void
}

/** Learns the limits of one routing host from every answer. */
export class Limiter {
  readonly #routing: string
  readonly #clock: Clock
  readonly #random: () => number
  readonly #peers: PeerInstances | null
  readonly #application: Budget
  readonly #methods = new Map<string, Budget>()
  readonly #shares = new FairShare()
  readonly #line = new WaitingLine<Waiter>()
  /** The only alarm for all queued requests. */
  #alarm: { readonly at: number; readonly cancel: () => void } | null = null

  /** `peers` are the instances that use the same key; null when this is the only one. */
  constructor(routing: string, clock: Clock, random: () => number, peers: PeerInstances | null) {
    this.#routing = routing
    this.#clock = clock
    this.#random = random
    this.#peers = peers
    this.#application = new Budget(peers)
  }

  /** Time until which 429s block this host for all methods, in milliseconds since 1970; in the past when they don't. */
  get blockedUntil(): number {
    return this.#application.blockedUntil
  }

  /** Remainder of the host's own windows; empty until the first answer. */
  windowStates(): readonly WindowState[] {
    return this.#application.windowStates(this.#clock.now())
  }

  /** Queue rank of a request with this priority, or of this caller when there is one. */
  rankOf(priority: Priority, caller: Caller | undefined): QueueRank {
    return caller === undefined
      ? { urgency: priority, served: 0 }
      : this.#shares.rankOf(caller.address, this.#clock.now())
  }

  soonest(method: string, rank: QueueRank): number {
    const now = this.#clock.now()
    const share = SHARE[rank.urgency]
    return Math.max(
      this.#application.roomAt(this.#line.ahead(rank), now, share),
      this.#methodBudget(method).roomAt(this.#line.ahead(rank, method), now, share),
    )
  }

  /** The pace of checks by a method: it leaves visitors a part of each window, and waits while they use more. */
  paceChecks(method: string): CheckPacing {
    const now = this.#clock.now()
    const budgets = [this.#application, this.#methodBudget(method)]
    const ahead = this.#line.ahead({ urgency: 'live', served: 0 })
    return {
      intervalMs: Math.max(...budgets.map((budget) => budget.intervalMs(CHECKS_SHARE))),
      openAt: Math.max(...budgets.map((budget) => budget.roomAt(ahead, now, CHECKS_PAUSE_AT))),
    }
  }

  /**
   * Charges a visitor of this rank for one request: to the share of the address and to the operation. Throws
   * `UpstreamUnavailable` when the address has no share left now, or when no ticket can be granted until `sendBy`; the
   * operation is not charged then. Throws it too when the operation has used up its requests.
   */
  chargeCaller(method: string, rank: QueueRank, caller: Caller, sendBy: number): void {
    const now = this.#clock.now()
    const { address } = caller
    const openAt = this.#shares.openAt(address, now)
    const soonest = Math.max(openAt, this.soonest(method, rank))
    if (openAt > now || soonest > sendBy) {
      this.#shares.note(address, false, now)
      // A refused request counts too, and may have moved that time.
      throw this.#outOfBudget(Math.max(soonest, this.#shares.openAt(address, now)))
    }
    if (!caller.spendRequest()) {
      const reason = 'one operation sends more requests to Riot than it may'
      throw new UpstreamUnavailable('riot', now + NEXT_OPERATION_MS, reason)
    }
    this.#shares.note(address, true, now)
  }

  /**
   * Waits for a ticket, which is granted while fewer than `atOnce` requests of the method are under way. Throws
   * `UpstreamUnavailable` as soon as it is clear that no ticket can be granted within any caller's patience, and when
   * the last caller leaves.
   */
  async admit(method: string, atOnce: number, demand: Demand): Promise<Ticket> {
    const soonest = this.soonest(method, demand.rank)
    if (soonest > demand.sendBy) throw this.#outOfBudget(soonest)

    const { promise, resolve, reject } = Promise.withResolvers<Ticket>()
    const waiter: Waiter = { method, atOnce, demand, grant: resolve, turnAway: reject }
    this.#line.add(waiter, demand.rank)
    demand.enterLine(() => this.#reconsider(waiter))
    this.#serve()
    return promise
  }

  settle(ticket: Ticket, outcome: Reply | Failure): void {
    const now = this.#clock.now()
    const method = this.#methodBudget(ticket.method)
    const notices = readRateNotices(outcome.headers)
    this.#application.settle(ticket.applicationCharge, notices.application, now)
    method.settle(ticket.methodCharge, notices.method, now)
    if (notices.application.limits !== null) this.#shares.learn(this.#application.parts())

    if (outcome.kind === 'reply' && outcome.status === 429) {
      this.#throttle(ticket, outcome.headers, now)
    } else if (outcome.kind === 'reply') {
      this.#application.relax()
      method.relax()
      // Riot announces both kinds of limits or neither: beside the host's limits, silence means that the method has
      // none. A good answer without any limits comes from a stand-in that has none.
      if (notices.application.limits !== null || outcome.status === 200) method.assumeUnlimited()
      if (outcome.status === 200) {
        this.#application.assumeUnlimited()
        this.#shares.assumeUnlimited()
      }
    }
    this.#serve()
  }

  /** Takes back the ticket of a request that was not sent. */
  giveBack(ticket: Ticket): void {
    this.#application.refund()
    this.#methodBudget(ticket.method).refund()
    this.#serve()
  }

  /** Rejects all queued requests. */
  dismissAll(error: UpstreamUnavailable): void {
    for (const waiter of this.#line.all()) this.#dismiss(waiter, error)
    this.#serve()
  }

  #throttle(ticket: Ticket, headers: Headers, now: number): void {
    const scope = readThrottleScope(headers)
    const budget = scope === 'application' || scope === 'edge' ? this.#application : this.#methodBudget(ticket.method)
    budget.throttle(ticket.sentAt, now, readRetryAfterMs(headers, now), this.#random)

    for (const waiter of this.#line.all()) {
      const until = Math.max(this.#application.blockedUntil, this.#methodBudget(waiter.method).blockedUntil)
      if (until > waiter.demand.sendBy) this.#dismiss(waiter, this.#outOfBudget(until))
    }
  }

  /** Moves a queued request when its rank has risen, and removes it when its last caller has left. */
  #reconsider(waiter: Waiter): void {
    const { method, demand } = waiter
    if (demand.wanted) {
      this.#line.remove(waiter)
      this.#line.add(waiter, demand.rank)
    } else {
      this.#dismiss(waiter, this.#outOfBudget(this.soonest(method, demand.rank)))
    }
    this.#serve()
  }

  #dismiss(waiter: Waiter, error: UpstreamUnavailable): void {
    this.#takeOut(waiter)
    waiter.turnAway(error)
  }

  #takeOut(waiter: Waiter): void {
    this.#line.remove(waiter)
    waiter.demand.leaveLine()
  }

  #serve(): void {
    const now = this.#clock.now()
    for (let next = this.#findNext(now); next !== undefined; next = this.#findNext(now)) {
      this.#takeOut(next)
      next.grant({
        method: next.method,
        sentAt: now,
        applicationCharge: this.#application.charge(now),
        methodCharge: this.#methodBudget(next.method).charge(now),
      })
    }
    this.#setAlarm(now)
  }

  /** The first waiter, in the order of service, that has room. A method without room does not block the others. */
  #findNext(now: number): Waiter | undefined {
    return this.#line.heads().find(({ method, atOnce, demand }) => {
      const share = SHARE[demand.rank.urgency]
      const budget = this.#methodBudget(method)
      return this.#application.hasRoom(now, share) && budget.hasRoom(now, share) && budget.inFlight < atOnce
    })
  }

  #setAlarm(now: number): void {
    const moments = this.#line.heads().map(({ method, demand }) => {
      const share = SHARE[demand.rank.urgency]
      return Math.max(this.#application.roomAt(0, now, share), this.#methodBudget(method).roomAt(0, now, share))
    })
    // A waiter without a later time waits for an answer, and every answer serves the line.
    const at = Math.min(...moments.filter((moment) => moment > now))
    if (at === this.#alarm?.at) return
    this.#alarm?.cancel()
    this.#alarm = null
    if (at === Infinity) return

    const ring = (): void => {
      this.#alarm = null
      this.#serve()
    }
    this.#alarm = { at, cancel: this.#clock.schedule(at - now, ring) }
  }

  #methodBudget(method: string): Budget {
    const known = this.#methods.get(method)
    if (known !== undefined) return known
    const budget = new Budget(this.#peers)
    this.#methods.set(method, budget)
    return budget
  }

  #outOfBudget(retryAt: number): UpstreamUnavailable {
    return new UpstreamUnavailable('riot', retryAt, `the rate limits of ${this.#routing} leave no room`)
  }
}
