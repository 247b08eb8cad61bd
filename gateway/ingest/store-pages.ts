import { setImmediate as othersTurn } from 'node:timers/promises'
import type { DocumentStore, StoredDocument } from '../ports/document-store.ts'

/**
 * All documents of a collection by id, page by page, with a turn for everybody else before each. What is written
 * meanwhile is read where the reading has not come yet.
 */
export async function* readPages(
  store: DocumentStore,
  collection: string,
  limit: number,
): AsyncGenerator<readonly StoredDocument[], void> {
  let startAfter: { readonly id: string } | null = null
  for (;;) {
    await othersTurn()
    const page: readonly StoredDocument[] = await store.query(collection, { limit, ...(startAfter && { startAfter }) })
    if (page.length > 0) yield page
    if (page.length < limit) return
    startAfter = page.at(-1) ?? null
  }
}
