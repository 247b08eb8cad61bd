import { LRUCache } from 'lru-cache'
import { expireAt } from '../caching/dependencies.ts'
import type { Clock } from '../shared/clock.ts'

/** Returns the cached answer to a question within its lifetime, or else fetches it. */
export interface ShortCache<T> {
  (question: string, get: () => Promise<T>): Promise<T>
  clear(): void
}

interface ShortCacheOptions {
  readonly clock: Clock
  /** Lifetime of an answer, in milliseconds; a function is called for each question. */
  readonly lifetimeMs: number | (() => number)
  /** Maximum number of answers; the least recently used is evicted. */
  readonly most: number
}

/** A cache for frequent questions. Concurrent callers share one fetch. A failure is passed to its callers, and not cached. */
export function createShortCache<T>({ clock, lifetimeMs, most }: ShortCacheOptions): ShortCache<T> {
  const kept = new LRUCache<string, { readonly answer: Promise<T>; readonly askedAt: number }>({ max: most })

  async function answer(question: string, get: () => Promise<T>): Promise<T> {
    const known = kept.get(question)
    const lifetime = typeof lifetimeMs === 'number' ? lifetimeMs : lifetimeMs()
    if (known !== undefined && clock.now() < known.askedAt + lifetime) {
      expireAt(known.askedAt + lifetime)
      return known.answer
    }

    const asked = { answer: get(), askedAt: clock.now() }
    kept.set(question, asked)
    expireAt(asked.askedAt + lifetime)
    try {
      return await asked.answer
    } catch (error) {
      if (kept.peek(question) === asked) kept.delete(question)
      throw error
    }
  }
  return Object.assign(answer, { clear: () => kept.clear() })
}
