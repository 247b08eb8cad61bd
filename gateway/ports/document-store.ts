/** A plain JSON object, as it is kept. */
export type DocumentData = { readonly [field: string]: JsonValue }

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [field: string]: JsonValue }

export interface StoredDocument {
  readonly id: string
  readonly data: DocumentData
}

/** Where a document is. */
export interface DocumentRef {
  readonly collection: string
  readonly id: string
}

export type Scalar = string | number | boolean

/** One condition: the field equals the value, or one of up to 30 values. */
export type Where =
  | { readonly field: string; readonly equals: Scalar }
  | { readonly field: string; readonly in: readonly Scalar[] }

/** A query that a declared index can answer: equality filters, one order with a range on it, a start and a limit. */
export interface DocumentQuery {
  readonly where?: readonly Where[]
  /** Documents that lack the field are left out. Ties are ordered by document id in the same direction. */
  readonly orderBy?: {
    readonly field: string
    readonly direction: 'asc' | 'desc'
    /** Only values at or above. */
    readonly from?: string | number
    /** Only values below. */
    readonly below?: string | number
  }
  /** Resume behind this position: the order's value and the document id of the last document seen. */
  readonly startAfter?: { readonly value: string | number; readonly id: string }
  /** 1 to 1,000. */
  readonly limit: number
}

/** An index that some query needs: the equality fields in order, then the ordered one. */
export interface IndexDeclaration {
  readonly collection: string
  readonly equality: readonly string[]
  readonly order?: { readonly field: string; readonly direction: 'asc' | 'desc' }
}

/** Reads and writes that happen together or not at all. All reads come before the first write. */
export interface Transaction {
  get(ref: DocumentRef): Promise<StoredDocument | null>
  /** In the order of the ids; `null` where there is no such document. */
  getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]>
  /** Writes the whole document. */
  set(ref: DocumentRef, data: DocumentData): void
  /** Deleting what is not there is no error. */
  delete(ref: DocumentRef): void
}

export interface DocumentChange {
  readonly kind: 'upserted' | 'removed'
  readonly document: StoredDocument
}

/** A watch begins with the whole state and goes on with what changed. */
export type WatchEvent =
  | { readonly kind: 'snapshot'; readonly documents: readonly StoredDocument[] }
  | { readonly kind: 'changes'; readonly changes: readonly DocumentChange[] }

/** The one document model of the product. Both drivers pass tests/store/document-store-contract.ts. */
export interface DocumentStore {
  get(ref: DocumentRef): Promise<StoredDocument | null>
  /** In the order of the ids; `null` where there is no such document. One round trip. */
  getMany(collection: string, ids: readonly string[]): Promise<readonly (StoredDocument | null)[]>
  query(collection: string, query: DocumentQuery): Promise<readonly StoredDocument[]>
  /**
   * Runs `body` and commits its writes; durable when the promise resolves. When a document that was read changed
   * meanwhile, `body` runs again, so it must have no other effect than its reads and writes.
   */
  transaction<T>(body: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Ends, and takes its listener away, when the caller leaves the loop or `signal` aborts. */
  watch(collection: string, signal: AbortSignal): AsyncIterable<WatchEvent>
  close(): Promise<void>
}
