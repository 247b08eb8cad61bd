import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPageNumbers } from '../../../client/components/page-numbers.ts'

describe('the page numbers below a list', () => {
  it.each([
    [1, 1, '1'],
    [2, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [5, 8, '1 … 4 5 6 7 8'],
    [48, 48, '1 … 44 45 46 47 48'],
  ])('on page %i of %i are %s', (page, pages, words) => {
    expect(
      listPageNumbers(page, pages)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(words)
  })

  it('contain the first, last and neighbouring pages, in order and equal in number', () => {
    const place = fc
      .integer({ min: 1, max: 2000 })
      .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }))
    fc.assert(
      fc.property(place, ({ page, pages }) => {
        const offered = listPageNumbers(page, pages)
        const numbers = offered.filter((number) => number !== null)
        const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
        expect(numbers).toEqual(expect.arrayContaining(near))
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        expect(offered).toHaveLength(Math.min(pages, 7))
      }),
    )
  })
})
