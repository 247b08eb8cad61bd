import { LRUCache } from 'lru-cache'
import type { Clock } from '../ports/clock.ts'

/** Gives the answer of less than a lifetime ago to the same question, or else gets it. */
export type ShortMemory<T> = (question: string, get: () => Promise<T>) => Promise<T>

interface ShortMemoryOptions {
  readonly clock: Clock
  /** How long an answer is given again, in milliseconds. */
  readonly lifetimeMs: number
  /** How many answers are kept; the one that nobody has asked for longest makes room. */
  readonly most: number
}

/**
 * For what many ask again and again. Whoever asks while an answer is under way waits for the same one. A failure is told
 * to those who wait for it, and not remembered.
 */
export function createShortMemory<T>({ clock, lifetimeMs, most }: ShortMemoryOptions): ShortMemory<T> {
  const kept = new LRUCache<string, { readonly answer: Promise<T>; readonly askedAt: number }>({ max: most })

  return async (question, get) => {
    const known = kept.get(question)
    if (known !== undefined && clock.now() < known.askedAt + lifetimeMs) return known.answer

    const asked = { answer: get(), askedAt: clock.now() }
    kept.set(question, asked)
    try {
      return await asked.answer
    } catch (error) {
      if (kept.peek(question) === asked) kept.delete(question)
      throw error
    }
  }
}
