/** Number of entries, gaps included, in a list of more pages than that. */
const PLACES = 7

/** Number of consecutive pages at an end of the list while the current page is among them. */
const TOGETHER = PLACES - 2

/** The first, the last and those around the current page, from 1; null for a gap. The length is the same on every page. */
export function listPageNumbers(page: number, pages: number): readonly (number | null)[] {
  if (pages <= PLACES) return range(1, pages)
  if (page < TOGETHER) return [...range(1, TOGETHER), null, pages]
  if (page > pages - TOGETHER + 1) return [1, null, ...range(pages - TOGETHER + 1, pages)]
  return [1, null, page - 1, page, page + 1, null, pages]
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
