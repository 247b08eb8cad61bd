import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareSortKeys, type LiveListItem, updatedList } from '../../../client/live/updated-list.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f']

const item = fc
  .record({ id: fc.constantFrom(...IDS), size: fc.nat(5) })
  .map(({ id, size }) => ({ id, sortKey: `${size}${id}` }))

const items = fc.uniqueArray(item, { selector: ({ id }) => id })

describe('a list after updates', () => {
  it('equals the list of the server, in its order, after any updates', () => {
    fc.assert(
      fc.property(
        items,
        fc.array(fc.record({ upserted: items, removed: fc.subarray(IDS), snapshot: fc.boolean() })),
        (first, updates) => {
          const server = new Map(first.map((item) => [item.id, item]))
          let page: readonly LiveListItem[] = first.toSorted(compareSortKeys)
          for (const { upserted, removed, snapshot } of updates) {
            const gone = removed.filter((id) => upserted.every((item) => item.id !== id))
            if (snapshot) server.clear()
            for (const id of gone) server.delete(id)
            for (const item of upserted) server.set(item.id, item)
            page = updatedList(page, { snapshot, upserted, removed: gone })
          }
          expect(page).toEqual([...server.values()].toSorted(compareSortKeys))
        },
      ),
    )
  })

  it('is the same when an update arrives twice', () => {
    fc.assert(
      fc.property(items, items, fc.subarray(IDS), (first, upserted, removed) => {
        const update = { snapshot: false, upserted, removed }
        const once = updatedList(first, update)
        expect(updatedList(once, update)).toEqual(once)
      }),
    )
  })
})
