import { LRUCache } from 'lru-cache'
import type { Clock } from '../shared/clock.ts'
import { Dependencies } from './dependencies.ts'

/**
 * Longest lifetime of a cached answer. It limits what no dependency covers: the passing of time in an answer, and new static data.
 */
export const LONGEST_LIFETIME_MS = 10_000

interface Cached<T> {
  readonly answer: T
  readonly dependencies: Dependencies
  readonly validUntil: number
}

/** Result of one computation: the answer to its own client, and that for all others. */
export interface Computed<Own, T> {
  readonly own: Own
  /** Null for an answer that must not be shared, such as an error. */
  readonly shared: T | null
}

interface AnswerCacheOptions<T> {
  readonly clock: Pick<Clock, 'now'>
  /** Limit of all answers together. */
  readonly maxBytes: number
  readonly bytesOf: (answer: T) => number
}

/** Answers by key. An answer is in use until something that it depends on changes, and for at most {@link LONGEST_LIFETIME_MS}. */
export class AnswerCache<T extends object> {
  readonly #clock: Pick<Clock, 'now'>
  readonly #cached: LRUCache<string, Cached<T>>
  readonly #computing = new Map<string, Promise<T | null>>()
  #nextSweepAt = 0

  constructor({ clock, maxBytes, bytesOf }: AnswerCacheOptions<T>) {
    this.#clock = clock
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => bytesOf(answer) + key.length,
      dispose: ({ dependencies }) => dependencies.release(),
    })
  }

  /** Null when there is no valid answer. */
  find(key: string): T | null {
    const cached = this.#cached.get(key)
    if (cached === undefined) return null
    if (this.#clock.now() < cached.validUntil) return cached.answer
    this.#cached.delete(key)
    return null
  }

  /** Whole seconds for which the answer stays valid if nothing changes; 0 when there is none. */
  secondsLeft(key: string): number {
    const leftMs = (this.#cached.peek(key)?.validUntil ?? 0) - this.#clock.now()
    return Math.max(0, Math.floor(leftMs / 1000))
  }

  /**
   * Returns the cached answer, or computes it once for all that ask meanwhile. `own` is null for those that did not compute.
   * `shared` is null when the answer can't be shared: then each of the waiting must compute its own.
   */
  async share<Own>(
    key: string,
    compute: (dependencies: Dependencies) => Promise<Computed<Own, T>>,
  ): Promise<Computed<Own | null, T>> {
    const known = this.find(key) ?? this.#computing.get(key)
    if (known !== undefined) return { own: null, shared: await known }
    const computing = this.#compute(key, compute)
    // The failure of one, such as a client that has left, is no failure of the others.
    const forOthers = computing.then(
      ({ shared }) => shared,
      () => null,
    )
    this.#computing.set(key, forOthers)
    try {
      return await computing
    } finally {
      this.#computing.delete(key)
    }
  }

  async #compute<Own>(
    key: string,
    compute: (dependencies: Dependencies) => Promise<Computed<Own, T>>,
  ): Promise<Computed<Own, T>> {
    const startedAt = this.#clock.now()
    const dependencies = new Dependencies()
    try {
      const { own, shared } = await compute(dependencies)
      dependencies.complete()
      const validUntil = Math.min(dependencies.validUntil, startedAt + LONGEST_LIFETIME_MS)
      if (shared === null || !dependencies.isValid || this.#clock.now() >= validUntil) {
        dependencies.release()
        return { own, shared: null }
      }
      this.#sweep()
      this.#cached.set(key, { answer: shared, dependencies, validUntil })
      dependencies.whenInvalid(() => this.#cached.delete(key))
      // An answer that is larger than the whole cache is not kept.
      if (!this.#cached.has(key)) dependencies.release()
      return { own, shared }
    } catch (error) {
      dependencies.release()
      throw error
    }
  }
  /** Expired answers take memory, and each change of what they depend on costs time. */
  #sweep(): void {
    const now = this.#clock.now()
    if (now < this.#nextSweepAt) return
    this.#nextSweepAt = now + LONGEST_LIFETIME_MS
    for (const [key, { validUntil }] of this.#cached.entries()) if (now >= validUntil) this.#cached.delete(key)
  }
}
