import { Dependency, expireAt, isCollecting } from '../caching/dependencies.ts'
import type { Clock } from '../shared/clock.ts'
import type { DocumentRef, DocumentStore, Transaction } from './document-store.ts'

interface TrackedStoreOptions {
  readonly clock: Pick<Clock, 'now'>
  /**
   * Longest time for which an answer may depend on a read, in milliseconds, because another process can write to the same store.
   * Infinity when this process writes everything.
   */
  readonly longestUseMs: number
}

type Reader = Pick<Transaction, 'get' | 'getMany'>

/**
 * Makes answers depend on the documents and collections that they are read from, and invalidates them when this process writes
 * there. A query and a count depend on the whole collection.
 */
export function trackStore(store: DocumentStore, { clock, longestUseMs }: TrackedStoreOptions): DocumentStore {
  const dependencies = new Map<string, Dependency>()

  function track(key: string): void {
    let dependency = dependencies.get(key)
    if (dependency === undefined) {
      dependency = new Dependency(() => dependencies.delete(key))
      dependencies.set(key, dependency)
    }
    dependency.track()
  }

  function trackDocuments(collection: string, ids: readonly string[]): void {
    if (!isCollecting()) return
    for (const id of ids) track(keyOf({ collection, id }))
    expireAt(clock.now() + longestUseMs)
  }

  function trackCollection(collection: string): void {
    if (!isCollecting()) return
    track(collection)
    expireAt(clock.now() + longestUseMs)
  }

  function invalidate(written: readonly DocumentRef[]): void {
    for (const ref of written) dependencies.get(keyOf(ref))?.invalidate()
    for (const collection of new Set(written.map((ref) => ref.collection))) dependencies.get(collection)?.invalidate()
  }

  const trackReads = (reader: Reader): Reader => ({
    get(ref) {
      trackDocuments(ref.collection, [ref.id])
      return reader.get(ref)
    },
    getMany(collection, ids) {
      trackDocuments(collection, ids)
      return reader.getMany(collection, ids)
    },
  })

  return {
    ...trackReads(store),
    query(collection, query) {
      trackCollection(collection)
      return store.query(collection, query)
    },
    count(collection, limit) {
      trackCollection(collection)
      return store.count(collection, limit)
    },
    async transaction(body) {
      let written: DocumentRef[] = []
      const tracked = (transaction: Transaction): Transaction => ({
        ...trackReads(transaction),
        set(ref, data) {
          transaction.set(ref, data)
          written.push(ref)
        },
        delete(ref) {
          transaction.delete(ref)
          written.push(ref)
        },
      })
      try {
        return await store.transaction((transaction) => {
          // Only the last attempt is committed.
          written = []
          return body(tracked(transaction))
        })
      } finally {
        // After a failure, too: the commit may have arrived and only its confirmation been lost.
        invalidate(written)
      }
    },
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}

/** No name of a collection contains a slash. */
const keyOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`
