import { type CollectionReference, FieldPath, type Query } from 'firebase-admin/firestore'
import type { DocumentQuery } from './document-store.ts'
import { valuesOf } from './query-rules.ts'

export function toFirestoreQuery(collection: CollectionReference, documentQuery: DocumentQuery): Query {
  const { where = [], orderBy, startAfter, limit } = documentQuery
  let query: Query = collection
  for (const condition of where) {
    const field = toFieldPath(condition.field)
    query =
      'contains' in condition
        ? query.where(field, 'array-contains', condition.contains)
        : query.where(field, 'in', [...new Set(valuesOf(condition))])
  }

  if (orderBy !== undefined) {
    const { direction, from, below } = orderBy
    const field = toFieldPath(orderBy.field)
    // Firestore would also return documents with null, before all others. A bound limits the result to its own type.
    if (from === undefined && below === undefined) query = query.where(field, '!=', null)
    if (from !== undefined) query = query.where(field, '>=', from)
    if (below !== undefined) query = query.where(field, '<', below)
    query = query.orderBy(field, direction)
  }
  query = query.orderBy(FieldPath.documentId(), orderBy?.direction ?? 'asc')

  if (startAfter !== undefined) {
    const { value, id } = startAfter
    query = value === undefined ? query.startAfter(id) : query.startAfter(value, id)
  }
  return query.limit(limit)
}

function toFieldPath(field: string): FieldPath {
  return new FieldPath(...field.split('.'))
}
