import type { DocumentChange, DocumentData, StoredDocument, WatchEvent } from '../ports/document-store.ts'

/** A collection of Firestore, as far as it is listened to. */
interface ListenedCollection {
  onSnapshot(onNext: (snapshot: HeardSnapshot) => void, onError: (error: Error) => void): () => void
}

/** The state of a collection, and what has changed since the one before. */
interface HeardSnapshot {
  readonly docs: readonly HeardDocument[]
  docChanges(): readonly HeardChange[]
}

interface HeardChange {
  readonly type: 'added' | 'modified' | 'removed'
  readonly doc: HeardDocument
}

interface HeardDocument {
  readonly id: string
  data(): DocumentData
}

/** A reader who missed more documents than this begins anew with a snapshot. */
const MAX_MISSED_CHANGES = 1_000

/**
 * Listens to a collection until `signal` aborts or the reader leaves. The client mends a broken connection by itself
 * for about two minutes; then the listener is dead and this throws, so that whoever supervises it begins anew.
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

/** What a listener heard and its reader has not taken yet: each document once, in its latest state. */
class MissedSnapshots {
  readonly #changes = new Map<string, DocumentChange>()
  #latest: HeardSnapshot | null = null
  /** False while the next event is a snapshot. */
  #hasBegun = false
  #ended: { readonly error: Error | null } | null = null
  #news = Promise.withResolvers<void>()

  add(snapshot: HeardSnapshot): void {
    this.#latest = snapshot
    for (const change of snapshot.docChanges()) this.#remember(toChange(change))
    this.#news.resolve()
  }

  end(error: Error | null): void {
    this.#ended ??= { error }
    this.#news.resolve()
  }

  /** Waits for something new; null at the end. Throws what the listener died of. */
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
    // A snapshot will tell it.
    if (!this.#hasBegun) return
    const id = change.kind === 'removed' ? change.id : change.document.id
    // What changed last comes last.
    this.#changes.delete(id)
    this.#changes.set(id, change)
    if (this.#changes.size <= MAX_MISSED_CHANGES) return
    this.#changes.clear()
    this.#hasBegun = false
  }
}

function toChange({ type, doc }: HeardChange): DocumentChange {
  return type === 'removed' ? { kind: 'removed', id: doc.id } : { kind: 'upserted', document: toDocument(doc) }
}

function toDocument(heard: HeardDocument): StoredDocument {
  return { id: heard.id, data: heard.data() }
}
