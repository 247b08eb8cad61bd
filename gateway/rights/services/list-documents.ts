import { setImmediate as othersTurn } from 'node:timers/promises'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { DocumentData, DocumentStore, StoredDocument, Where } from '../../store/document-store.ts'

/** Documents per read: those of ladders and viewers have some 40 kB. */
const PAGE = 100

/** Lists the readable documents of a collection, in the order of their ids. */
export async function* listDocuments<T extends DocumentData>(
  store: DocumentStore,
  { name, schema }: CollectionDefinition<T>,
): AsyncGenerator<{ readonly id: string; readonly value: T }, void> {
  for await (const documents of listPages(store, name)) {
    for (const { id, data: stored } of documents) {
      const { success, data: value } = schema.safeParse(stored)
      if (success) yield { id, value }
    }
  }
}

/** Lists documents as they are stored, in pages. Other work runs between two pages. */
export async function* listPages(
  store: DocumentStore,
  collection: string,
  where: readonly Where[] = [],
): AsyncGenerator<readonly StoredDocument[], void> {
  let startAfter: { readonly id: string } | undefined
  for (;;) {
    const page: readonly StoredDocument[] = await store.query(collection, {
      where,
      limit: PAGE,
      ...(startAfter && { startAfter }),
    })
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    startAfter = { id: last.id }
    await othersTurn()
  }
}
