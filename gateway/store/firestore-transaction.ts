import { setTimeout as wait } from 'node:timers/promises'
import type { Firestore, Transaction as FirestoreTransaction } from 'firebase-admin/firestore'
import { decodeDocument, type EncodedDocument } from './document-bytes.ts'
import { StoreUnavailable, TransactionContended, TransactionTooLarge } from './document-store-errors.ts'
import type { Transaction } from './document-store.ts'
import { toStoredDocument } from './firestore-document.ts'
import { type PendingOperation, UNCERTAIN } from './firestore-silence.ts'
import { type DocumentWrite, type FoundDocument, TransactionAttempt } from './transaction-attempt.ts'

const MAX_ATTEMPTS = 10

/**
 * Maximum characters of JSON and bytes that one transaction writes. Firestore accepts 10 MiB in one request and its emulator 4 MiB;
 * small numbers take up to 1.5 times as much room there as in JSON.
 */
const MAX_WRITTEN = 2_500_000

/** gRPC's status code of a transaction that lost a conflict. */
const ABORTED = 10

/** gRPC's status code of a read in a transaction that Firestore has closed. */
const INVALID_ARGUMENT = 3

/** Firestore and its emulator have different words for it. */
const CLOSED = /transaction (has expired|is invalid or closed)/i

/** Mean pause before the second attempt, in milliseconds. Each further one is longer by {@link PAUSE_GROWTH}. */
const FIRST_PAUSE_MS = 100
const PAUSE_GROWTH = 1.3

type TransactionalFirestore = Pick<Firestore, 'collection' | 'runTransaction'>

type Body<T> = (transaction: Transaction) => Promise<T>

/** A transaction of a caller, over all its attempts. */
interface Run<T> {
  readonly body: Body<T>
  readonly operation: PendingOperation
  /** True once an attempt has read. */
  hasRead: boolean
}

/** Runs the transactions of one store. Firestore locks the documents that each has read; after a conflict it runs again. */
export class FirestoreTransactions {
  readonly #firestore: TransactionalFirestore
  readonly #pause: (ms: number) => Promise<unknown>
  #lastInLine: Promise<unknown> = Promise.resolve()

  constructor(firestore: TransactionalFirestore, pause: (ms: number) => Promise<unknown> = (ms) => wait(ms)) {
    this.#firestore = firestore
    this.#pause = pause
  }

  /**
   * Throws {@link TransactionContended} after ten conflicts, and {@link TransactionTooLarge} before anything is sent. An attempt whose
   * result is unknown is not repeated, unless it only writes. An abandoned operation commits nothing more.
   */
  async run<T>(body: Body<T>, operation: PendingOperation): Promise<T> {
    const run: Run<T> = { body, operation, hasRead: false }
    try {
      return await this.#attempt(run)
    } catch (error) {
      // Only writes that depend on no read have the same result when Firestore applies them twice.
      if (!isAborted(error) && (run.hasRead || !isUncertain(error))) throw error
    }
    return await this.#inLine(() => this.#repeat(run), operation.abandoned)
  }

  /**
   * Runs tasks one after another. In parallel, transactions in conflict would lock one another again, for seconds each. An abandoned task
   * no longer holds up the others.
   */
  async #inLine<T>(task: () => Promise<T>, abandoned: AbortSignal): Promise<T> {
    const turn = this.#lastInLine.then(task)
    const given = Promise.withResolvers<void>()
    abandoned.addEventListener('abort', () => given.resolve())
    this.#lastInLine = Promise.race([turn.catch(() => undefined), this.#lastInLine.then(() => given.promise)])
    return await turn
  }

  /** Google's client would also repeat an attempt that may have been committed. */
  async #repeat<T>(run: Run<T>): Promise<T> {
    for (let repeated = 0; repeated < MAX_ATTEMPTS - 1; repeated++) {
      await this.#pause(FIRST_PAUSE_MS * PAUSE_GROWTH ** repeated * (0.5 + Math.random()))
      try {
        return await this.#attempt(run)
      } catch (error) {
        if (!isAborted(error)) throw error
      }
    }
    throw new TransactionContended(MAX_ATTEMPTS)
  }

  async #attempt<T>(run: Run<T>): Promise<T> {
    const { operation } = run
    assertAwaited(operation)
    try {
      return await this.#firestore.runTransaction((running) => this.#runOnce(running, run), { maxAttempts: 1 })
    } catch (error) {
      if (isAborted(error)) operation.mayBeWritten = false
      throw error
    }
  }

  async #runOnce<T>(running: FirestoreTransaction, run: Run<T>): Promise<T> {
    const attempt = new TransactionAttempt(async (collection, ids) => {
      run.hasRead = true
      return await this.#readMany(running, collection, ids)
    })
    try {
      const result = await run.body(attempt)
      checkSize(attempt.writes)
      for (const { ref, document } of attempt.writes) {
        const reference = this.#firestore.collection(ref.collection).doc(ref.id)
        if (document === null) running.delete(reference)
        else running.set(reference, decodeDocument(document))
      }
      // Google's client commits as soon as this function has returned.
      assertAwaited(run.operation)
      run.operation.mayBeWritten = attempt.writes.length > 0
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

/** Throws once the caller has been given an error: nothing may be written after that. */
function assertAwaited({ abandoned }: PendingOperation): void {
  if (abandoned.aborted) throw new StoreUnavailable('its caller waits no longer', { mayBeWritten: false })
}

function checkSize(writes: readonly DocumentWrite[]): void {
  // A single document can't be split here. It has a limit of its own, which is always below this one.
  if (writes.length < 2) return
  const written = writes.reduce((sum, { document }) => sum + (document === null ? 0 : sizeOf(document)), 0)
  if (written > MAX_WRITTEN) throw new TransactionTooLarge(written, MAX_WRITTEN)
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
