export type Cell = string | number | boolean | null

/** A value for each column of an export. */
export type Row = Readonly<Record<string, Cell>>
