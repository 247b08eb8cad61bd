import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/useFormat.ts'
import { standingWords } from './rank-words.ts'
import type { SeenStanding } from './seasons.ts'

interface LpTableProps {
  /** What it is a table of, for those who listen. */
  readonly label: string
  /** Oldest first. */
  readonly snapshots: readonly SeenStanding[]
}

const useStyles = makeStyles({
  root: { maxHeight: '280px', overflowY: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    position: 'sticky',
    top: 0,
    padding: '4px 12px 4px 0',
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  cell: { padding: '5px 12px 5px 0', textAlign: 'start', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})

/** Everything that was seen of a standing, the newest first. */
export function LpTable({ label, snapshots }: LpTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={styles.root} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['takenAt', 'standing', 'record'] as const).map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {t(`account.rank.history.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {snapshots.toReversed().map((seen) => (
            <tr key={seen.takenAt}>
              <td className={styles.cell}>
                <time dateTime={seen.takenAt} suppressHydrationWarning>
                  {format.dateTime(seen.takenAt)}
                </time>
              </td>
              <td className={styles.cell}>{standingWords(seen, t, format)}</td>
              <td className={styles.cell}>
                {t('account.rank.record', { wins: format.number(seen.wins), losses: format.number(seen.losses) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
