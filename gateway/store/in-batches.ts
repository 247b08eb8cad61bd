import { setImmediate as othersTurn } from 'node:timers/promises'

/**
 * Yields a long list in parts, and lets other work run between two of them. Awaiting the store is not enough for that,
 * because the embedded store answers at once.
 */
export async function* inBatches<T>(items: readonly T[], atOnce: number): AsyncGenerator<readonly T[], void> {
  for (let at = 0; at < items.length; at += atOnce) {
    if (at > 0) await othersTurn()
    yield items.slice(at, at + atOnce)
  }
}
