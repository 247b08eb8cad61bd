import type { z } from 'zod'
import type {
  DocumentData,
  DocumentQuery,
  DocumentStore,
  FieldIndex,
  ListIndex,
  Transaction,
} from './document-store.ts'

export interface CollectionDefinition<T extends DocumentData> {
  readonly name: string
  readonly schema: z.ZodType<T>
  /** Converts a value to the form in which it is stored, and which the schema converts back; by default it is the same. */
  readonly encode?: (value: T) => DocumentData
  readonly indexes: readonly (Omit<FieldIndex, 'collection'> | Omit<ListIndex, 'collection'>)[]
  /** Fields that no query uses, with all fields inside them: long or often written ones. Firestore does not index them. */
  readonly unindexed?: readonly string[]
}

export type Stored<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

/** Reading a document that does not match the schema throws. */
export interface Collection<T> {
  find(id: string): Promise<T | null>
  /** Returns values in the order of the ids, in one round trip; `null` for each that does not exist. */
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

/** Opens the collection described by `definition` in `store`. */
export function openCollection<T extends DocumentData>(
  store: DocumentStore,
  definition: CollectionDefinition<T>,
): Collection<T> {
  const { name, schema, encode = (value) => value } = definition

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
      set: (id, value) => transaction.set({ collection: name, id }, encode(value)),
      delete: (id) => transaction.delete({ collection: name, id }),
    }),
  }
}
