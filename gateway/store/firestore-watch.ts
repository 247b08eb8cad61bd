import type { DocumentChange, DocumentData, StoredDocument, WatchEvent } from './document-store.ts'
import { toStoredDocument } from './firestore-document.ts'

interface ListenedCollection {
  onSnapshot(onNext: (snapshot: ListenerSnapshot) => void, onError: (error: Error) => void): () => void
}

/** The state of a collection, and the changes since the previous snapshot. */
interface ListenerSnapshot {
  readonly docs: readonly ListenerDocument[]
  docChanges(): readonly ListenerChange[]
}

interface ListenerChange {
  readonly type: 'added' | 'modified' | 'removed'
  readonly doc: ListenerDocument
}

interface ListenerDocument {
  readonly id: string
  data(): DocumentData
}

/** A reader that missed more documents than this gets a fresh snapshot. */
const MAX_MISSED_CHANGES = 1_000

/**
 * Listens to a collection until `signal` aborts or the reader leaves. Firestore's client repairs a broken connection for
 * about two minutes. Then the listener is dead, and this function throws, so that its supervisor can restart it.
 */
export async function* watchCollection(
  collection: ListenedCollection,
  signal: AbortSignal,
): AsyncGenerator<WatchEvent, void> {
  if (signal.aborted) return
  const missed = new MissedSnapshots()
  const stop = collection.onSnapshot(
    (snapshot) => missed.add(snapshot),
    (error) => missed.end(error),
  )
  const end = () => {
    stop()
    missed.end(null)
  }
  signal.addEventListener('abort', end)
  try {
    for (let event = await missed.take(); event !== null; event = await missed.take()) yield event
  } finally {
    signal.removeEventListener('abort', end)
    stop()
  }
}

/** Collects the changes that the reader has not taken yet: each document once, in its latest state. */
class MissedSnapshots {
  readonly #changes = new Map<string, DocumentChange>()
  #latest: ListenerSnapshot | null = null
  /** False while the next event is a snapshot. */
  #hasBegun = false
  #ended: { readonly error: Error | null } | null = null
  #news = Promise.withResolvers<void>()

  add(snapshot: ListenerSnapshot): void {
    this.#latest = snapshot
    for (const change of snapshot.docChanges()) this.#remember(toChange(change))
    this.#news.resolve()
  }

  end(error: Error | null): void {
    this.#ended ??= { error }
    this.#news.resolve()
  }

  /** Resolves to the next event, or to null at the end. Throws the listener's error. */
  async take(): Promise<WatchEvent | null> {
    for (;;) {
      if (this.#ended !== null) {
        if (this.#ended.error !== null) throw this.#ended.error
        return null
      }
      const event = this.#takeEvent()
      if (event !== null) return event
      this.#news = Promise.withResolvers()
      await this.#news.promise
    }
  }

  #takeEvent(): WatchEvent | null {
    if (this.#latest === null) return null
    if (!this.#hasBegun) {
      this.#hasBegun = true
      return { kind: 'snapshot', documents: this.#latest.docs.map(toDocument) }
    }
    const changes = [...this.#changes.values()]
    this.#changes.clear()
    return changes.length === 0 ? null : { kind: 'changes', changes }
  }

  #remember(change: DocumentChange): void {
    // The snapshot will contain it.
    if (!this.#hasBegun) return
    const id = change.kind === 'removed' ? change.id : change.document.id
    // Keeps the documents in the order of their last change.
    this.#changes.delete(id)
    this.#changes.set(id, change)
    if (this.#changes.size <= MAX_MISSED_CHANGES) return
    this.#changes.clear()
    this.#hasBegun = false
  }
}

function toChange({ type, doc }: ListenerChange): DocumentChange {
  return type === 'removed' ? { kind: 'removed', id: doc.id } : { kind: 'upserted', document: toDocument(doc) }
}

function toDocument(document: ListenerDocument): StoredDocument {
  return toStoredDocument(document.id, document.data())
}
