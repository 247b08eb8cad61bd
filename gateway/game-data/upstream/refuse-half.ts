/** Minimum share of the bundled entries that an upstream has to contain: a patch removes few of them. */
const LEAST_SHARE = 0.5

/** Throws when less than half of the bundled rows are among the found entries, which are by number. */
export function refuseHalf<Row>(
  found: ReadonlyMap<number, unknown>,
  bundled: readonly Row[],
  numberOf: (row: Row) => number,
): void {
  const known = bundled.filter((row) => found.has(numberOf(row))).length
  if (known >= bundled.length * LEAST_SHARE) return
  throw new Error(`it has only ${known} of the ${bundled.length} entries that ship with the product`)
}
