import type { DocumentStore, Transaction, WatchEvent } from './document-store.ts'

const DOCUMENT_USES = ['read', 'watched', 'written'] as const

/**
 * Called with documents of a collection that were read, arrived over a watch, or were written or deleted. This is what Firestore bills: a
 * read that finds nothing counts as one, and so does each thousand of a count.
 */
export type OnDocuments = (collection: string, use: (typeof DOCUMENT_USES)[number], count: number) => void

/** Index entries that Firestore bills as one read when it counts. */
const COUNTED_AT_ONCE = 1_000

/** Reports how many documents the operations of a store read and write. */
export function countDocuments(store: DocumentStore, onDocuments: OnDocuments): DocumentStore {
  const noteRead = (collection: string, count: number) => onDocuments(collection, 'read', count)
  const noteWritten = (collection: string) => onDocuments(collection, 'written', 1)

  function countIn(transaction: Transaction): Transaction {
    return {
      get(ref) {
        noteRead(ref.collection, 1)
        return transaction.get(ref)
      },
      getMany(collection, ids) {
        noteRead(collection, ids.length)
        return transaction.getMany(collection, ids)
      },
      set(ref, data) {
        noteWritten(ref.collection)
        transaction.set(ref, data)
      },
      delete(ref) {
        noteWritten(ref.collection)
        transaction.delete(ref)
      },
    }
  }

  async function* watch(collection: string, signal: AbortSignal): AsyncGenerator<WatchEvent> {
    for await (const event of store.watch(collection, signal)) {
      const documents =
        event.kind === 'snapshot' ? event.documents : event.changes.filter(({ kind }) => kind === 'upserted')
      if (documents.length > 0) onDocuments(collection, 'watched', documents.length)
      yield event
    }
  }

  return {
    get(ref) {
      noteRead(ref.collection, 1)
      return store.get(ref)
    },
    getMany(collection, ids) {
      noteRead(collection, ids.length)
      return store.getMany(collection, ids)
    },
    async query(collection, query) {
      const found = await store.query(collection, query)
      noteRead(collection, Math.max(1, found.length))
      return found
    },
    async count(collection, limit) {
      const count = await store.count(collection, limit)
      noteRead(collection, Math.max(1, Math.ceil(count / COUNTED_AT_ONCE)))
      return count
    },
    transaction: (body) => store.transaction((transaction) => body(countIn(transaction))),
    watch,
    close: () => store.close(),
  }
}
