import { LRUCache } from 'lru-cache'
import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable, type Fetched } from '../shared/upstream.ts'
import type { Page } from './answers.ts'
import type { FetchedPage, Helix } from './helix.ts'
import { RETRY_AFTER_INVALID_ANSWER_MS } from './request-times.ts'

/** Twitch's limit of logins or ids per request, and of entries per page. */
const BATCH = 100

/** A batch with more pages than this counts as endless. */
const MAX_PAGES = 10

/** Time for which a login or id that Twitch rejects is left out. */
const REJECTED_MS = 3_600_000

/** With this many rejections in one call, single keys are not the cause. */
const MAX_REJECTIONS = 40

export interface ChannelQuestion<T> {
  /** Path for a batch of keys, from the page at `cursor` on. */
  readonly toPath: (keys: readonly string[], cursor: string | null) => string
  /** Returns a login or id as Twitch writes it; null for one that no channel can have. */
  readonly toKey: (asked: string) => string | null
  readonly read: (body: unknown) => Page<T>
  readonly idOf: (entry: T) => string
  /** Returns the login or id that the entry answers. */
  readonly keyOf: (entry: T) => string
}

export class Channels<T> {
  readonly #question: ChannelQuestion<T>
  readonly #helix: Helix
  readonly #clock: Clock
  readonly #rejected: LRUCache<string, true>

  constructor(question: ChannelQuestion<T>, helix: Helix, clock: Clock) {
    this.#question = question
    this.#helix = helix
    this.#clock = clock
    // Resolution 0 keeps the library from starting its own timers.
    this.#rejected = new LRUCache({ max: 10_000, ttl: REJECTED_MS, perf: clock, ttlResolution: 0 })
  }

  /** Returns each channel once; `fetchedAt` is the time of the oldest page. Throws `UpstreamUnavailable` and no other error. */
  async ask(asked: readonly string[]): Promise<Fetched<readonly T[]>> {
    const keys = new Set(asked.flatMap((each) => this.#toKey(each)))
    const found = new Map<string, T>()
    let oldest: number | null = null
    for await (const { entries, at } of this.#listPages(Array.from(keys))) {
      oldest ??= at
      for (const entry of entries) {
        const id = this.#question.idOf(entry)
        if (keys.has(this.#question.keyOf(entry)) && !found.has(id)) found.set(id, entry)
      }
    }
    return { value: Array.from(found.values()), fetchedAt: oldest ?? this.#clock.now() }
  }

  #toKey(asked: string): string[] {
    const key = this.#question.toKey(asked)
    return key === null || this.#rejected.has(key) ? [] : [key]
  }

  /**
   * Yields every page about these keys. Twitch rejects a whole batch for a single invalid key, and does not name it. Then
   * each half is requested separately, down to that key.
   */
  async *#listPages(keys: readonly string[]): AsyncGenerator<FetchedPage<T>> {
    const batches = toBatches(keys)
    const suspects: string[] = []
    let accepted = false
    let rejections = 0
    try {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        const first = await this.#helix.ask(this.#question.toPath(batch, null), this.#question.read)
        if (first !== null) {
          accepted = true
          yield* this.#listFrom(first, batch)
          continue
        }
        rejections += 1
        if (batch.length === 1) suspects.push(...batch)
        else if (rejections >= MAX_REJECTIONS) throw this.#nonsense('it rejects too many requests with status 400')
        else batches.unshift(...halve(batch))
      }
    } finally {
      // Only an accepted batch proves that these keys were the cause.
      if (accepted) for (const key of suspects) this.#rejected.set(key, true)
    }
  }

  /** A page may be shorter than requested and not be the last. Once every channel is found, no page can follow. */
  async *#listFrom(first: FetchedPage<T>, batch: readonly string[]): AsyncGenerator<FetchedPage<T>> {
    const missing = new Set(batch)
    let page: FetchedPage<T> | null = first
    for (let pages = 1; ; pages++) {
      yield page
      for (const entry of page.entries) missing.delete(this.#question.keyOf(entry))
      if (page.cursor === null || page.entries.length === 0 || missing.size === 0) return
      if (pages === MAX_PAGES) throw this.#nonsense('its pages do not end')
      page = await this.#helix.ask(this.#question.toPath(batch, page.cursor), this.#question.read)
      if (page === null) throw this.#nonsense('it rejects its own cursor')
    }
  }

  #nonsense(reason: string): UpstreamUnavailable {
    return new UpstreamUnavailable('twitch', this.#clock.now() + RETRY_AFTER_INVALID_ANSWER_MS, reason)
  }
}

function toBatches(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, n) => keys.slice(n * BATCH, (n + 1) * BATCH))
}

function halve(batch: readonly string[]): readonly [string[], string[]] {
  const middle = Math.ceil(batch.length / 2)
  return [batch.slice(0, middle), batch.slice(middle)]
}
