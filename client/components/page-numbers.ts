/** How many numbers and gaps stand beside one another where there are more pages than that. */
const PLACES = 7

/** How many numbers stand together at an end of the list while the page in sight is among them. */
const TOGETHER = PLACES - 2

/**
 * The pages that are offered while one of them is in sight, from 1: the first, the last and what is around it, null for
 * those left out between them. However many there are, it is as long on each page, so that nothing moves under a pointer.
 */
export function listPageNumbers(page: number, pages: number): readonly (number | null)[] {
  if (pages <= PLACES) return range(1, pages)
  if (page < TOGETHER) return [...range(1, TOGETHER), null, pages]
  if (page > pages - TOGETHER + 1) return [1, null, ...range(pages - TOGETHER + 1, pages)]
  return [1, null, page - 1, page, page + 1, null, pages]
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
