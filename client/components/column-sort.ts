/** `reverse` is true when the column's natural order is reversed. */
export interface ColumnSort<Column extends string> {
  readonly order: Column
  readonly reverse: boolean
}

/** Order of a column's values from the first row to the last. */
export type Direction = 'ascending' | 'descending'

/** Null while the rows are sorted by another column. `natural` is this column's default direction. */
export function directionOf<Column extends string>(
  { order, reverse }: ColumnSort<Column>,
  column: Column,
  natural: Direction,
): Direction | null {
  if (order !== column) return null
  return (natural === 'ascending') === reverse ? 'descending' : 'ascending'
}

/** A second click on a column reverses it. */
export function nextSort<Column extends string>(
  { order, reverse }: ColumnSort<Column>,
  chosen: Column,
): ColumnSort<Column> {
  return { order: chosen, reverse: order === chosen && !reverse }
}

/** Formats the label of a chip that replaces a column head. The arrow up means ascending. */
export function sortWords({ label, sorted }: { readonly label: string; readonly sorted: Direction | null }): string {
  return sorted === null ? label : `${label} ${sorted === 'ascending' ? '↑' : '↓'}`
}
