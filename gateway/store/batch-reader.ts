import { setImmediate as endOfTurn } from 'node:timers/promises'
import { shareRead } from '../caching/dependencies.ts'
import type { Collection } from './collection.ts'
import { inBatches } from './in-batches.ts'

/** Null when there is none. Reads of one turn of the event loop share a round trip to the store, or several when there are many. */
export type BatchReader<T> = (id: string) => Promise<T | null>

interface Batch<T> {
  readonly ids: Set<string>
  readonly found: () => Promise<ReadonlyMap<string, T>>
}

/** Creates a batched reader of a collection, with at most `atOnce` documents per read. */
export function createBatchReader<T>(collection: Pick<Collection<T>, 'findMany'>, atOnce: number): BatchReader<T> {
  let batch: Batch<T> | null = null

  function openBatch(): Batch<T> {
    const ids = new Set<string>()
    const found = shareRead(async () => {
      // By then every resolver that was ready to run has added its ids.
      await endOfTurn()
      batch = null
      return readAll([...ids])
    })
    return { ids, found }
  }

  async function readAll(ids: readonly string[]): Promise<ReadonlyMap<string, T>> {
    const found = new Map<string, T>()
    for await (const some of inBatches(ids, atOnce)) {
      for (const [index, value] of (await collection.findMany(some)).entries()) {
        const id = some[index]
        if (id !== undefined && value !== null) found.set(id, value)
      }
    }
    return found
  }

  return async (id) => {
    batch ??= openBatch()
    batch.ids.add(id)
    const found = await batch.found()
    return found.get(id) ?? null
  }
}
