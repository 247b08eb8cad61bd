/** What rows are sorted by, and whether they are turned around. */
export interface ColumnSort<Column extends string> {
  readonly order: Column
  readonly reverse: boolean
}

/** How the values of a column run from the first row to the last. */
export type Direction = 'ascending' | 'descending'

/** How a column runs; null while the rows are sorted by another one. `natural` is how it runs where nobody turned it around. */
export function directionOf<Column extends string>(
  { order, reverse }: ColumnSort<Column>,
  column: Column,
  natural: Direction,
): Direction | null {
  if (order !== column) return null
  return (natural === 'ascending') === reverse ? 'descending' : 'ascending'
}

/** The sort after somebody chose a column: chosen again, it turns around. */
export function nextSort<Column extends string>(
  { order, reverse }: ColumnSort<Column>,
  chosen: Column,
): ColumnSort<Column> {
  return { order: chosen, reverse: order === chosen && !reverse }
}

/** What a chip says where it stands in for the head of a column: an arrow up leads from the lowest to the highest. */
export function sortWords({ label, sorted }: { readonly label: string; readonly sorted: Direction | null }): string {
  return sorted === null ? label : `${label} ${sorted === 'ascending' ? '↑' : '↓'}`
}
