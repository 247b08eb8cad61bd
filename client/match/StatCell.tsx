import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { TWO_LINES } from './scoreboard-layout.ts'

interface StatCellProps {
  /** Shown when the table head is hidden. */
  readonly label: string
  readonly children: ReactNode
  readonly below?: ReactNode
  /** Place in the two-line layout: beside the participant, or in the second line with this many twelfths of the width. */
  readonly place: 'first' | 2 | 3 | 4 | 6
}

const useStyles = makeStyles({
  cell: {
    padding: '6px',
    textAlign: 'end',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground1,
    [TWO_LINES]: { padding: 0, textAlign: 'start', alignSelf: 'start' },
  },
  first: { fontWeight: tokens.fontWeightSemibold, [TWO_LINES]: { gridColumn: 'span 4', textAlign: 'end' } },
  on2: { [TWO_LINES]: { gridColumn: 'span 2' } },
  on3: { [TWO_LINES]: { gridColumn: 'span 3' } },
  on4: { [TWO_LINES]: { gridColumn: 'span 4' } },
  on6: { [TWO_LINES]: { gridColumn: 'span 6' } },
  label: {
    display: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    [TWO_LINES]: { display: 'block' },
  },
  below: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
})

export function StatCell({ label, children, below, place }: StatCellProps) {
  const styles = useStyles()
  return (
    <td className={mergeClasses(styles.cell, place === 'first' ? styles.first : styles[`on${place}`])}>
      {place === 'first' ? null : (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      {children}
      {below === undefined ? null : <div className={styles.below}>{below}</div>}
    </td>
  )
}
