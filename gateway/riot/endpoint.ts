import { LRUCache } from 'lru-cache'
import { expireAt, neverCache } from '../caching/dependencies.ts'
import { currentCaller } from '../limits/caller.ts'
import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable, type Fetched } from '../shared/upstream.ts'
import { parseJson, UnreadableAnswer } from '../upstream/unreadable-answer.ts'
import { AbsenceCache } from './absence-cache.ts'
import type { Demand } from './demand.ts'
import type { Answer, Host } from './host.ts'
import type { AskOptions, Priority } from './riot-api.ts'
import { SharedRequest } from './shared-request.ts'

/** Delay of a retry after an invalid answer. */
export const COME_BACK_MS = 10_000

/** Maximum number of remembered resources that Riot answers with 403. */
const MAX_FORBIDDEN = 10_000

/** Default number of cached absences. Each takes little memory. */
const DEFAULT_ABSENT_CAPACITY = 5_000

/** Rules of one endpoint of Riot's API: how its answers are parsed and cached. */
export interface EndpointRules<T> {
  /** Riot's rate limits count each name separately. */
  readonly name: string
  /** Converts a body to the product's model. Throws for another shape. */
  readonly read: (body: unknown) => T
  /** Value returned for a resource that Riot doesn't know. */
  readonly absent: T
  /** Reads the body of a 404 when it has more information than the status. The body may be anything. */
  readonly readAbsence?: (body: string) => T
  /** Lifetime of a cached answer, in milliseconds. */
  readonly keepMs: number
  /** Lifetime of a cached absence, in milliseconds; 0 for no cache. */
  readonly keepAbsentMs: number
  /** Maximum number of cached answers. */
  readonly capacity: number
  /** 5,000 when left out. A limit of its own, so that requests for unknown resources evict no answer. */
  readonly absentCapacity?: number
  /** `alike` when every route gives the same answer. */
  readonly routes: 'alike' | 'apart'
  /** Subject of a 403: our key, the whole endpoint, or the requested resource, which is then never requested again. */
  readonly forbidden: 'key' | 'endpoint' | 'resource'
  /** Limit of concurrent requests on one host; unlimited when left out. */
  readonly atOnce?: number
}

/** A limit on the number of entries. The library's own, `max`, allocates the places of all of them at the start. */
const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })

/** Answers from the cache, from an identical request under way, or from Riot. */
export class Endpoint<T> {
  readonly #rules: EndpointRules<T>
  readonly #clock: Clock
  readonly #remembered: LRUCache<string, Fetched<T>>
  readonly #absences: AbsenceCache<T>
  readonly #forbidden = new LRUCache<string, Fetched<T>>(atMost(MAX_FORBIDDEN))
  readonly #pending = new Map<string, SharedRequest<Fetched<T>>>()

  constructor(rules: EndpointRules<T>, clock: Clock) {
    this.#rules = rules
    this.#clock = clock
    // Resolution 0 keeps the library from starting its own timers.
    this.#remembered = new LRUCache({ ...atMost(rules.capacity), perf: clock, ttlResolution: 0 })
    this.#absences = new AbsenceCache(rules.keepAbsentMs, rules.absentCapacity ?? DEFAULT_ABSENT_CAPACITY)
  }

