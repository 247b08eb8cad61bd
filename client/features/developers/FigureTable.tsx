import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { PHONE } from '../../theme/tokens.ts'

const useStyles = makeStyles({
  table: {
    width: '100%',
    margin: '4px 0 18px',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
  },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  cell: {
    padding: '8px 0',
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    ':not(:first-child)': { paddingInlineStart: '16px' },
  },
  head: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  figure: {
    textAlign: 'end',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground1,
  },
  // Without room side by side, each cell has its own line.
  stacked: { [PHONE]: { display: 'block', paddingBlock: '4px', ':not(:first-child)': { padding: '0 0 8px' } } },
})

interface FigureTableProps {
  readonly caption: string
  readonly heads: readonly [string, string]
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[]
  /** `figures` are numbers in the second column, `codes` are words in the first. */
  readonly kind: 'figures' | 'codes'
}

export function FigureTable({ caption, heads, rows, kind }: FigureTableProps) {
  const styles = useStyles()
  const isFigures = kind === 'figures'
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          {heads.map((head, place) => (
            <th
              key={head}
              scope="col"
              className={mergeClasses(styles.cell, isFigures && place === 1 && styles.figure, styles.head)}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className={styles.row}>
            <th
              scope="row"
              className={mergeClasses(styles.cell, !isFigures && styles.code, !isFigures && styles.stacked)}
            >
              {name}
            </th>
            <td className={mergeClasses(styles.cell, isFigures ? styles.figure : styles.stacked)}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
