import { randomUUID } from 'node:crypto'
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { type DocumentSnapshot, type Firestore, getFirestore, type Settings } from 'firebase-admin/firestore'
import { checkCollection, checkId } from './document-limits.ts'
import { StoreClosed } from './document-store-errors.ts'
import type {
  DocumentQuery,
  DocumentRef,
  DocumentStore,
  IndexDeclaration,
  StoredDocument,
  Transaction,
  WatchEvent,
} from './document-store.ts'
import { toStoredDocument } from './firestore-document.ts'
import { toFirestoreQuery } from './firestore-query.ts'
import { FirestoreTransactions } from './firestore-transaction.ts'
import { watchCollection } from './firestore-watch.ts'
import { checkCount, checkQuery, indexFor } from './query-rules.ts'

/** Detection and retry of a lost connection. By default, Google's client would back off for up to two minutes. */
const CONNECTION = {
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 1_000,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
}

export interface FirestoreStoreOptions {
  /** The Firebase project, whose default database is used. */
  readonly projectId: string
  /** The indexes of `firestore.indexes.json`; a query that needs another one throws `MissingIndex`. */
  readonly indexes: readonly IndexDeclaration[]
}

/**
 * Uses the emulator if `FIRESTORE_EMULATOR_HOST` is set, else Google's standard credentials. Sends nothing before the first use.
 */
export function openFirestoreStore({ projectId, indexes }: FirestoreStoreOptions): DocumentStore {
  return new FirestoreStore(projectId, indexes)
}

/**
 * Rejects when Google's standard credentials are missing or not accepted. A store used without them fails where no caller
 * can catch the error. An emulator needs no credentials.
 */
export async function checkGoogleCredentials(): Promise<void> {
  await applicationDefault().getAccessToken()
}

interface Client {
  readonly app: App
  readonly firestore: Firestore
}

function openClient(projectId: string, settings: Settings = {}): Client {
  // Apps are registered by name for the whole process, which can have several stores.
  const app = initializeApp({ projectId }, randomUUID())
  const firestore = getFirestore(app)
  firestore.settings({ ...settings, grpcOptions: CONNECTION })
  return { app, firestore }
}

class FirestoreStore implements DocumentStore {
  readonly #projectId: string
  readonly #client: Client
  readonly #firestore: Firestore
  readonly #transactions: FirestoreTransactions
  readonly #declared: readonly IndexDeclaration[]
  readonly #closing = new AbortController()

  constructor(projectId: string, declared: readonly IndexDeclaration[]) {
    this.#projectId = projectId
    this.#client = openClient(projectId)
    this.#firestore = this.#client.firestore
    this.#transactions = new FirestoreTransactions(this.#firestore)
    this.#declared = declared
  }

  async get(ref: DocumentRef): Promise<StoredDocument | null> {
    const [document = null] = await this.getMany(ref.collection, [ref.id])
    return document
  }

  async getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]> {
    this.#assertOpen()
    checkCollection(collection)
    ids.forEach(checkId)
    if (ids.length === 0) return []
    const references = ids.map((id) => this.#firestore.collection(collection).doc(id))
    return (await this.#firestore.getAll(...references)).map(toDocument)
  }

  async query(collection: string, query: DocumentQuery): Promise<readonly StoredDocument[]> {
    this.#assertOpen()
    checkQuery(collection, query)
    // Firestore reports a missing index only in the cloud, and only when the query runs for the first time.
    indexFor(this.#declared, collection, query)
    const { docs } = await toFirestoreQuery(this.#firestore.collection(collection), query).get()
    return docs.map((snapshot) => toStoredDocument(snapshot.id, snapshot.data()))
  }

  async count(collection: string, limit?: number): Promise<number> {
    this.#assertOpen()
    checkCount(collection, limit)
    const documents = this.#firestore.collection(collection)
    const snapshot = await (limit === undefined ? documents : documents.limit(limit)).count().get()
    return snapshot.data().count
  }

  async transaction<T>(body: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#assertOpen()
    return await this.#transactions.run(async (transaction) => {
      const result = await body(transaction)
      this.#assertOpen()
      return result
    })
  }

  watch(collection: string, signal: AbortSignal): AsyncIterable<WatchEvent> {
    checkCollection(collection)
    this.#assertOpen()
    return this.#listen(collection, AbortSignal.any([signal, this.#closing.signal]))
  }

  /** Each watch has its own connection: a restarted watch would hang too if it used the same one. */
  async *#listen(collection: string, until: AbortSignal): AsyncGenerator<WatchEvent, void> {
    // With this setting, idle connections close by themselves. Terminating the client instead would fail its pending retries
    // where no caller can catch them.
    const { app, firestore } = openClient(this.#projectId, { maxIdleChannels: 0 })
    try {
      yield* watchCollection(firestore.collection(collection), until)
    } finally {
      await deleteApp(app)
    }
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return
    this.#closing.abort()
    await deleteApp(this.#client.app)
  }

  #assertOpen(): void {
    if (this.#closing.signal.aborted) throw new StoreClosed()
  }
}

function toDocument(snapshot: DocumentSnapshot): StoredDocument | null {
  const data = snapshot.data()
  return data === undefined ? null : toStoredDocument(snapshot.id, data)
}
