import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowsInSight } from '../../client/components/useRowWindow.ts'

const px = fc.integer({ min: -100_000, max: 100_000 })
const height = fc.integer({ min: 1, max: 5_000 })

it('shows every row that is at least partly visible', () => {
  fc.assert(
    fc.property(px, height, fc.integer({ min: 1, max: 200 }), fc.nat(2_000), (top, windowHeight, rowHeight, row) => {
      const rowTop = top + row * rowHeight
      fc.pre(rowTop < windowHeight && rowTop + rowHeight > 0)
      const { first, end } = rowsInSight(top, windowHeight, rowHeight)
      expect(row >= first && row < end).toBe(true)
    }),
  )
})

it('shows few more rows than fit into the window, however long the list is', () => {
  fc.assert(
    fc.property(px, height, fc.integer({ min: 1, max: 200 }), (top, windowHeight, rowHeight) => {
      const { first, end } = rowsInSight(top, windowHeight, rowHeight)
      expect(end - first).toBeLessThanOrEqual(Math.ceil(windowHeight / rowHeight) + 20)
    }),
  )
})
