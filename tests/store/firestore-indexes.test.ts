import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allIndexes, allUnindexed } from '../../gateway/composition/collections.ts'
import type { IndexDeclaration } from '../../gateway/store/document-store.ts'
import { toFirestoreIndexes } from '../../gateway/store/firestore-indexes.ts'

describe('firestore.indexes.json', () => {
  it('has the declarations of the collections, as written by npm run indexes', () => {
    const file: unknown = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'))
    expect(file).toEqual(toFirestoreIndexes(allIndexes, allUnindexed))
  })

  it('exempts no field of a declared index', () => {
    for (const { collection, field } of allUnindexed) {
      const needed = allIndexes.filter((index) => index.collection === collection).flatMap(fieldsOf)
      expect(needed.filter((path) => path === field || path.startsWith(`${field}.`))).toEqual([])
    }
  })

  it('lists filtered fields before the ordered one, without the automatic indexes of Firestore', () => {
    const at = { field: 'at', direction: 'desc' } as const
    const declared: readonly IndexDeclaration[] = [
      { collection: 'things', equality: ['colour', 'size'], order: at },
      { collection: 'things', equality: [], order: at },
      { collection: 'things', equality: ['colour'] },
      { collection: 'things', contains: 'tags' },
    ]
    expect(toFirestoreIndexes(declared, [{ collection: 'things', field: 'body' }])).toEqual({
      indexes: [
        {
          collectionGroup: 'things',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'colour', order: 'ASCENDING' },
            { fieldPath: 'size', order: 'ASCENDING' },
            { fieldPath: 'at', order: 'DESCENDING' },
          ],
        },
      ],
      fieldOverrides: [{ collectionGroup: 'things', fieldPath: 'body', indexes: [] }],
    })
  })
})

function fieldsOf(index: IndexDeclaration): readonly string[] {
  if ('contains' in index) return [index.contains]
  const { equality, order } = index
  return order === undefined ? equality : [...equality, order.field]
}
