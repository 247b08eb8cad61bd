import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { partTitleStyle } from '../../../builds/part-title-style.ts'
import { type Use, UseRows } from '../../../builds/UseRows.tsx'
import { Card } from '../../../components/Card.tsx'
import type { ExportedTable } from '../../../exports/export-address.ts'
import { ExportHead } from '../../../exports/ExportHead.tsx'

interface UseTableProps {
  readonly title: string
  readonly note?: string
  /** Left out for a table that has no export. */
  readonly exported?: ExportedTable
  /** Head of the first column. */
  readonly column: string
  /** The most frequent first. Without any, nothing is rendered. */
  readonly uses: readonly Use[]
  /** The `stop` of every trigger in the marks. */
  readonly stops: readonly string[]
}

const useStyles = makeStyles({
  title: partTitleStyle,
  titleAboveNote: { marginBottom: '2px' },
  note: {
    maxWidth: '60ch',
    textWrap: 'pretty',
    margin: '0 0 10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
})

export function UseTable({ title, note, exported, column, uses, stops }: UseTableProps) {
  const styles = useStyles()
  const titleId = useId()
  if (uses.length === 0) return null
  const heading = (
    <h3 id={titleId} className={mergeClasses(styles.title, note !== undefined && styles.titleAboveNote)}>
      {title}
    </h3>
  )
  return (
    <section aria-labelledby={titleId}>
      {exported === undefined ? heading : <ExportHead {...exported}>{heading}</ExportHead>}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <Card>
        <UseRows label={title} column={column} uses={uses} stops={stops} />
      </Card>
    </section>
  )
}
