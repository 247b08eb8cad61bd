import { TransactionMisused } from '../ports/document-store-errors.ts'
import type { DocumentData, DocumentRef, StoredDocument, Transaction } from '../ports/document-store.ts'
import { checkCollection, checkDocument, checkId } from './document-limits.ts'
import type { DocumentWrite, VersionedDocument } from './sqlite-documents.ts'

/** What a transaction saw at a place: version 0 where nothing was. */
export interface DocumentRead {
  readonly ref: DocumentRef
  readonly document: StoredDocument | null
  readonly version: number
}

type ReadMany = (collection: string, ids: readonly string[]) => Promise<ReadonlyMap<string, VersionedDocument>>

/** One run of a transaction's body: remembers what was read and holds back what is to be written. */
export class TransactionAttempt implements Transaction {
  readonly #readMany: ReadMany
  readonly #reads = new Map<string, DocumentRead>()
  readonly #writes = new Map<string, DocumentWrite>()
  #ended = false

  constructor(readMany: ReadMany) {
    this.#readMany = readMany
  }

  get reads(): readonly DocumentRead[] {
    return [...this.#reads.values()]
  }

  get writes(): readonly DocumentWrite[] {
    return [...this.#writes.values()]
  }

  /** Whatever the body left running can't read or write from now on. */
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
    return ids.map((id) => this.#reads.get(keyOf({ collection, id }))?.document ?? null)
  }

  set(ref: DocumentRef, data: DocumentData): void {
    this.#assertRunning()
    checkDocument(ref, data)
    this.#writes.set(keyOf(ref), { ref, json: JSON.stringify(data) })
  }

  delete(ref: DocumentRef): void {
    this.#assertRunning()
    checkCollection(ref.collection)
    checkId(ref.id)
    this.#writes.set(keyOf(ref), { ref, json: null })
  }

  #remember(collection: string, ids: readonly string[], found: ReadonlyMap<string, VersionedDocument>): void {
    for (const id of ids) {
      const ref = { collection, id }
      // Two reads at the same time can find two states; the first one counts for both.
      if (this.#reads.has(keyOf(ref))) continue
      const { document = null, version = 0 } = found.get(id) ?? {}
      this.#reads.set(keyOf(ref), { ref, document, version })
    }
  }

  #assertRunning(): void {
    if (this.#ended) throw new TransactionMisused('The transaction has ended; its body must await all that it starts')
  }
}

// Neither part can hold a slash.
function keyOf({ collection, id }: DocumentRef): string {
  return `${collection}/${id}`
}
