import { describe, expect, it } from 'vitest'
import type { DocumentStore, IndexDeclaration } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { write } from './opened-store.ts'
import { temporaryFile } from './temporary-file.ts'

const BY_TAG: IndexDeclaration = { collection: 'things', contains: 'tags' }

describe('a list index of a file', () => {
  it('has the documents that were written before its declaration', async () => {
    const path = temporaryFile()
    const before = open(path)
    await write(before, 'things', {
      b: { tags: ['x', 'y', 'x'] },
      a: { tags: ['x'] },
      map: { tags: { x: 'x' } },
      c: {},
    })
    await write(before, 'others', { a: { tags: ['x'] } })
    await before.close()

    for (let time = 1; time <= 2; time++) {
      const after = open(path, [BY_TAG])
      expect(await taggedWith('x', after)).toEqual(['a', 'b'])
      expect(await taggedWith('y', after)).toEqual(['b'])
      await after.close()
    }
  })

  it('has the changes of a store without the declaration, opened before it or later', async () => {
    const path = temporaryFile()
    const earlier = open(path)
    await write(earlier, 'things', { a: { tags: ['x'] }, b: { tags: ['x'] }, c: { tags: ['x'] } })
    const store = open(path, [BY_TAG])
    const later = open(path)

    await write(earlier, 'things', { a: { tags: ['y', 'y'] }, b: null })
    await write(later, 'things', { d: { tags: ['x', 'z', 'x'] }, e: { tags: ['y'] } })
    expect(await taggedWith('x', store)).toEqual(['c', 'd'])
    expect(await taggedWith('y', store)).toEqual(['a', 'e'])

    await write(later, 'things', { c: { n: 1, tags: ['x'] }, d: { tags: null }, e: { tags: 'y' } })
    expect(await taggedWith('x', store)).toEqual(['c'])
    expect(await taggedWith('y', store)).toEqual(['a'])
    expect(await taggedWith('z', store)).toEqual([])
    await Promise.all([earlier, store, later].map((opened) => opened.close()))
  })
})

function open(path: string, indexes: readonly IndexDeclaration[] = []): DocumentStore {
  return openSqliteStore({ path, indexes, clock: new FakeClock() })
}

async function taggedWith(tag: string, store: DocumentStore): Promise<readonly string[]> {
  const found = await store.query('things', { where: [{ field: 'tags', contains: tag }], limit: 10 })
  return found.map(({ id }) => id)
}
