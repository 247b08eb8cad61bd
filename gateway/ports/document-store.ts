/** A plain JSON object, as it is kept. Lists hold no lists directly; numbers are finite; texts are well-formed. */
export type DocumentData = { readonly [field: string]: JsonValue }

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
  /** At most 1 MiB, as Firestore counts it, and 89 bytes less for one text. */
  readonly data: DocumentData
}

/** Where a document is. */
export interface DocumentRef {
  /** A letter and then up to 99 letters, digits and `_`. */
  readonly collection: string
  readonly id: string
}

export type Scalar = string | number | boolean

/**
 * One condition: the field equals the value, or one of 1 to 30 values.
 * A field is named by its path, such as `startedAt` or `profile.level`; its names are letters, digits and `_`.
 */
export type Where =
  | { readonly field: string; readonly equals: Scalar }
  | { readonly field: string; readonly in: readonly Scalar[] }

/**
 * A query that an index can answer: equality filters, one order with a range on it, a start and a limit.
 * Each field is named once. A filter on one field alone needs no declared index, all else but reading by id does.
 */
export interface DocumentQuery {
  /** Several `in` may have at most 30 combinations of their values. */
  readonly where?: readonly Where[]
  /**
   * Numbers come before texts, texts by their UTF-8 bytes. Ties are ordered by document id in the same direction.
   * Documents where the field is lacking or null are left out. Without an order documents come by id, ascending.
   */
  readonly orderBy?: {
    readonly field: string
    readonly direction: 'asc' | 'desc'
    /** Only values at or above, of the same type. */
    readonly from?: string | number
    /** Only values below, of the same type. */
    readonly below?: string | number
  }
  /** Resume behind the last document seen: its id and the order's value, which is left out without an order. */
  readonly startAfter?: { readonly value?: string | number; readonly id: string }
  /** 1 to 1,000. */
  readonly limit: number
}

/** An index that some query needs: the equality fields in any order, then the ordered one. */
export interface IndexDeclaration {
  readonly collection: string
  readonly equality: readonly string[]
  readonly order?: { readonly field: string; readonly direction: 'asc' | 'desc' }
}

/** A field that no query names: with all that is in it, it needs no index. */
export interface UnindexedField {
  readonly collection: string
  readonly field: string
}

/**
 * Reads and writes that happen together or not at all. All reads come before the first write, and a document read
 * twice is the same both times.
 */
export interface Transaction {
  get(ref: DocumentRef): Promise<StoredDocument | null>
  /** In the order of the ids; `null` where there is no such document. */
  getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]>
  /** Writes the whole document. */
  set(ref: DocumentRef, data: DocumentData): void
  /** Deleting what is not there is no error. */
  delete(ref: DocumentRef): void
}

export type DocumentChange =
  | { readonly kind: 'upserted'; readonly document: StoredDocument }
  /** May name a document that came and went unseen. */
  | { readonly kind: 'removed'; readonly id: string }

/** A watch begins with the whole state and goes on with what changed. */
export type WatchEvent =
  | { readonly kind: 'snapshot'; readonly documents: readonly StoredDocument[] }
  | { readonly kind: 'changes'; readonly changes: readonly DocumentChange[] }

/**
 * The one document model of the product. Both drivers pass tests/store/document-store-contract.ts.
 * What a caller did wrong is told by the errors of document-store-errors.ts.
 */
export interface DocumentStore {
  get(ref: DocumentRef): Promise<StoredDocument | null>
  /** In the order of the ids; `null` where there is no such document. One round trip. */
  getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]>
  query(collection: string, query: DocumentQuery): Promise<readonly StoredDocument[]>
  /**
   * Runs `body` and commits its writes; durable when the promise resolves. When a document that was read changed
   * meanwhile, `body` runs again, so it must have no other effect than its reads and writes. Throws
   * `TransactionTooLarge` where the store has no room for all of it at once; for 2.5 million characters of JSON, and for
   * one document of any size, each store has.
   */
  transaction<T>(body: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * A slow reader gets the changes it missed in one event, each document once in its latest state, or a fresh snapshot.
   * Ends, and takes its listener away, when the caller leaves the loop, `signal` aborts or the store is closed.
   */
  watch(collection: string, signal: AbortSignal): AsyncIterable<WatchEvent>
  /** Ends every watch. All other use of a closed store throws `StoreClosed`. */
  close(): Promise<void>
}
