import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Clock } from '../shared/clock.ts'
import { checkCollection, checkId } from './document-checks.ts'
import {
  StoreClosed,
  type StoreDamaged,
  StoreRefusesWrites,
  StoreUnavailable,
  TransactionContended,
} from './document-store-errors.ts'
import type {
  DocumentQuery,
  DocumentRef,
  DocumentStore,
  IndexDeclaration,
  StoredDocument,
  Transaction,
  WatchEvent,
} from './document-store.ts'
import { checkCount, checkQuery, indexFor } from './query-rules.ts'
import { checkLargeFile, isDiskError } from './sqlite-check.ts'
import { SqliteDocuments, type VersionedDocument } from './sqlite-documents.ts'
import { type FileCheck, openSqliteFile, whenUnlocked, writeAtOnce } from './sqlite-file.ts'
import { toSelect, toSqliteIndex } from './sqlite-query.ts'
import { SqliteWatches } from './sqlite-watch.ts'
import { TransactionAttempt } from './transaction-attempt.ts'

const MAX_ATTEMPTS = 10

/** Number of documents that are counted before other work gets a turn: a few milliseconds. */
const COUNTED_A_TURN = 20_000

export interface SqliteStoreOptions {
  /** Path of the file, which is created if it is missing; `:memory:` stores nothing on disk. */
  readonly path: string
  /** Indexes, which are created if they are missing; a query that needs another one throws `MissingIndex`. */
  readonly indexes: readonly IndexDeclaration[]
  readonly clock: Clock
  readonly check?: FileCheck
  /**
   * Called when damage is found in a large file, which is only checked while it is in use; then the store refuses writes. Without it,
   * large files are not checked.
   */
  readonly onDamaged?: ((error: StoreDamaged) => void) | undefined
  /** False to commit faster: then a power loss may undo the last commits, but never a part of one. Default: true. */
  readonly survivesPowerLoss?: boolean
}

/**
 * Opens the embedded store. Acknowledged writes survive a killed process and, by default, a power loss. Several processes
 * may open the same file.
 *
 * Throws `UnsupportedStoreFormat` for a file of a later version, `StoreDamaged` for a file that is not a store or is
 * damaged, and `InaccessibleStoreFile` for a file that this process can't open or write. Throws what `check` throws.
 */
export function openSqliteStore(options: SqliteStoreOptions): DocumentStore {
  const { path, indexes, clock, check, survivesPowerLoss, onDamaged } = options
  const database = openSqliteFile(path, indexes.map(toSqliteIndex), check, survivesPowerLoss)
  const store = new SqliteStore(database, indexes, clock)
  if (onDamaged !== undefined) void store.checkFile(path, onDamaged)
  return store
}

class SqliteStore implements DocumentStore {
  readonly #database: DatabaseSync
  readonly #declared: readonly IndexDeclaration[]
  readonly #documents: SqliteDocuments
  readonly #watches: SqliteWatches
  readonly #closing = new AbortController()
  #damage: StoreDamaged | null = null
  #inLine = 0
  #closed = false

  constructor(database: DatabaseSync, declared: readonly IndexDeclaration[], clock: Clock) {
    this.#database = database
    this.#declared = declared
    this.#documents = new SqliteDocuments(database)
    this.#watches = new SqliteWatches(this.#documents, clock)
  }

  async get(ref: DocumentRef): Promise<StoredDocument | null> {
    checkCollection(ref.collection)
    checkId(ref.id)
    return await this.#use(() => this.#documents.find(ref))
  }

  async getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]> {
    checkCollection(collection)
    ids.forEach(checkId)
    const found = await this.#use(() => this.#documents.findMany(collection, ids))
    return ids.map((id) => found.get(id)?.document ?? null)
  }

  async query(collection: string, query: DocumentQuery): Promise<readonly StoredDocument[]> {
    checkQuery(collection, query)
    const index = indexFor(this.#declared, collection, query)
    return await this.#use(() => {
      if (index !== null && !this.#declared.includes(index)) this.#database.exec(toSqliteIndex(index).create)
      return this.#documents.select(toSelect(collection, query, index))
    })
  }

  async count(collection: string, limit?: number): Promise<number> {
    checkCount(collection, limit)
    let [counted, after] = [0, '']
    for (;;) {
      const atOnce = Math.min(COUNTED_A_TURN, (limit ?? Infinity) - counted)
      const { count, last } = await this.#use(() => this.#documents.countAfter(collection, after, atOnce))
      counted += count
      if (count < atOnce || counted === limit) return counted
      after = last
      await yieldToOthers()
    }
  }

  async transaction<T>(body: (transaction: Transaction) => Promise<T>): Promise<T> {
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts++) {
      const attempt = new TransactionAttempt((collection, ids) =>
        this.#use(() => this.#documents.findMany(collection, ids)),
      )
      try {
        const result = await body(attempt)
        attempt.end()
        if (await this.#use(() => this.#commit(attempt))) return result
      } catch (error) {
        attempt.end()
        // Another commit between two reads gives the body an inconsistent state. If it fails because of that, it runs again.
        if (await this.#use(() => this.#isCurrent(attempt))) throw error
      }
      await this.#waitInLine()
    }
    throw new TransactionContended(MAX_ATTEMPTS)
  }

  watch(collection: string, signal: AbortSignal): AsyncIterable<WatchEvent> {
    checkCollection(collection)
    if (this.#closed) throw new StoreClosed()
    return this.#watches.watch(collection, signal)
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    this.#closing.abort()
    this.#watches.close()
    this.#database.close()
  }

  /** Resolves when a large file has been checked. Never rejects. */
  async checkFile(path: string, onDamaged: (error: StoreDamaged) => void): Promise<void> {
    // A check that can't run is no damage: what it would have found shows at the next start.
    this.#damage = await checkLargeFile(path, this.#closing.signal).catch(() => null)
    if (this.#damage !== null) onDamaged(this.#damage)
  }

  /** Runs a task over the open file, and waits while another process has it locked. */
  async #use<T>(task: () => T): Promise<T> {
    return await whenUnlocked(() => {
      if (this.#closed) throw new StoreClosed()
      try {
        return task()
      } catch (error) {
        if (!isDiskError(error)) throw error
        throw new StoreUnavailable(`its file can't be read (${error.message})`, { mayBeWritten: false, cause: error })
      }
    })
  }

  /** Returns false, without writing, when another commit has changed a document that was read. */
  #commit(attempt: TransactionAttempt<VersionedDocument>): boolean {
    const { writes } = attempt
    // If all reads are still current, they were consistent. Without writes that needs no lock.
    if (writes.length === 0) return this.#isCurrent(attempt)

    if (this.#damage !== null) throw this.#damage
    const committed = this.#writeAtOnce(() => {
      if (!this.#isCurrent(attempt)) return false
      this.#documents.write(writes)
      return true
    })
    if (committed) this.#watches.wake(new Set(writes.map(({ ref }) => ref.collection)))
    return committed
  }

  #writeAtOnce<T>(task: () => T): T {
    try {
      return writeAtOnce(this.#database, task)
    } catch (error) {
      throw isDiskError(error) ? new StoreRefusesWrites(error) : error
    }
  }

  #isCurrent({ reads }: TransactionAttempt<VersionedDocument>): boolean {
    return reads.every(({ ref, found }) => this.#documents.version(ref) === (found?.version ?? 0))
  }

  /** Lets the n-th in line wait for n turns of the event loop, so that transactions in conflict don't all collide again. */
  async #waitInLine(): Promise<void> {
    this.#inLine++
    for (let turns = this.#inLine; turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve))
    this.#inLine--
  }
}
