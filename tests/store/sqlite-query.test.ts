import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { DocumentQuery, FieldIndex, IndexDeclaration } from '../../gateway/store/document-store.ts'
import { openSqliteFile } from '../../gateway/store/sqlite-file.ts'
import { toSelect, toSqliteIndex } from '../../gateway/store/sqlite-query.ts'
import { SHELF_INDEXES } from './document-arbitraries.ts'

const DECLARED: readonly IndexDeclaration[] = [
  ...allIndexes,
  ...SHELF_INDEXES,
  { collection: 'things', equality: ['place.town'] },
]
const FIELD_INDEXES = DECLARED.flatMap((index) => ('contains' in index ? [] : [index]))
const LIST_INDEXES = DECLARED.filter((index) => 'contains' in index)

describe('the plan of a query', () => {
  for (const index of FIELD_INDEXES) {
    for (const [form, query] of Object.entries(formsOf(index))) {
      it(`${form} uses the index ${nameOf(index)} and sorts nothing`, () => {
        const steps = plan(index.collection, query, index)
        const searches = steps.filter((step) => !/^(MERGE \(UNION ALL\)|LEFT|RIGHT)$/.test(step))
        expect(searches.length).toBeGreaterThan(0)
        for (const search of searches) {
          const [access, seeks] = search.split(` documents USING INDEX ${nameOf(index)}`)
          // Without a key to seek, an ordered query with a limit scans the index from its end.
          expect(access).toBe(seeks === '' ? 'SCAN' : 'SEARCH')
          expect(seeks?.match(/<expr>=\?/g) ?? []).toHaveLength(index.equality.length)
          expect(seeks === '').toBe(form === 'in order' && index.equality.length === 0)
        }
      })
    }
  }

  for (const index of LIST_INDEXES) {
    const name = `${index.collection} by items of ${index.contains}`
    const query = { where: [{ field: index.contains, contains: 'x' }], limit: 10 }
    const find = 'SEARCH documents USING INDEX sqlite_autoindex_documents_1 (collection=? AND id=?)'

    it(`by an item seeks in the table ${name}, then by id, and sorts nothing`, () => {
      const seek = 'SEARCH items USING PRIMARY KEY'
      expect(plan(index.collection, query, index)).toEqual([`${seek} (item=?)`, find])
      const behind = { ...query, startAfter: { id: 'a' } }
      expect(plan(index.collection, behind, index)).toEqual([`${seek} (item=? AND id>?)`, find])
    })
  }

  it('seeks to the cursor, and not to the bound before it', () => {
    const index: IndexDeclaration = { collection: 'p', equality: ['a'], order: { field: 'at', direction: 'desc' } }
    const query: DocumentQuery = {
      where: [{ field: 'a', equals: 1 }],
      orderBy: { field: 'at', direction: 'desc', from: 0, below: 9 },
      startAfter: { value: 5, id: 'x' },
      limit: 10,
    }
    const { sql } = toSelect('p', query, index)
    expect(sql).toContain(`+(data ->> '$."at"') < `)
    expect(plan('p', query, index)).toEqual([
      'SEARCH documents USING INDEX p by a, at desc (<expr>=? AND <expr>>? AND <expr><?)',
    ])
  })

  it('by document id uses the key', () => {
    const query = { startAfter: { id: 'a' }, limit: 10 }
    expect(plan('things', query, null)).toEqual([
      'SEARCH documents USING INDEX sqlite_autoindex_documents_1 (collection=? AND id>?)',
    ])
  })
})

/** All kinds of queries that an index supports. */
function formsOf({ equality, order }: FieldIndex): Readonly<Record<string, DocumentQuery>> {
  const where = equality.map((field) => ({ field, equals: 'x' }))
  if (order === undefined) {
    return {
      'by equality': { where, limit: 10 },
      'by equality behind an id': { where, startAfter: { id: 'a' }, limit: 10 },
    }
  }
  const startAfter = { value: 5, id: 'a' }
  const [first, ...others] = equality
  return {
    'in order': { where, orderBy: order, limit: 10 },
    'in order behind a document': { where, orderBy: order, startAfter, limit: 10 },
    'over a range': { where, orderBy: { ...order, from: 1, below: 9 }, limit: 10 },
    'over a range behind a document': { where, orderBy: { ...order, from: 1, below: 9 }, startAfter, limit: 10 },
    ...(first !== undefined && {
      'in order over several values': {
        where: [{ field: first, in: [1, '2', true] }, ...others.map((field) => ({ field, in: [1, 2] }))],
        orderBy: order,
        startAfter,
        limit: 10,
      },
    }),
  }
}

function plan(collection: string, query: DocumentQuery, index: IndexDeclaration | null): readonly string[] {
  const database = openSqliteFile(':memory:', index === null ? [] : [toSqliteIndex(index)])
  const { sql, values } = toSelect(collection, query, index)
  const steps = database.prepare(`explain query plan ${sql}`).all(...values)
  database.close()
  return steps.map(({ detail }) => String(detail))
}

function nameOf({ collection, equality, order }: FieldIndex): string {
  return `${collection} by ${[...equality, ...(order ? [`${order.field} ${order.direction}`] : [])].join(', ')}`
}
