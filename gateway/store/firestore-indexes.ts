import type { IndexDeclaration, UnindexedField } from '../ports/document-store.ts'

/**
 * What `firestore.indexes.json` holds for the declared indexes. Those of one field are not in it: Firestore makes them
 * by itself, for every field that is not exempt.
 */
export function toFirestoreIndexes(declared: readonly IndexDeclaration[], unindexed: readonly UnindexedField[]) {
  return {
    indexes: declared.flatMap((declaration) => {
      const fields = fieldsOf(declaration)
      return fields.length < 2 ? [] : [{ collectionGroup: declaration.collection, queryScope: 'COLLECTION', fields }]
    }),
    fieldOverrides: unindexed.map(({ collection, field }) => ({
      collectionGroup: collection,
      fieldPath: field,
      indexes: [],
    })),
  }
}

function fieldsOf({ equality, order }: IndexDeclaration) {
  const filtered = equality.map((field) => ({ fieldPath: field, order: 'ASCENDING' }))
  if (order === undefined) return filtered
  return [...filtered, { fieldPath: order.field, order: order.direction === 'asc' ? 'ASCENDING' : 'DESCENDING' }]
}
