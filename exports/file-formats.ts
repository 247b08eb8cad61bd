import { csvHead, toCsv } from './csv.ts'
import type { About } from './export.ts'
import type { Cell, Row } from './row.ts'

export interface FileHead {
  readonly name: string
  readonly title: string
  /** Address of the export. */
  readonly source: string
  readonly exportedAt: string
  readonly columns: readonly string[]
  /** What the contract says about the list, with its first rows. */
  readonly about: About
}

/** The reason why rows are missing. */
export interface Shortfall {
  /** A code for programs, such as `RATE_LIMITED`. */
  readonly code: string
  readonly message: string
  /** Earliest time of a useful retry, in ISO 8601; null when it is unknown. */
  readonly retryAt: string | null
}

export interface FileEnd {
  readonly rowCount: number
  /** Cursor of the rows that follow; null when there are none. */
  readonly next: string | null
  /** Null for a file with all rows that were asked for. */
  readonly shortfall: Shortfall | null
}

/** A format of files, written from the top to the bottom. */
export interface FileFormat {
  readonly extension: 'csv' | 'json'
  readonly contentType: string
  readonly head: (head: FileHead) => string
  /** `before` is the number of rows above. */
  readonly rows: (rows: readonly Row[], columns: readonly string[], before: number) => string
  readonly end: (end: FileEnd) => string
}

/** An incomplete file has a last line of one cell: readers that count cells refuse it, and people see it. */
const csv: FileFormat = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  head: ({ columns }) => csvHead(columns),
  rows: (rows, columns) => toCsv(rows.map((row) => columns.map((column): Cell => row[column] ?? null))),
  end({ rowCount, next, shortfall }) {
    if (shortfall === null) return ''
    const rest = next === null ? '' : ` Continue with after=${next}.`
    return toCsv([[`INCOMPLETE after ${rowCount} rows: ${shortfall.message}${rest}`]])
  },
}

/** The last member says whether the file is complete. A file that was cut off is not valid. */
const json: FileFormat = {
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
  head: ({ name, title, source, exportedAt, columns, about }) =>
    `${JSON.stringify({ export: name, title, source, exportedAt, about, columns }).slice(0, -1)},"rows":[`,
  rows: (rows, _columns, before) =>
    rows.map((row, index) => `${before + index === 0 ? '' : ','}\n${JSON.stringify(row)}`).join(''),
  end: ({ rowCount, next, shortfall }) =>
    `\n],${JSON.stringify({ rowCount, next, error: shortfall, complete: shortfall === null }).slice(1)}\n`,
}

export const FORMATS: readonly FileFormat[] = [csv, json]
