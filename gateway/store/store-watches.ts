import type { WatchEvent } from './document-store.ts'

/** Watches of the store that survive failures of the store. */
export interface StoreWatches {
  /**
   * Works like the watch of a store, but ends only when the caller leaves the loop, `signal` aborts or all watches are closed.
   * It yields nothing while the store is unreachable, and a fresh snapshot after each restart.
   */
  watch(collection: string, signal: AbortSignal): AsyncIterable<WatchEvent>
}
