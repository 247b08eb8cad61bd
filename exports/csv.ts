import { stringify } from 'csv-stringify/sync'
import type { Cell } from './row.ts'

/** Without it, spreadsheets read accents in the wrong encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The first line: the names of the columns. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + toCsv([columns])
}

/**
 * Lines as in RFC 4180. Names come from players: a text that a spreadsheet would run as a formula gets an apostrophe before it.
 * Missing values are empty.
 */
export function toCsv(records: readonly (readonly Cell[])[]): string {
  return stringify([...records], {
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: String },
  })
}
