import type { ReactNode } from 'react'
import type { ExportedTable } from './export-address.ts'
import { ExportButton } from './ExportButton.tsx'

interface ExportHeadProps extends ExportedTable {
  /** The heading of the table. */
  readonly children: ReactNode
}

// Inline, as in the button.
const IN_A_ROW = { display: 'flex', alignItems: 'baseline' }

/** The heading of a table, with its export at the other end. */
export function ExportHead({ children, ...table }: ExportHeadProps) {
  return (
    <div style={IN_A_ROW}>
      {children}
      <ExportButton {...table} />
    </div>
  )
}
