import { isDeepStrictEqual } from 'node:util'
import type { DocumentData, DocumentStore } from '../../store/document-store.ts'
import { readPages } from '../../store/store-pages.ts'
import type { RecountMark } from './recount-mark.ts'
import type { RecountProgress } from './recount-progress.ts'

const DOCUMENTS_A_PAGE = 100

/** Maximum number of documents that one transaction writes or deletes. */
const MAX_DOCUMENTS = 400

/** Maximum number of characters of JSON in one transaction: every store accepts this many. */
const MAX_WRITTEN = 2_500_000

interface Dependencies {
  readonly store: DocumentStore
  readonly mark: RecountMark
  readonly progress: RecountProgress
}

/**
 * Corrects a collection to match `wanted`, by id. `toDocument` returns the correct document, or null for one that must not exist.
 * Correct documents are not written. Throws `RecountLost` or `RecountStopped`; the progress then shows how much was corrected.
 */
export async function correctDocuments<Wanted>(
  { store, mark, progress }: Dependencies,
  collection: string,
  wanted: ReadonlyMap<string, Wanted>,
  toDocument: (wanted: Wanted) => DocumentData | null,
): Promise<void> {
  const writer = new BatchWriter(mark, collection, progress)
  const found = new Set<string>()
  for await (const page of readPages(store, collection, DOCUMENTS_A_PAGE)) {
    await mark.keep()
    for (const { id, data } of page) {
      const part = wanted.get(id)
      const document = part === undefined ? null : toDocument(part)
      if (!isDeepStrictEqual(data, document)) await writer.add(id, document)
      found.add(id)
      progress.checked++
    }
  }

  for (const [id, part] of wanted) {
    const document = found.has(id) ? null : toDocument(part)
    if (document === null) continue
    progress.checked++
    await writer.add(id, document)
  }
  await writer.finish()
}

class BatchWriter {
  readonly #mark: RecountMark
  readonly #collection: string
  readonly #progress: RecountProgress
  readonly #waiting = new Map<string, DocumentData | null>()
  #characters = 0

  constructor(mark: RecountMark, collection: string, progress: RecountProgress) {
    this.#mark = mark
    this.#collection = collection
    this.#progress = progress
  }

  async add(id: string, document: DocumentData | null): Promise<void> {
    const characters = document === null ? 0 : JSON.stringify(document).length
    if (this.#waiting.size === MAX_DOCUMENTS || this.#characters + characters > MAX_WRITTEN) await this.finish()
    this.#waiting.set(id, document)
    this.#characters += characters
  }

  async finish(): Promise<void> {
    if (this.#waiting.size === 0) return
    await this.#mark.write((transaction) => {
      for (const [id, document] of this.#waiting) {
        const ref = { collection: this.#collection, id }
        if (document === null) transaction.delete(ref)
        else transaction.set(ref, document)
      }
    })
    this.#progress.corrected += this.#waiting.size
    this.#waiting.clear()
    this.#characters = 0
  }
}
