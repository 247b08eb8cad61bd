import { Dependency } from '../../caching/dependencies.ts'
import { TransactionMisused } from '../../store/document-store-errors.ts'
import type { DocumentData, DocumentRef, DocumentStore, Transaction } from '../../store/document-store.ts'
import { openSuppressionList } from '../../suppression/services/suppression-list.ts'
import { PERSONAL_COLLECTIONS } from './personal-collections.ts'

/** A store that forgotten people can't enter. */
export interface GuardedStore extends DocumentStore {
  /** Invalidates every cached answer that was made from the store. */
  invalidateAnswers(): void
}

interface Write {
  readonly ref: DocumentRef
  /** Null deletes the document. */
  readonly data: DocumentData | null
}

/**
 * Removes forgotten people from every document before it is written, whatever code writes it. Each transaction with documents
 * about people reads the state of the suppression list, so none of those that commit after a suppression contains the person.
 */
export function guardStore(store: DocumentStore): GuardedStore {
  const list = openSuppressionList(store)
  const answers = new Dependency()

  async function write(transaction: Transaction, writes: readonly Write[]): Promise<void> {
    const isPersonal = writes.some(({ ref, data }) => data !== null && PERSONAL_COLLECTIONS.has(ref.collection))
    const forgotten = isPersonal ? (await list.in(transaction)).forgotten : null
    for (const { ref, data } of writes) {
      const strip = PERSONAL_COLLECTIONS.get(ref.collection)
      const isStripped = data !== null && strip !== undefined && forgotten !== null && !forgotten.isEmpty
      const left = isStripped ? strip(data, forgotten, ref.id) : data
      if (left === null) transaction.delete(ref)
      else transaction.set(ref, left)
    }
  }

  return {
    get(ref) {
      answers.track()
      return store.get(ref)
    },
    getMany(collection, ids) {
      answers.track()
      return store.getMany(collection, ids)
    },
    query(collection, query) {
      answers.track()
      return store.query(collection, query)
    },
    count(collection, limit) {
      answers.track()
      return store.count(collection, limit)
    },
    transaction: (body) =>
      store.transaction(async (transaction) => {
        const writes: Write[] = []
        let isOver = false
        const check = (isRead: boolean) => {
          if (isOver) throw new TransactionMisused('The transaction has ended; its body must await all that it starts')
          if (isRead && writes.length > 0) {
            throw new TransactionMisused('A transaction must do all its reads before its first write')
          }
        }
        const buffered: Transaction = {
          async get(ref) {
            check(true)
            return transaction.get(ref)
          },
          async getMany(collection, ids) {
            check(true)
            return transaction.getMany(collection, ids)
          },
          set(ref, data) {
            check(false)
            writes.push({ ref, data })
          },
          delete(ref) {
            check(false)
            writes.push({ ref, data: null })
          },
        }
        const result = await body(buffered).finally(() => (isOver = true))
        await write(transaction, writes)
        return result
      }),
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
    invalidateAnswers: () => answers.invalidate(),
  }
}
