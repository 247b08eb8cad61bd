import { type EncodedDocument, encodeDocument } from './document-bytes.ts'
import { checkCollection, checkDocument, checkId } from './document-checks.ts'
import { TransactionMisused } from './document-store-errors.ts'
import type { DocumentData, DocumentRef, StoredDocument, Transaction } from './document-store.ts'

/** A document as a driver has read it. A driver can add properties of its own. */
export interface FoundDocument {
  readonly document: StoredDocument
}

/** A read of a transaction; null when there was no document. */
export interface DocumentRead<Found extends FoundDocument> {
  readonly ref: DocumentRef
  readonly found: Found | null
}

/** A write of a transaction; null deletes the document. */
export interface DocumentWrite {
  readonly ref: DocumentRef
  readonly document: EncodedDocument | null
}

type ReadMany<Found> = (collection: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>

export class TransactionAttempt<Found extends FoundDocument> implements Transaction {
  readonly #readMany: ReadMany<Found>
  readonly #reads = new Map<string, DocumentRead<Found>>()
  readonly #writes = new Map<string, DocumentWrite>()
  #ended = false

  constructor(readMany: ReadMany<Found>) {
    this.#readMany = readMany
  }

  get reads(): readonly DocumentRead<Found>[] {
    return [...this.#reads.values()]
  }

  get writes(): readonly DocumentWrite[] {
    return [...this.#writes.values()]
  }

  /** Ends the attempt: work that the body did not await can't read or write any more. */
  end(): void {
    this.#ended = true
  }

  async get(ref: DocumentRef): Promise<StoredDocument | null> {
    const [document = null] = await this.getMany(ref.collection, [ref.id])
    return document
  }

  async getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]> {
    this.#assertRunning()
    if (this.#writes.size > 0)
      throw new TransactionMisused('A transaction must do all its reads before its first write')
    checkCollection(collection)
    ids.forEach(checkId)

    const unread = ids.filter((id) => !this.#reads.has(keyOf({ collection, id })))
    if (unread.length > 0) this.#remember(collection, unread, await this.#readMany(collection, unread))
    return ids.map((id) => this.#reads.get(keyOf({ collection, id }))?.found?.document ?? null)
  }

  set(ref: DocumentRef, data: DocumentData): void {
    this.#assertRunning()
    checkDocument(ref, data)
    this.#writes.set(keyOf(ref), { ref, document: encodeDocument(data) })
  }

  delete(ref: DocumentRef): void {
    this.#assertRunning()
    checkCollection(ref.collection)
    checkId(ref.id)
    this.#writes.set(keyOf(ref), { ref, document: null })
  }

  #remember(collection: string, ids: readonly string[], found: ReadonlyMap<string, Found>): void {
    for (const id of ids) {
      const ref = { collection, id }
      // Two parallel reads can find different states; the first one counts for both.
      if (this.#reads.has(keyOf(ref))) continue
      this.#reads.set(keyOf(ref), { ref, found: found.get(id) ?? null })
    }
  }

  #assertRunning(): void {
    if (this.#ended) throw new TransactionMisused('The transaction has ended; its body must await all that it starts')
  }
}

// Neither part can contain a slash.
function keyOf({ collection, id }: DocumentRef): string {
  return `${collection}/${id}`
}
