import { LRUCache } from 'lru-cache'
import { currentCaller } from '../../ports/caller.ts'
import type { Clock } from '../../ports/clock.ts'
import type { AskOptions, Priority } from '../../ports/riot-api.ts'
import { UpstreamUnavailable, type Fetched } from '../../ports/upstream.ts'
import { Absences } from './absences.ts'
import type { Demand } from './demand.ts'
import { Flight } from './flight.ts'
import type { Answer, Host } from './host.ts'

/** When to come back after an answer that makes no sense, in milliseconds. */
export const COME_BACK_MS = 60_000

/** How many things are remembered that Riot doesn't know, unless a rule says otherwise. Each takes little memory. */
const ABSENCES = 5_000

/** One kind of question to Riot, and how its answers are read and remembered. */
export interface EndpointRules<T> {
  /** Riot's rate limits count each of these apart. */
  readonly name: string
  /** Turns a body into the product's own words, and throws on one of another shape. */
  readonly read: (body: unknown) => T
  /** The answer when Riot doesn't know the thing. */
  readonly absent: T
  /** Reads the body of a 404 where it says more than its status. It may be anything. */
  readonly readAbsence?: (body: string) => T
  /** How long an answer is remembered, in milliseconds. */
  readonly keepMs: number
  /** How long it is remembered that Riot doesn't know the thing, in milliseconds; 0 to ask each time. */
  readonly keepAbsentMs: number
  /** How many answers are remembered. */
  readonly capacity: number
  /**
   * How many things are remembered that Riot doesn't know; 5,000 when left out. They are counted apart, so that asking
   * for what does not exist drives no answer out.
   */
  readonly absentCapacity?: number
  /** Whether every route gives the same answer. */
  readonly routes: 'alike' | 'apart'
  /** What a 403 is about: our key, this endpoint as a whole, or the very thing asked for, which is then never asked again. */
  readonly forbidden: 'key' | 'endpoint' | 'thing'
  /** How many may be under way at once on one host; any number when left out. */
  readonly atOnce?: number
}

/** Asks one kind of question: from memory, together with whoever is asking the same already, or from Riot. */
export class Endpoint<T> {
  readonly #rules: EndpointRules<T>
  readonly #clock: Clock
  readonly #remembered: LRUCache<string, Fetched<T>>
  readonly #absences: Absences<T>
  readonly #forbidden = new LRUCache<string, Fetched<T>>({ max: 10_000 })
  readonly #flights = new Map<string, Flight<Fetched<T>>>()

  constructor(rules: EndpointRules<T>, clock: Clock) {
    this.#rules = rules
    this.#clock = clock
    // Resolution 0 keeps the library from timers of its own.
    this.#remembered = new LRUCache({ max: rules.capacity, perf: clock, ttlResolution: 0 })
    this.#absences = new Absences(rules.keepAbsentMs, rules.absentCapacity ?? ABSENCES)
  }

  /** `path` is `null` for a thing that no URL can name. Throws `UpstreamUnavailable` and nothing else. */
  async ask(host: Host, path: string | null, options: AskOptions): Promise<Fetched<T>> {
    if (path === null) return { value: this.#rules.absent, fetchedAt: this.#clock.now() }
    const key = this.#rules.routes === 'alike' ? path : `${host.routing}${path}`

    const forbidden = this.#forbidden.get(key)
    if (forbidden !== undefined) return forbidden
    const remembered = options.fresh === true ? undefined : this.#recall(key)
    return remembered ?? this.#travel(key, host, path, options.priority)
  }

  /** Forgets what was thought to be forbidden: it was the key's fault. */
  forgetForbidden(): void {
    this.#forbidden.clear()
  }

  #recall(key: string): Fetched<T> | undefined {
    return this.#remembered.get(key) ?? this.#absences.get(key, this.#clock.now())
  }

  /** Goes with another caller who asks the same already, or else sets out, which the caller is charged for. */
  #travel(key: string, host: Host, path: string, priority: Priority): Promise<Fetched<T>> {
    // What an operation starts for the background, with a priority of the background, is not charged to it.
    const caller = priority === 'visitor' ? currentCaller() : undefined
    const standing = host.standingOf(priority, caller)
    const soonest = (): number => host.soonest(this.#rules.name, standing)
    const underWay = this.#flights.get(key)
    if (underWay !== undefined) return underWay.join(standing, soonest)

    if (caller !== undefined) host.charge(this.#rules.name, standing, caller)
    const flight = new Flight(this.#clock, standing, (demand) => this.#fetch(key, host, path, demand))
    this.#flights.set(key, flight)
    return flight.join(standing, soonest)
  }

  async #fetch(key: string, host: Host, path: string, demand: Demand): Promise<Fetched<T>> {
    const { name: endpoint, forbidden, readAbsence, atOnce = Infinity } = this.#rules
    const read = readAbsence === undefined ? [200] : [200, 404]
    try {
      const answer = await host.ask({ endpoint, path, forbiddenBlamesKey: forbidden === 'key', atOnce, read }, demand)
      return this.#note(key, answer)
    } finally {
      this.#flights.delete(key)
    }
  }

  /** Decides on the status; the body matters when the status is 200, and where a rule reads it when it is 404. */
  #note(key: string, { status, body, at }: Answer): Fetched<T> {
    const { absent, readAbsence, keepMs, forbidden } = this.#rules
    if (status === 200) {
      const fetched = { value: this.#read(body, at), fetchedAt: at }
      this.#remembered.set(key, fetched, { ttl: keepMs })
      this.#absences.delete(key)
      return fetched
    }

    const fetched = { value: status === 404 && readAbsence !== undefined ? readAbsence(body) : absent, fetchedAt: at }
    // Each path names one thing, so a 400 is about that: a PUUID of another key, or a name that can't exist.
    if (status === 404 || status === 400) {
      this.#remembered.delete(key)
      this.#absences.set(key, fetched, at)
      return fetched
    }
    if (status === 403 && forbidden === 'thing') {
      this.#forbidden.set(key, fetched)
      return fetched
    }
    throw this.#nonsense(at, `status ${status}`)
  }

  #read(body: string, at: number): T {
    try {
      return this.#rules.read(JSON.parse(body))
    } catch (cause) {
      throw this.#nonsense(at, 'a body of another shape', cause)
    }
  }

  #nonsense(at: number, what: string, cause?: unknown): UpstreamUnavailable {
    return new UpstreamUnavailable('riot', at + COME_BACK_MS, `${this.#rules.name} answered with ${what}`, { cause })
  }
}
