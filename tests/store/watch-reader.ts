import type { WatchEvent } from '../../gateway/store/document-store.ts'

/** Reads the events of a watch one by one. */
export function reading(watch: AsyncIterable<WatchEvent>) {
  const iterator = watch[Symbol.asyncIterator]()
  return {
    /** Returns null when the watch has ended. */
    async next(): Promise<WatchEvent | null> {
      const { done, value } = await iterator.next()
      return done === true ? null : value
    },
    async leave(): Promise<void> {
      await iterator.return?.()
    },
  }
}
