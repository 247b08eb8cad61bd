import type { DocumentData, DocumentStore, IndexDeclaration } from '../../gateway/store/document-store.ts'

/** Opens an empty store. The caller closes it. */
export type OpenStore = (indexes: readonly IndexDeclaration[]) => Promise<DocumentStore>

/** Runs a test with a fresh store, and closes the store afterwards. */
export function withStore(
  open: OpenStore,
  indexes: readonly IndexDeclaration[],
  test: (store: DocumentStore) => Promise<void>,
): () => Promise<void> {
  return async () => {
    const store = await open(indexes)
    try {
      await test(store)
    } finally {
      await store.close()
    }
  }
}

/** Writes documents by id in one transaction; null deletes. */
export async function write(
  store: DocumentStore,
  collection: string,
  documents: Readonly<Record<string, DocumentData | null>>,
): Promise<void> {
  await store.transaction(async (transaction) => {
    for (const [id, data] of Object.entries(documents)) {
      if (data === null) transaction.delete({ collection, id })
      else transaction.set({ collection, id }, data)
    }
  })
}
