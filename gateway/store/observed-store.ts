import {
  DocumentTooLarge,
  InvalidDocument,
  InvalidQuery,
  InvalidReference,
  MissingIndex,
  StoreClosed,
  TransactionMisused,
  TransactionTooLarge,
} from './document-store-errors.ts'
import type { DocumentStore, Transaction } from './document-store.ts'

export const STORE_OPERATIONS = ['get', 'get_many', 'query', 'count', 'transaction'] as const

/** An operation that has ended. */
export interface StoreOperation {
  readonly operation: (typeof STORE_OPERATIONS)[number]
  /** True for a transaction that had writes to commit. */
  readonly writes: boolean
  readonly durationMs: number
  /** Error of the store; null when it worked, also when its caller made a mistake. */
  readonly error: Error | null
}

export type OnStoreOperation = (operation: StoreOperation) => void

/** Errors for which the caller is to blame. */
const MISTAKES = [
  DocumentTooLarge,
  InvalidDocument,
  InvalidQuery,
  InvalidReference,
  MissingIndex,
  StoreClosed,
  TransactionMisused,
  TransactionTooLarge,
]

/** Reports each operation of a store, with the time that it took. */
export function observeStore(store: DocumentStore, onOperation: OnStoreOperation): DocumentStore {
  async function observe<Result>(operation: StoreOperation['operation'], run: () => Promise<Result>): Promise<Result> {
    const started = performance.now()
    const end = (error: Error | null) =>
      onOperation({ operation, writes: false, durationMs: performance.now() - started, error })
    try {
      const result = await run()
      end(null)
      return result
    } catch (error) {
      end(findFailure(error))
      throw error
    }
  }

  async function transaction<T>(body: (transaction: Transaction) => Promise<T>): Promise<T> {
    const started = performance.now()
    const attempt = new ObservedAttempt()
    const end = (error: Error | null) =>
      onOperation({ operation: 'transaction', writes: attempt.writes, durationMs: performance.now() - started, error })
    try {
      const result = await store.transaction((within) => attempt.run(within, body))
      end(null)
      return result
    } catch (error) {
      end(attempt.isOfBody(error) ? null : findFailure(error))
      throw error
    }
  }

  return {
    get: (ref) => observe('get', () => store.get(ref)),
    getMany: (collection, ids) => observe('get_many', () => store.getMany(collection, ids)),
    query: (collection, query) => observe('query', () => store.query(collection, query)),
    count: (collection, limit) => observe('count', () => store.count(collection, limit)),
    transaction,
    watch: (collection, signal) => store.watch(collection, signal),
    close: () => store.close(),
  }
}

function findFailure(error: unknown): Error | null {
  if (MISTAKES.some((mistake) => error instanceof mistake)) return null
  return error instanceof Error ? error : new Error(String(error))
}

/** Tells errors of a transaction's body from those of the store. */
class ObservedAttempt {
  writes = false
  #ofBody: unknown = null
  #ofReads: unknown = null

  async run<T>(within: Transaction, body: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.writes = false
    try {
      return await body(this.#observe(within))
    } catch (error) {
      this.#ofBody = error
      throw error
    }
  }

  isOfBody(error: unknown): boolean {
    return error === this.#ofBody && error !== this.#ofReads
  }

  #observe(within: Transaction): Transaction {
    const noteFailure = (error: unknown): never => {
      this.#ofReads = error
      throw error
    }
    return {
      get: (ref) => within.get(ref).catch(noteFailure),
      getMany: (collection, ids) => within.getMany(collection, ids).catch(noteFailure),
      set: (ref, data) => {
        this.writes = true
        within.set(ref, data)
      },
      delete: (ref) => {
        this.writes = true
        within.delete(ref)
      },
    }
  }
}
