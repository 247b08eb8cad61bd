import type { Cell, Row } from './row.ts'

interface Sorting {
  /** A column; missing for the order of the contract. */
  readonly sort?: string | undefined
  readonly reverse?: boolean | undefined
}

/** Sorts numbers from the highest, texts from A and what is true first, or reversed. Missing values are last in both cases. */
export function sortRows(rows: readonly Row[], { sort, reverse = false }: Sorting): readonly Row[] {
  if (sort === undefined) return reverse ? rows.toReversed() : rows
  const turn = reverse ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [one[sort] ?? null, other[sort] ?? null]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return turn * compare(a, b)
  })
}

/** By code unit: the order does not depend on a language. */
function compare(a: NonNullable<Cell>, b: NonNullable<Cell>): number {
  if (a === b) return 0
  const isBefore = typeof a === 'string' ? a < b : a > b
  return isBefore ? -1 : 1
}
