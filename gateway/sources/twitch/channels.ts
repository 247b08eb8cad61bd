import { LRUCache } from 'lru-cache'
import type { Clock } from '../../ports/clock.ts'
import { UpstreamUnavailable, type Fetched } from '../../ports/upstream.ts'
import type { Page } from './answers.ts'
import type { FetchedPage, Helix } from './helix.ts'
import { COME_BACK_AFTER_NONSENSE_MS } from './patience.ts'

/** What Twitch takes in one question, and the most that it puts on one page. */
const BATCH = 100

/** More pages than that of one batch have no end. */
const MOST_PAGES = 10

/** A login at which Twitch took offence is left out for so long: milliseconds. */
const OFFENCE_MS = 3_600_000

/** So many offences in one answer are not about single logins. */
const MOST_OFFENCES = 40

/** What a channel can be called, in lower case. */
const LOGIN = /^[a-z0-9_]{1,25}$/

/** One kind of question about channels, and how its answers are read. */
export interface ChannelQuestion<T> {
  /** Where a batch of logins is asked for, from the page at `cursor` on. */
  readonly toPath: (logins: readonly string[], cursor: string | null) => string
  readonly read: (body: unknown) => Page<T>
  readonly idOf: (entry: T) => string
  readonly loginOf: (entry: T) => string
}

/** Asks about any number of channels, in as few questions as Twitch allows. */
export class Channels<T> {
  readonly #question: ChannelQuestion<T>
  readonly #helix: Helix
  readonly #clock: Clock
  readonly #offensive: LRUCache<string, true>

  constructor(question: ChannelQuestion<T>, helix: Helix, clock: Clock) {
    this.#question = question
    this.#helix = helix
    this.#clock = clock
    // Resolution 0 keeps the library from timers of its own.
    this.#offensive = new LRUCache({ max: 10_000, ttl: OFFENCE_MS, perf: clock, ttlResolution: 0 })
  }

  /** Each channel once; the moment is that of the oldest part. Throws `UpstreamUnavailable` and nothing else. */
  async ask(asked: readonly string[]): Promise<Fetched<readonly T[]>> {
    const logins = new Set(asked.map((login) => login.toLowerCase()).filter((login) => this.#isWorthAsking(login)))
    const found = new Map<string, T>()
    let oldest: number | null = null
    for await (const { entries, at } of this.#listPages(Array.from(logins))) {
      oldest ??= at
      for (const entry of entries) {
        const id = this.#question.idOf(entry)
        if (logins.has(this.#question.loginOf(entry)) && !found.has(id)) found.set(id, entry)
      }
    }
    return { value: Array.from(found.values()), fetchedAt: oldest ?? this.#clock.now() }
  }

  #isWorthAsking(login: string): boolean {
    return LOGIN.test(login) && !this.#offensive.has(login)
  }

  /**
   * Every page about these logins. Twitch refuses a batch as a whole for one login that it does not like and does not
   * say which: then each half is asked on its own, down to that one.
   */
  async *#listPages(logins: readonly string[]): AsyncGenerator<FetchedPage<T>> {
    const batches = toBatches(logins)
    const suspects: string[] = []
    let accepted = false
    let offences = 0
    try {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        const first = await this.#helix.ask(this.#question.toPath(batch, null), this.#question.read)
        if (first !== null) {
          accepted = true
          yield* this.#listFrom(first, batch)
          continue
        }
        offences += 1
        if (batch.length === 1) suspects.push(...batch)
        else if (offences >= MOST_OFFENCES) throw this.#nonsense('it takes offence at too many questions')
        else batches.unshift(...halve(batch))
      }
    } finally {
      // Only that it takes others proves that it was about these.
      if (accepted) for (const login of suspects) this.#offensive.set(login, true)
    }
  }

  /** A page can be shorter than asked for and not be the last; when every login is found nothing can follow. */
  async *#listFrom(first: FetchedPage<T>, batch: readonly string[]): AsyncGenerator<FetchedPage<T>> {
    const missing = new Set(batch)
    let page: FetchedPage<T> | null = first
    for (let pages = 1; ; pages++) {
      yield page
      for (const entry of page.entries) missing.delete(this.#question.loginOf(entry))
      if (page.cursor === null || page.entries.length === 0 || missing.size === 0) return
      if (pages === MOST_PAGES) throw this.#nonsense('its pages have no end')
      page = await this.#helix.ask(this.#question.toPath(batch, page.cursor), this.#question.read)
      if (page === null) throw this.#nonsense('it refuses its own cursor')
    }
  }

  #nonsense(reason: string): UpstreamUnavailable {
    return new UpstreamUnavailable('twitch', this.#clock.now() + COME_BACK_AFTER_NONSENSE_MS, reason)
  }
}

function toBatches(logins: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(logins.length / BATCH) }, (_, n) => logins.slice(n * BATCH, (n + 1) * BATCH))
}

function halve(batch: readonly string[]): readonly [string[], string[]] {
  const middle = Math.ceil(batch.length / 2)
  return [batch.slice(0, middle), batch.slice(middle)]
}
