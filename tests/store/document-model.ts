import type {
  DocumentChange,
  DocumentData,
  DocumentQuery,
  JsonValue,
  StoredDocument,
  WatchEvent,
  Where,
} from '../../gateway/store/document-store.ts'

/** The simplest possible model of one collection, which a store must agree with. */
export class DocumentModel {
  readonly #documents = new Map<string, DocumentData>()

  get(id: string): StoredDocument | null {
    const data = this.#documents.get(id)
    return data === undefined ? null : { id, data }
  }

  set(id: string, data: DocumentData): void {
    this.#documents.set(id, data)
  }

  delete(id: string): void {
    this.#documents.delete(id)
  }

  list(): readonly StoredDocument[] {
    return [...this.#documents].map(([id, data]) => ({ id, data })).toSorted((a, b) => compareTexts(a.id, b.id))
  }

  query({ where = [], orderBy, startAfter, limit }: DocumentQuery): readonly StoredDocument[] {
    const matching = this.list().filter(({ data }) => where.every((condition) => matches(data, condition)))
    if (orderBy === undefined) {
      return matching
        .filter(({ id }) => startAfter === undefined || compareTexts(id, startAfter.id) > 0)
        .slice(0, limit)
    }

    const { field, from, below } = orderBy
    const sign = orderBy.direction === 'asc' ? 1 : -1
    return matching
      .flatMap((document) => {
        const value = fieldOf(document.data, field)
        return typeof value === 'number' || typeof value === 'string' ? [{ document, value, id: document.id }] : []
      })
      .filter(({ value }) => from === undefined || (typeof value === typeof from && compare(value, from) >= 0))
      .filter(({ value }) => below === undefined || (typeof value === typeof below && compare(value, below) < 0))
      .toSorted((a, b) => sign * comparePlaces(a, b))
      .filter(({ value, id }) => {
        if (startAfter?.value === undefined) return true
        return sign * comparePlaces({ value, id }, { value: startAfter.value, id: startAfter.id }) > 0
      })
      .map(({ document }) => document)
      .slice(0, limit)
  }
}

/** State of a watch's reader after its events. */
export class WatchedDocuments {
  readonly #documents = new Map<string, StoredDocument>()

  /** Null, the end of a watch, changes nothing. */
  take(event: WatchEvent | null): void {
    if (event === null) return
    if (event.kind === 'snapshot') {
      this.#documents.clear()
      for (const document of event.documents) this.#documents.set(document.id, document)
    } else {
      for (const change of event.changes) this.#apply(change)
    }
  }

  list(): readonly StoredDocument[] {
    return [...this.#documents.values()].toSorted((a, b) => compareTexts(a.id, b.id))
  }

  #apply(change: DocumentChange): void {
    if (change.kind === 'removed') this.#documents.delete(change.id)
    else this.#documents.set(change.document.id, change.document)
  }
}

interface Place {
  readonly value: string | number
  readonly id: string
}

function comparePlaces(a: Place, b: Place): number {
  return compare(a.value, b.value) || compareTexts(a.id, b.id)
}

/** Orders numbers before texts. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  return typeof b === 'number' ? 1 : compareTexts(a, b)
}

/** Compares UTF-8 bytes, unlike JavaScript's comparison of texts. */
function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function matches(data: DocumentData, condition: Where): boolean {
  const value = fieldOf(data, condition.field)
  if ('contains' in condition) return Array.isArray(value) && value.includes(condition.contains)
  return 'in' in condition ? condition.in.some((wanted) => wanted === value) : condition.equals === value
}

function fieldOf(data: DocumentData, path: string): JsonValue | Uint8Array | undefined {
  const [name = '', ...rest] = path.split('.')
  const value = data[name]
  if (rest.length === 0) return value
  return isMap(value) ? fieldOf(value, rest.join('.')) : undefined
}

function isMap(value: JsonValue | Uint8Array | undefined): value is { readonly [field: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
}
