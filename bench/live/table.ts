/** Figures of a contest. */
export interface Table {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A target, and the measured figure. */
export interface Claim {
  readonly what: string
  readonly reached: number
  /** Largest figure that reaches the target. */
  readonly most: number
  /** Formats the figure for people. */
  readonly show: (value: number) => string
}

/** Results of a contest. */
export interface Outcome {
  readonly tables: readonly Table[]
  readonly claims: readonly Claim[]
}

export function printTable({ title, columns, rows }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(...[column, ...rows.map((row) => row[index] ?? '')].map(lengthOf)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => aligned(cell, index, widths)).join(' | ')} |`
  const rule = `|${widths.map((width, index) => (index === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [`### ${title}`, '', line(columns), rule, ...rows.map(line), ''].join('\n')
}

export function printClaims(claims: readonly Claim[]): string {
  const rows = claims.map(({ what, reached, most, show }) => [
    what,
    show(most),
    show(reached),
    reached <= most ? 'yes' : 'no',
  ])
  return printTable({ title: 'Targets', columns: ['', 'at most', 'measured', 'reached'], rows })
}

function aligned(cell: string, index: number, widths: readonly number[]): string {
  const width = widths[index] ?? 0
  return index === 0 ? cell.padEnd(width) : cell.padStart(width)
}

const lengthOf = (text: string) => text.length
