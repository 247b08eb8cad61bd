import type { z } from 'zod'
import type {
  DocumentData,
  DocumentQuery,
  DocumentStore,
  IndexDeclaration,
  Transaction,
} from '../ports/document-store.ts'

/** What one kind of document is: its collection's name, its shape, and the indexes its queries need. */
export interface CollectionDefinition<T extends DocumentData> {
  readonly name: string
  readonly schema: z.ZodType<T>
  readonly indexes: readonly Omit<IndexDeclaration, 'collection'>[]
  /** Fields with all that is in them that no query names: long, or written often. Firestore then keeps no index of them. */
  readonly unindexed?: readonly string[]
}

/** A collection within a store: documents go in and come out typed, and a document of another shape throws. */
export interface Collection<T> {
  find(id: string): Promise<T | null>
  /** In the order of the ids; `null` where there is no such document. One round trip. */
  findMany(ids: readonly string[]): Promise<readonly (T | null)[]>
  list(query: DocumentQuery): Promise<readonly { readonly id: string; readonly value: T }[]>
  /** The same collection inside a transaction. */
  in(transaction: Transaction): CollectionWriter<T>
}

export interface CollectionWriter<T> {
  find(id: string): Promise<T | null>
  findMany(ids: readonly string[]): Promise<readonly (T | null)[]>
  set(id: string, value: T): void
  delete(id: string): void
}

/** The collection that `definition` describes, in `store`. */
export function openCollection<T extends DocumentData>(
  store: DocumentStore,
  definition: CollectionDefinition<T>,
): Collection<T> {
  const { name, schema } = definition

  return {
    async find(id) {
      const document = await store.get({ collection: name, id })
      return document === null ? null : schema.parse(document.data)
    },
    async findMany(ids) {
      const documents = await store.getMany(name, ids)
      return documents.map((document) => (document === null ? null : schema.parse(document.data)))
    },
    async list(query) {
      const documents = await store.query(name, query)
      return documents.map(({ id, data }) => ({ id, value: schema.parse(data) }))
    },
    in: (transaction) => ({
      async find(id) {
        const document = await transaction.get({ collection: name, id })
        return document === null ? null : schema.parse(document.data)
      },
      async findMany(ids) {
        const documents = await transaction.getMany(name, ids)
        return documents.map((document) => (document === null ? null : schema.parse(document.data)))
      },
      set: (id, value) => transaction.set({ collection: name, id }, value),
      delete: (id) => transaction.delete({ collection: name, id }),
    }),
  }
}
