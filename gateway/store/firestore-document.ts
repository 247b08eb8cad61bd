import { findBytes } from './document-bytes.ts'
import type { DocumentData, StoredDocument } from './document-store.ts'

/** Converts a document of Google's client, which returns bytes as a `Buffer`. */
export function toStoredDocument(id: string, data: DocumentData): StoredDocument {
  const bytes = findBytes(data)
  return { id, data: bytes === null ? data : { ...data, [bytes.field]: Uint8Array.from(bytes.value) } }
}
