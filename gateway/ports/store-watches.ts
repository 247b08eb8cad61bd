import type { WatchEvent } from './document-store.ts'

/** Watches of the store that outlive its troubles. */
export interface StoreWatches {
  /**
   * Like the watch of a store, but it ends only when the caller leaves the loop, `signal` aborts or all watches are
   * closed. While the store can't be heard it tells nothing; when it had to begin anew it tells a fresh snapshot.
   */
  watch(collection: string, signal: AbortSignal): AsyncIterable<WatchEvent>
}
