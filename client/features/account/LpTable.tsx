import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatTier } from '../../game/rank-format.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { shortMoments } from './lp-axis.ts'
import type { SeenStanding } from './seasons.ts'

interface LpTableProps {
  readonly label: string
  /** Oldest first. */
  readonly snapshots: readonly SeenStanding[]
}

/** Longer tables scroll. */
const MAX_ROWS = 12

const HEAD_HEIGHT_PX = 26

const ROW_HEIGHT_PX = 29

const WIDE_ENOUGH = '@media (min-width: 360px)'

const useStyles = makeStyles({
  // Half of the next row is visible, with a shade over the edge until the end is reached.
  scroll: {
    maxHeight: `${HEAD_HEIGHT_PX + (MAX_ROWS + 0.5) * ROW_HEIGHT_PX}px`,
    overflowY: 'scroll',
    scrollbarWidth: 'thin',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundImage: `linear-gradient(${tokens.colorNeutralBackground1}, ${tokens.colorNeutralBackground1}), linear-gradient(transparent, ${tokens.colorNeutralStroke1})`,
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `100% ${ROW_HEIGHT_PX}px`,
    backgroundAttachment: 'local, scroll',
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    position: 'sticky',
    top: 0,
    padding: '4px 8px 4px 0',
    lineHeight: `${HEAD_HEIGHT_PX - 8}px`,
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  cell: {
    padding: '5px 8px 5px 0',
    lineHeight: `${ROW_HEIGHT_PX - 11}px`,
    textAlign: 'start',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  whole: { whiteSpace: 'nowrap' },
  // On the narrowest screens, the points are below the tier.
  standing: { [WIDE_ENOUGH]: { whiteSpace: 'nowrap' } },
})

/** The newest first. */
export function LpTable({ label, snapshots }: LpTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const locale = useLocale()
  const moments = shortMoments(
    snapshots.map(({ takenAt }) => takenAt),
    locale,
  )
  const rows = snapshots.map((seen, position) => ({ seen, moment: moments[position] })).toReversed()
  const scrolls = rows.length > MAX_ROWS
  const table = (
    <table className={styles.table} aria-label={scrolls ? undefined : label}>
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
        {rows.map(({ seen, moment }) => (
          <tr key={seen.takenAt}>
            <td className={styles.cell}>
              <time className={styles.whole} dateTime={seen.takenAt} suppressHydrationWarning>
                {moment}
              </time>
            </td>
            <td className={mergeClasses(styles.cell, styles.standing)}>
              <span className={styles.whole}>{formatTier(seen, t)}</span>{' '}
              <span className={styles.whole}>
                {t('account.rank.points', { points: format.number(seen.leaguePoints) })}
              </span>
            </td>
            <td className={styles.cell}>
              {t('account.rank.record', { wins: format.number(seen.wins), losses: format.number(seen.losses) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!scrolls) return table
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {table}
    </section>
  )
}
