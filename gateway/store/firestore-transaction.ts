import type { Firestore, Transaction as FirestoreTransaction } from 'firebase-admin/firestore'
import { decodeDocument, type EncodedDocument } from './document-bytes.ts'
import { TransactionContended, TransactionTooLarge } from './document-store-errors.ts'
import type { Transaction } from './document-store.ts'
import { toStoredDocument } from './firestore-document.ts'
import { type DocumentWrite, type FoundDocument, TransactionAttempt } from './transaction-attempt.ts'

const MAX_ATTEMPTS = 10

/**
 * Maximum characters of JSON and bytes that one transaction writes. Firestore accepts 10 MiB in one request and its emulator 4 MiB;
 * small numbers take up to 1.5 times as much room there as in JSON.
 */
const MOST_WRITTEN = 2_500_000

/** gRPC's status code of a transaction that lost a conflict. */
const ABORTED = 10

/** gRPC's status code of a read in a transaction that Firestore has closed. */
const INVALID_ARGUMENT = 3

/** Firestore and its emulator have different words for it. */
const CLOSED = /transaction (has expired|is invalid or closed)/i

/** gRPC's status codes UNKNOWN and INTERNAL, of a commit that Firestore has applied or not. */
const UNCERTAIN: ReadonlySet<unknown> = new Set([2, 13])

type TransactionalFirestore = Pick<Firestore, 'collection' | 'runTransaction'>

type Body<T> = (transaction: Transaction) => Promise<T>

/** Runs the transactions of one store. Firestore locks the documents that each has read; after a conflict it runs again. */
export class FirestoreTransactions {
  readonly #firestore: TransactionalFirestore
  #lastInLine: Promise<unknown> = Promise.resolve()

  constructor(firestore: TransactionalFirestore) {
    this.#firestore = firestore
  }

  /** Throws {@link TransactionContended} after ten conflicts, and {@link TransactionTooLarge} before anything is sent. */
  async run<T>(body: Body<T>): Promise<T> {
    let reads = 0
    try {
      return await this.#attempt(body, 1, () => (reads += 1))
    } catch (error) {
      // Only writes that depend on no read have the same result when Firestore applies them twice.
      if (!isAborted(error) && (reads > 0 || !isUncertain(error))) throw error
    }
    try {
      // Firestore's client backs off longer before each of these attempts.
      return await this.#inLine(() => this.#attempt(body, MAX_ATTEMPTS - 1))
    } catch (error) {
      throw isAborted(error) ? new TransactionContended(MAX_ATTEMPTS) : error
    }
  }

  /** Runs tasks one after another. In parallel, transactions in conflict would lock one another again, for seconds each. */
  async #inLine<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#lastInLine.then(task)
    this.#lastInLine = turn.catch(() => undefined)
    return await turn
  }

  async #attempt<T>(body: Body<T>, maxAttempts: number, onRead?: () => void): Promise<T> {
    return await this.#firestore.runTransaction(async (running) => await this.#runOnce(running, body, onRead), {
      maxAttempts,
    })
  }

  async #runOnce<T>(running: FirestoreTransaction, body: Body<T>, onRead?: () => void): Promise<T> {
    const attempt = new TransactionAttempt(async (collection, ids) => {
      onRead?.()
      return await this.#readMany(running, collection, ids)
    })
    try {
      const result = await body(attempt)
      checkSize(attempt.writes)
      for (const { ref, document } of attempt.writes) {
        const reference = this.#firestore.collection(ref.collection).doc(ref.id)
        if (document === null) running.delete(reference)
        else running.set(reference, decodeDocument(document))
      }
      return result
    } finally {
      attempt.end()
    }
  }

  async #readMany(
    running: FirestoreTransaction,
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, FoundDocument>> {
    const references = ids.map((id) => this.#firestore.collection(collection).doc(id))
    const found = new Map<string, FoundDocument>()
    const snapshots = await running.getAll(...references).catch((error: unknown) => {
      throw isClosed(error) ? new LostBeforeCommit(error) : error
    })
    for (const snapshot of snapshots) {
      const data = snapshot.data()
      if (data !== undefined) found.set(snapshot.id, { document: toStoredDocument(snapshot.id, data) })
    }
    return found
  }
}

/**
 * A transaction that Firestore closed before one of its reads, for example after a conflict whose answer was lost.
 * It has committed nothing. Google's client repeats it because of its code.
 */
class LostBeforeCommit extends Error {
  readonly code = ABORTED

  constructor(cause: unknown) {
    super('Firestore closed this transaction before it was committed.', { cause })
    this.name = 'LostBeforeCommit'
  }
}

function checkSize(writes: readonly DocumentWrite[]): void {
  // A single document can't be split here. It has a limit of its own, which is always below this one.
  if (writes.length < 2) return
  const written = writes.reduce((sum, { document }) => sum + (document === null ? 0 : sizeOf(document)), 0)
  if (written > MOST_WRITTEN) throw new TransactionTooLarge(written, MOST_WRITTEN)
}

function sizeOf({ json, bytes }: EncodedDocument): number {
  return json.length + (bytes?.value.byteLength ?? 0)
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ABORTED
}

function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === INVALID_ARGUMENT && CLOSED.test(error.message)
}

function isUncertain(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNCERTAIN.has(error.code)
}
