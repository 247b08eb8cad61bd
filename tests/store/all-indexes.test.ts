import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import type { CollectionDefinition } from '../../gateway/store/collection.ts'
import type { DocumentData, IndexDeclaration } from '../../gateway/store/document-store.ts'

describe('the indexes of the product', () => {
  it('are those of all collections, each once', async () => {
    const definitions = await readDefinitions()
    const names = definitions.map(({ name }) => name)
    expect(names).toContain('accounts')
    expect(new Set(names).size).toBe(names.length)

    const declared: readonly IndexDeclaration[] = definitions.flatMap(({ name, indexes }) =>
      indexes.map((index) => ({ collection: name, ...index })),
    )
    expect(allIndexes).toHaveLength(declared.length)
    expect(allIndexes).toEqual(expect.arrayContaining([...declared]))
    expect(new Set(allIndexes.map((index) => JSON.stringify(index))).size).toBe(allIndexes.length)
  })

  it('have at least one field each', () => {
    for (const index of allIndexes) {
      if ('contains' in index) expect(index.contains).not.toBe('')
      else expect(index.equality.length + (index.order === undefined ? 0 : 1)).toBeGreaterThan(0)
    }
  })
})

type Definition = Pick<CollectionDefinition<DocumentData>, 'name' | 'indexes'>

/** All collections that a file in a folder `collections` defines. */
async function readDefinitions(): Promise<readonly Definition[]> {
  const files = globSync('gateway/*/collections/*.ts')
  const modules: readonly object[] = await Promise.all(files.map((file) => import(resolve(file))))
  return modules.flatMap((exported) => Object.values(exported)).filter(isDefinition)
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'name' in value && 'schema' in value && 'indexes' in value
}
