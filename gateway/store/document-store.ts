/**
 * A plain JSON object, as stored. A list contains no lists directly; numbers are finite; strings are well-formed. One field
 * of the document itself, not of an object in it, may contain bytes.
 */
export type DocumentData = { readonly [field: string]: JsonValue | Uint8Array }

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [field: string]: JsonValue }

export interface StoredDocument {
  /** 1 to 1,500 bytes of UTF-8 without `/`; not `.`, `..` or `__…__`. */
  readonly id: string
  /** At most 1 MiB, as Firestore counts it. A single string or the bytes have at most 89 bytes less. */
  readonly data: DocumentData
}

export interface DocumentRef {
  /** A letter and then up to 99 letters, digits and `_`. */
  readonly collection: string
  readonly id: string
}

export type Scalar = string | number | boolean

/**
 * One condition: the field equals the value, or one of 1 to 30 values, or is a list with this string among its items. A field is
 * given by its path, such as `startedAt` or `profile.level`; the names in it consist of letters, digits and `_`.
 */
export type Where =
  | { readonly field: string; readonly equals: Scalar }
  | { readonly field: string; readonly in: readonly Scalar[] }
  | { readonly field: string; readonly contains: string }

/**
 * A query that an index can answer: equality filters, one order with a range on it, a start and a limit. Each field is used
 * once. `contains` allows no other condition and no order. A query by id and equality on one single field need no declared
 * index; every other query does.
 */
export interface DocumentQuery {
  /** Several `in` conditions may have at most 30 combinations of their values. */
  readonly where?: readonly Where[]
  /**
   * Numbers sort before strings, strings by their UTF-8 bytes. Ties are sorted by document id in the same direction. Documents
   * without the field, or with null in it, are left out. Without an order, documents are sorted by id, ascending.
   */
  readonly orderBy?: {
    readonly field: string
    readonly direction: 'asc' | 'desc'
    /** Only values at or above, of the same type. */
    readonly from?: string | number
    /** Only values below, of the same type. */
    readonly below?: string | number
  }
  /** Resumes after this document: its id and its value of the order. The value is omitted when there is no order. */
  readonly startAfter?: { readonly value?: string | number; readonly id: string }
  /** 1 to 1,000. */
  readonly limit: number
}

export type IndexDeclaration = FieldIndex | ListIndex

/** The equality fields in any order, then the ordered field. */
export interface FieldIndex {
  readonly collection: string
  readonly equality: readonly string[]
  readonly order?: { readonly field: string; readonly direction: 'asc' | 'desc' }
}

/** An index of the items of a list, for `contains`. */
export interface ListIndex {
  readonly collection: string
  readonly contains: string
}

/** A field that no query uses. Neither it nor the fields inside it need an index. */
export interface UnindexedField {
  readonly collection: string
  readonly field: string
}

/**
 * Reads and writes that happen together or not at all. All reads must precede the first write. Two reads of one document
 * return the same state.
 */
export interface Transaction {
  get(ref: DocumentRef): Promise<StoredDocument | null>
  /** Returns documents in the order of the ids; `null` for each that does not exist. */
  getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]>
  /** Writes the whole document. */
  set(ref: DocumentRef, data: DocumentData): void
  /** Deletes a document. Does nothing if it does not exist. */
  delete(ref: DocumentRef): void
}

export type DocumentChange =
  | { readonly kind: 'upserted'; readonly document: StoredDocument }
  /** Can name a document that the reader never received. */
  | { readonly kind: 'removed'; readonly id: string }

/** A watch starts with a snapshot and continues with changes. */
export type WatchEvent =
  | { readonly kind: 'snapshot'; readonly documents: readonly StoredDocument[] }
  | { readonly kind: 'changes'; readonly changes: readonly DocumentChange[] }

/**
 * The document model of the product. Both drivers pass tests/store/document-store-contract.ts. A caller's mistake throws one of
 * the errors in document-store-errors.ts.
 */
export interface DocumentStore {
  get(ref: DocumentRef): Promise<StoredDocument | null>
  /** Returns documents in the order of the ids, in one round trip; `null` for each that does not exist. */
  getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]>
  query(collection: string, query: DocumentQuery): Promise<readonly StoredDocument[]>
  /**
   * Returns the number of documents in a collection, or `limit`, from 1, when there are more. Without a limit, some millions of
   * documents take seconds; what is written meanwhile may be counted or not.
   */
  count(collection: string, limit?: number): Promise<number>
  /**
   * Runs `body` and commits its writes, which are durable once the promise resolves. If a document that it read has changed
   * meanwhile, `body` runs again. So it must have no effects besides its reads and writes. Throws `TransactionTooLarge` if the
   * store can't write all of it at once; every store can write 2.5 million characters of JSON and bytes together, and one
   * document of any size.
   */
  transaction<T>(body: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * Watches a collection. A slow reader gets the changes it missed in one event, each document once in its latest state, or a fresh
   * snapshot. The watch ends, and removes its listener, when the caller leaves the loop, `signal` aborts or the store is closed.
   */
  watch(collection: string, signal: AbortSignal): AsyncIterable<WatchEvent>
  /** Ends every watch. Any other use of a closed store throws `StoreClosed`. */
  close(): Promise<void>
}
