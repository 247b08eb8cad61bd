import { randomUUID } from 'node:crypto'
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { type DocumentSnapshot, type Firestore, getFirestore, type Settings } from 'firebase-admin/firestore'
import { checkCollection, checkId } from './document-checks.ts'
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
import { FirestoreSilence } from './firestore-silence.ts'
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

/** Longest time of one request, in milliseconds; a minute and more by default. Nothing goes on for long after its caller has an error. */
const REQUEST_MS = 10_000

const SHORT_REQUESTS = {
  retry_codes: { unavailable: ['UNAVAILABLE'] },
  retry_params: {
    short: {
      initial_retry_delay_millis: 100,
      retry_delay_multiplier: 1.3,
      max_retry_delay_millis: 1_000,
      initial_rpc_timeout_millis: REQUEST_MS,
      rpc_timeout_multiplier: 1,
      max_rpc_timeout_millis: REQUEST_MS,
      total_timeout_millis: REQUEST_MS,
    },
  },
  methods: Object.fromEntries(
    ['BatchGetDocuments', 'Commit', 'Rollback', 'RunAggregationQuery', 'RunQuery'].map((method) => [
      method,
      { timeout_millis: REQUEST_MS, retry_codes_name: 'unavailable', retry_params_name: 'short' },
    ]),
  ),
}

/** A document that nothing writes: its absence is Firestore's smallest answer. */
const PING = 'store_marks/ping'

/** Time for which Firestore may be silent is no time of the product: it is the same when that is simulated. */
const MACHINE = {
  schedule(delayMs: number, task: () => void) {
    const timer = setTimeout(task, delayMs).unref()
    return () => clearTimeout(timer)
  },
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
  firestore.settings({
    ...settings,
    grpcOptions: CONNECTION,
    clientConfig: { interfaces: { 'google.firestore.v1.Firestore': SHORT_REQUESTS } },
  })
  return { app, firestore }
}

class FirestoreStore implements DocumentStore {
  readonly #projectId: string
  readonly #client: Client
  readonly #firestore: Firestore
  readonly #transactions: FirestoreTransactions
  readonly #silence: FirestoreSilence
  readonly #declared: readonly IndexDeclaration[]
  readonly #closing = new AbortController()

  constructor(projectId: string, declared: readonly IndexDeclaration[]) {
    this.#projectId = projectId
    this.#client = openClient(projectId)
    this.#firestore = this.#client.firestore
    this.#transactions = new FirestoreTransactions(this.#firestore)
    this.#silence = new FirestoreSilence({ ping: () => this.#firestore.doc(PING).get(), clock: MACHINE })
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
    return (await this.#silence.wait(() => this.#firestore.getAll(...references))).map(toDocument)
  }

  async query(collection: string, query: DocumentQuery): Promise<readonly StoredDocument[]> {
    this.#assertOpen()
    checkQuery(collection, query)
    // Firestore reports a missing index only in the cloud, and only when the query runs for the first time.
    indexFor(this.#declared, collection, query)
    const documents = toFirestoreQuery(this.#firestore.collection(collection), query)
    const { docs } = await this.#silence.wait(() => documents.get())
    return docs.map((snapshot) => toStoredDocument(snapshot.id, snapshot.data()))
  }

  async count(collection: string, limit?: number): Promise<number> {
    this.#assertOpen()
    checkCount(collection, limit)
    const documents = this.#firestore.collection(collection)
    const counted = (limit === undefined ? documents : documents.limit(limit)).count()
    const snapshot = await this.#silence.wait(() => counted.get())
    return snapshot.data().count
  }

  async transaction<T>(body: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#assertOpen()
    const checked = async (transaction: Transaction) => {
      const result = await body(transaction)
      this.#assertOpen()
      return result
    }
    return await this.#silence.wait((operation) => this.#transactions.run(checked, operation))
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
    this.#silence.close()
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
