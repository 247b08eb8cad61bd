import type { IndexDeclaration, UnindexedField } from './document-store.ts'

/**
 * Returns the content of `firestore.indexes.json` for the declared indexes. Indexes of one field are left out, of its values or
 * of the items of its list: Firestore creates them automatically for every field that is not exempt.
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

function fieldsOf(declaration: IndexDeclaration) {
  if ('contains' in declaration) return []
  const { equality, order } = declaration
  const filtered = equality.map((field) => ({ fieldPath: field, order: 'ASCENDING' }))
  if (order === undefined) return filtered
  return [...filtered, { fieldPath: order.field, order: order.direction === 'asc' ? 'ASCENDING' : 'DESCENDING' }]
}