  /** `path` is `null` for a resource that no URL can name. Throws `UpstreamUnavailable` and no other error. */
  async ask(host: Host, path: string | null, options: AskOptions): Promise<Fetched<T>> {
    if (path === null) return { value: this.#rules.absent, fetchedAt: this.#clock.now() }
    const key = this.#rules.routes === 'alike' ? path : `${host.routing}${path}`

    const forbidden = this.#forbidden.get(key)
    if (forbidden !== undefined) return forbidden
    const remembered = options.fresh === true ? undefined : this.#recall(key)
    try {
      const fetched = remembered ?? (await this.#fetchOrJoin(key, host, path, options.priority))
      const lifetimeMs = this.#remembered.has(key) ? this.#rules.keepMs : this.#rules.keepAbsentMs
      expireAt(fetched.fetchedAt + lifetimeMs)
      return fetched
    } catch (error) {
      // It can be the failure of one caller, whose share of the requests is used up: no other may get an answer with it.
      neverCache()
      throw error
    }
  }

  /** Clears the cached 403s, because the key was their cause. */
  forgetForbidden(): void {
    this.#forbidden.clear()
  }

  #recall(key: string): Fetched<T> | undefined {
    return this.#remembered.get(key) ?? this.#absences.get(key, this.#clock.now())
  }

  /** Joins an identical request under way, or else starts one and charges the caller for it. */
  async #fetchOrJoin(key: string, host: Host, path: string, priority: Priority): Promise<Fetched<T>> {
    // Background work that an operation starts is not charged to the operation's caller.
    const caller = priority === 'visitor' ? currentCaller() : undefined
    const rank = host.rankOf(priority, caller)
    const soonest = (): number => host.soonest(this.#rules.name, rank)
    const patience = host.patienceOf(rank, caller)
    const underWay = this.#pending.get(key)
    if (underWay !== undefined) return underWay.join(rank, patience, soonest)

    if (caller !== undefined) host.charge(this.#rules.name, rank, caller, patience)
    const request = new SharedRequest(this.#clock, rank, patience, (demand) => this.#fetch(key, host, path, demand))
    this.#pending.set(key, request)
    return request.join(rank, patience, soonest)
  }

  async #fetch(key: string, host: Host, path: string, demand: Demand): Promise<Fetched<T>> {
    const { name: endpoint, forbidden, readAbsence, atOnce = Infinity } = this.#rules
    const read = readAbsence === undefined ? [200] : [200, 404]
    try {
      const answer = await host.ask({ endpoint, path, forbiddenBlamesKey: forbidden === 'key', atOnce, read }, demand)
      return this.#judge(key, answer, host)
    } finally {
      this.#pending.delete(key)
    }
  }

  #judge(key: string, answer: Answer, host: Host): Fetched<T> {
    try {
      const fetched = this.#evaluate(key, answer)
      host.accept()
      return fetched
    } catch (error) {
      host.reject(error)
      throw error
    }
  }

  /** The body matters for a 200, and for a 404 that a rule reads. */
  #evaluate(key: string, { status, body, at }: Answer): Fetched<T> {
    const { absent, readAbsence, keepMs, forbidden } = this.#rules
    if (status === 200) {
      const fetched = { value: this.#read(body, at), fetchedAt: at }
      this.#remembered.set(key, fetched, { ttl: keepMs })
      this.#absences.delete(key)
      return fetched
    }

    const fetched = { value: status === 404 && readAbsence !== undefined ? readAbsence(body) : absent, fetchedAt: at }
    // Each path names one resource, so a 400 is about that resource: a PUUID of another key, or a name that can't exist.
    if (status === 404 || status === 400) {
      this.#remembered.delete(key)
      this.#absences.set(key, fetched, at)
      return fetched
    }
    if (status === 403 && forbidden === 'resource') {
      this.#forbidden.set(key, fetched)
      return fetched
    }
    // A 403 is about this endpoint. No endpoint uses any other status.
    throw this.#nonsense(at, status === 403 ? null : new UnreadableAnswer(`status ${status}`), `status ${status}`)
  }

  #read(body: string, at: number): T {
    try {
      return this.#rules.read(parseJson(body))
    } catch (cause) {
      throw this.#nonsense(at, cause, cause instanceof UnreadableAnswer ? cause.message : 'JSON of another shape')
    }
  }

  #nonsense(at: number, cause: unknown, what: string): UpstreamUnavailable {
    return new UpstreamUnavailable('riot', at + COME_BACK_MS, `${this.#rules.name} answered with ${what}`, { cause })
  }
}
