import { setImmediate as othersTurn } from 'node:timers/promises'

/**
 * Parts of a long list, one after the other, so that everybody else gets a turn between two of them. To await the store
 * is not enough for that: the embedded one answers at once.
 */
export async function* inTurns<T>(items: readonly T[], atOnce: number): AsyncGenerator<readonly T[], void> {
  for (let at = 0; at < items.length; at += atOnce) {
    if (at > 0) await othersTurn()
    yield items.slice(at, at + atOnce)
  }
}
