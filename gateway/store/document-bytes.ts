import type { DocumentData } from './document-store.ts'

/** A document in two parts: its JSON, and its bytes, which JSON has no type for. */
export interface EncodedDocument {
  readonly json: string
  readonly bytes: BytesField | null
}

/** The only field of a document that contains bytes. */
export interface BytesField {
  readonly field: string
  readonly value: Uint8Array
}

/** The result shares no memory with the document. */
export function encodeDocument(data: DocumentData): EncodedDocument {
  const bytes = findBytes(data)
  if (bytes === null) return { json: JSON.stringify(data), bytes }
  const { [bytes.field]: _bytes, ...rest } = data
  return { json: JSON.stringify(rest), bytes: { field: bytes.field, value: Uint8Array.from(bytes.value) } }
}

export function decodeDocument({ json, bytes }: EncodedDocument): DocumentData {
  const data: DocumentData = JSON.parse(json)
  return bytes === null ? data : { ...data, [bytes.field]: bytes.value }
}

/** Looks at the fields of the document itself only. */
export function findBytes(data: DocumentData): BytesField | null {
  for (const field of Object.keys(data)) {
    const value = data[field]
    if (value instanceof Uint8Array) return { field, value }
  }
  return null
}
