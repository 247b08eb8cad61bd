import type {
  DocumentQuery,
  DocumentRef,
  DocumentStore,
  StoredDocument,
  Transaction,
  WatchEvent,
} from '../../gateway/store/document-store.ts'

interface Listener {
  readonly collection: string
  readonly ended: PromiseWithResolvers<Error | null>
  isDead: boolean
}

/** A store whose watches fail in all the ways of a network listener. */
export class TroubledStore implements DocumentStore {
  readonly #inner: DocumentStore
  readonly #listeners = new Set<Listener>()
  /** The collections of all watches started so far, in order. */
  readonly started: string[] = []
  /** While false, new watches deliver nothing. */
  isDelivering = true
  /** While false, all writes fail. */
  isWritable = true

  constructor(inner: DocumentStore) {
    this.#inner = inner
  }

  /** The collections of active watches, sorted by name. */
  get listeners(): readonly string[] {
    return [...this.#listeners].map(({ collection }) => collection).toSorted()
  }

  /** Silences all active watches without an error; later watches work. */
  die(): void {
    for (const listener of this.#listeners) listener.isDead = true
  }

  /** Ends the watches of a collection, with an error or, for null, without one. */
  breakOff(collection: string, error: Error | null): void {
    for (const listener of this.#listeners) if (listener.collection === collection) listener.ended.resolve(error)
  }

  async *watch(collection: string, signal: AbortSignal): AsyncGenerator<WatchEvent, void> {
    const listener = { collection, ended: Promise.withResolvers<Error | null>(), isDead: !this.isDelivering }
    const end = () => listener.ended.resolve(null)
    this.started.push(collection)
    this.#listeners.add(listener)
    signal.addEventListener('abort', end)
    const events = this.#inner.watch(collection, signal)[Symbol.asyncIterator]()
    try {
      for (;;) {
        const { promise } = listener.ended
        const found = listener.isDead ? await promise : await Promise.race([promise, events.next()])
        if (found instanceof Error) throw found
        if (found === null || found.done === true) return
        if (!listener.isDead) yield found.value
      }
    } finally {
      signal.removeEventListener('abort', end)
      this.#listeners.delete(listener)
      void events.return?.()
    }
  }

  async transaction<T>(body: (transaction: Transaction) => Promise<T>): Promise<T> {
    if (!this.isWritable) throw new Error('The store is down')
    return await this.#inner.transaction(body)
  }

  async get(ref: DocumentRef): Promise<StoredDocument | null> {
    return await this.#inner.get(ref)
  }

  async getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]> {
    return await this.#inner.getMany(collection, ids)
  }

  async query(collection: string, query: DocumentQuery): Promise<readonly StoredDocument[]> {
    return await this.#inner.query(collection, query)
  }

  async count(collection: string, limit?: number): Promise<number> {
    return await this.#inner.count(collection, limit)
  }

  async close(): Promise<void> {
    await this.#inner.close()
  }
}
