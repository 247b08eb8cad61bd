import { findBytes } from './document-bytes.ts'
import { DocumentTooLarge, InvalidDocument, InvalidReference } from './document-store-errors.ts'
import type { DocumentData, DocumentRef, JsonValue } from './document-store.ts'

// Firestore's limits: https://firebase.google.com/docs/firestore/quotas
const MAX_NAME_BYTES = 1_500
const MAX_DOCUMENT_BYTES = 1_048_576
const MAX_VALUE_BYTES = 1_048_487
const MAX_DEPTH = 20

const RESERVED = /^__.*__$/s
const COLLECTION_NAME = /^[A-Za-z]\w{0,99}$/

/** Fast path for valid names with one byte per character, as almost all of the many names are. */
const PLAIN_NAME = /^[\dA-Za-z][\w-]{0,99}$/

/** Throws {@link InvalidReference} for a collection name that is not a plain word. */
export function checkCollection(name: string): void {
  if (COLLECTION_NAME.test(name)) return
  throw new InvalidReference('collection', name, 'be a letter and then up to 99 letters, digits and "_"')
}

/** Throws {@link InvalidReference} for a document id that Firestore would refuse. */
export function checkId(id: string): void {
  const rule = brokenIdRule(id)
  if (rule !== null) throw new InvalidReference('document id', id, rule)
}

/**
 * Throws {@link InvalidReference}, {@link InvalidDocument} or {@link DocumentTooLarge} where Firestore would refuse or alter it.
 */
export function checkDocument(ref: DocumentRef, data: DocumentData): void {
  checkCollection(ref.collection)
  checkId(ref.id)

  // In Firestore's count, a document name takes its parts, one byte for each, and 16 more; the document takes another 32.
  const nameBytes = Buffer.byteLength(ref.collection) + 1 + Buffer.byteLength(ref.id) + 1 + 16
  const bytes = nameBytes + 32 + sizeOfFields(data, { ref, path: [], bytesField: findBytes(data)?.field ?? null })
  if (bytes > MAX_DOCUMENT_BYTES) throw new DocumentTooLarge(ref, bytes, MAX_DOCUMENT_BYTES)
}

/** The position of the check in a document; `path` is changed in place. */
interface Place {
  readonly ref: DocumentRef
  readonly path: string[]
  /** The only field that may contain bytes. */
  readonly bytesField: string | null
}

function sizeOfFields(fields: DocumentData, place: Place): number {
  const { path } = place
  let bytes = 0
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    path.push(name)
    if (path.length > MAX_DEPTH) throw refusal(place, `be no deeper than ${MAX_DEPTH} levels`)
    bytes += sizeOfName(name, place) + 1 + sizeOf(value, place)
    path.pop()
  }
  return bytes
}

function sizeOfName(name: string, place: Place): number {
  if (PLAIN_NAME.test(name)) return name.length
  const rule = brokenNameRule(name)
  if (rule !== null) throw refusal(place, `be renamed: a field name must ${rule}`)
  return Buffer.byteLength(name)
}

function sizeOfList(values: readonly JsonValue[], place: Place): number {
  // Fast path: numbers break no rule, and most lists contain only numbers.
  if (place.path.length < MAX_DEPTH && areNumbers(values)) return 8 * values.length
  let bytes = 0
  for (const [index, value] of values.entries()) {
    place.path.push(String(index))
    if (place.path.length > MAX_DEPTH) throw refusal(place, `be no deeper than ${MAX_DEPTH} levels`)
    if (Array.isArray(value)) throw refusal(place, 'not be a list: a list must not contain lists')
    bytes += sizeOf(value, place)
    place.path.pop()
  }
  return bytes
}

function areNumbers(values: readonly JsonValue[]): boolean {
  for (const value of values) if (!Number.isFinite(value)) return false
  return true
}

function sizeOf(value: JsonValue | Uint8Array | undefined, place: Place): number {
  if (typeof value === 'number' && Number.isFinite(value)) return 8
  if (value === null || typeof value === 'boolean') return 1
  if (value instanceof Uint8Array) return sizeOfBytes(value, place)
  if (typeof value === 'object') return isList(value) ? sizeOfList(value, place) : sizeOfFields(value, place)
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw refusal(place, 'be well-formed Unicode')
    const bytes = Buffer.byteLength(value)
    if (bytes > MAX_VALUE_BYTES) throw refusal(place, `have at most ${MAX_VALUE_BYTES} bytes in UTF-8`)
    return bytes + 1
  }
  // Values that the types forbid, such as undefined, end here too.
  throw refusal(place, `be a finite number, not ${value}`)
}

function sizeOfBytes({ byteLength }: Uint8Array, place: Place): number {
  const { path, bytesField } = place
  if (path.length > 1 || path[0] !== bytesField) {
    throw refusal(place, 'not be bytes: a document has one field of bytes, outside of its objects and lists')
  }
  if (byteLength > MAX_VALUE_BYTES) throw refusal(place, `have at most ${MAX_VALUE_BYTES} bytes`)
  return byteLength
}

function brokenIdRule(id: string): string | null {
  if (id.includes('/')) return 'not contain "/"'
  if (id === '.' || id === '..') return 'not be "." or ".."'
  return brokenNameRule(id)
}

function brokenNameRule(name: string): string | null {
  if (name === '') return 'not be empty'
  if (RESERVED.test(name)) return 'not begin and end with "__"'
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) return `have at most ${MAX_NAME_BYTES} bytes in UTF-8`
  if (!name.isWellFormed()) return 'be well-formed Unicode'
  return null
}

function refusal({ ref, path }: Place, rule: string): InvalidDocument {
  return new InvalidDocument(ref, path, rule)
}

// `Array.isArray` alone does not narrow a readonly list.
function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value)
}
