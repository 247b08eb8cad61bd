import type { DocumentStore } from '../../gateway/store/document-store.ts'

/** Wraps a store and records the collection and id of each written or deleted document, in order. */
export function recordWrites(store: DocumentStore, writes: string[]): DocumentStore {
  return {
    get: (ref) => store.get(ref),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (collection, query) => store.query(collection, query),
    transaction: (body) =>
      store.transaction((transaction) =>
        body({
          get: (ref) => transaction.get(ref),
          getMany: (collection, ids) => transaction.getMany(collection, ids),
          set(ref, data) {
            writes.push(`${ref.collection}/${ref.id}`)
            transaction.set(ref, data)
          },
          delete(ref) {
            writes.push(`${ref.collection}/${ref.id}`)
            transaction.delete(ref)
          },
        }),
      ),
    count: (collection, limit) => store.count(collection, limit),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}
