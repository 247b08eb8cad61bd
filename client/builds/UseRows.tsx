import { makeStyles, mergeClasses, tokens, type GriffelStyle } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BarNumber } from '../components/BarNumber.tsx'
import { PopoverBar } from '../components/PopoverBar.tsx'
import { RateFigure } from '../components/RateFigure.tsx'
import { isSmallSample } from '../game/small-sample.ts'
import { graphql } from '../gql/gql.ts'
import type { UseRows_rateFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { longestShare } from './longest-share.ts'

graphql(/* GraphQL */ `
  fragment UseRows_rate on Rate {
    value
    games
    low
    high
  }
`)

/** A rune, spell, item or skill order that was chosen in games. */
export interface Use {
  readonly key: string
  /** Picture and name, with a `PopoverTrigger` for each picture. */
  readonly mark: ReactNode
  /** Share of the games. */
  readonly share: UseRows_rateFragment
  readonly winRate: UseRows_rateFragment
}

interface UseRowsProps {
  readonly label: string
  /** Head of the first column. */
  readonly column: string
  /** The most frequent first. Without any, nothing is rendered. */
  readonly uses: readonly Use[]
  /** The `stop` of every trigger in the marks. */
  readonly stops: readonly string[]
}

const USE_TABLE = 'use-table'

/** Too narrow for three columns: the figures are stacked. */
const STACKED = `@container ${USE_TABLE} (max-width: 439.98px)`

const stackedRow = {
  display: 'grid',
  // The figures have the same width in each row.
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '9px 14px',
} as const satisfies GriffelStyle

const useStyles = makeStyles({
  bar: { padding: '4px 0', containerType: 'inline-size', containerName: USE_TABLE },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [STACKED]: { display: 'block' },
  },
  rows: { [STACKED]: { display: 'block' } },
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [STACKED]: stackedRow,
  },
  headRow: { [STACKED]: stackedRow },
  head: {
    padding: '8px 14px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    ':first-child': { textAlign: 'start' },
    [STACKED]: { padding: 0, ':first-child': { gridRow: '1 / span 2' } },
  },
  cell: { padding: '7px 14px', [STACKED]: { padding: 0 } },
  mark: { fontWeight: tokens.fontWeightRegular, textAlign: 'start', [STACKED]: { gridRow: '1 / span 2' } },
  share: { width: '86px', [STACKED]: { width: 'auto' } },
  rate: { width: '1px', [STACKED]: { width: 'auto' } },
  few: { '& > span': { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular } },
})

export function UseRows({ label, column, uses, stops }: UseRowsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const [first] = uses
  if (first === undefined) return null
  const longest = longestShare(uses)
  const { games } = first.share
  return (
    <PopoverBar label={label} stops={stops} className={styles.bar}>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.rows}>
          <tr className={styles.headRow}>
            <th scope="col" className={styles.head}>
              {column}
            </th>
            <th scope="col" className={styles.head}>
              {t('championBuilds.shareOf', { count: games, number: format.number(games) })}
            </th>
            <th scope="col" className={styles.head}>
              {t('championBuilds.winRate')}
            </th>
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {uses.map(({ key, mark, share, winRate }) => (
            <tr key={key} className={styles.row}>
              <th scope="row" className={mergeClasses(styles.cell, styles.mark)}>
                {mark}
              </th>
              <td className={mergeClasses(styles.cell, styles.share, isSmallSample(share.games) && styles.few)}>
                <BarNumber share={share.value / longest}>{format.percent(share.value)}</BarNumber>
              </td>
              <td className={mergeClasses(styles.cell, styles.rate)}>
                <RateFigure rate={winRate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PopoverBar>
  )
}
