import { setImmediate as othersTurn } from 'node:timers/promises'

/** Lets other work run between two parts: awaiting the embedded store does not, because it answers at once. */
export async function* inBatches<T>(items: readonly T[], atOnce: number): AsyncGenerator<readonly T[], void> {
  for (let at = 0; at < items.length; at += atOnce) {
    if (at > 0) await othersTurn()
    yield items.slice(at, at + atOnce)
  }
}
