import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { DocumentStore, StoredDocument, Where } from './document-store.ts'

/**
 * Yields the documents of a collection that fit `where`, by id, in pages; other work gets a turn before each page. A document that
 * is written in the meantime is included only if its page has not been read yet.
 */
export async function* readPages(
  store: DocumentStore,
  collection: string,
  limit: number,
  where: readonly Where[] = [],
): AsyncGenerator<readonly StoredDocument[], void> {
  let startAfter: { readonly id: string } | null = null
  for (;;) {
    await yieldToOthers()
    const page: readonly StoredDocument[] = await store.query(collection, {
      where,
      limit,
      ...(startAfter && { startAfter }),
    })
    if (page.length > 0) yield page
    if (page.length < limit) return
    startAfter = page.at(-1) ?? null
  }
}
