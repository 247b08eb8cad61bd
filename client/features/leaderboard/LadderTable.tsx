import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { type ColumnSort, directionOf, nextSort, sortWords } from '../../components/column-sort.ts'
import { FilterChips } from '../../components/FilterChips.tsx'
import { SortableHead } from '../../components/SortableHead.tsx'
import { TIGHT_TABLE } from '../../components/table-widths.ts'
import type { LadderOrder } from '../../gql/graphql.ts'
import { SCREEN_READER_ONLY } from '../../theme/screen-reader-only.ts'
import { PHONE } from '../../theme/tokens.ts'
import { NARROW_TABLE, TIGHT_ROW } from './ladder-layout.ts'
import { LADDER_ORDERS, type LadderView } from './ladder-view.ts'
import { LadderRow, type ListedEntry } from './LadderRow.tsx'

interface LadderTableProps {
  /** At least one. */
  readonly entries: readonly ListedEntry[]
  /** League points at the full length of a bar. */
  readonly topLeaguePoints: number
  /** True while these rows are outdated. */
  readonly coming: boolean
  readonly view: LadderView
  readonly onSort: (sort: ColumnSort<LadderOrder>) => void
}

const useStyles = makeStyles({
  // On a phone, there are no visible column heads, and a narrow table lacks some.
  sorts: { display: 'none', [NARROW_TABLE]: { display: 'block' }, [PHONE]: { display: 'block' } },
  table: {
    position: 'relative',
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
    [TIGHT_TABLE]: { display: 'block' },
    [PHONE]: { display: 'block' },
  },
  coming: { opacity: 0.5 },
  heads: {
    [TIGHT_TABLE]: {
      display: 'block',
      position: 'sticky',
      top: 0,
      zIndex: 1,
      borderRadius: tokens.borderRadiusLarge,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    [PHONE]: { display: 'none' },
  },
  headRow: {
    [TIGHT_TABLE]: { display: 'grid', columnGap: '8px', padding: '0 12px' },
    ...TIGHT_ROW,
  },
  body: { [TIGHT_TABLE]: { display: 'block' }, [PHONE]: { display: 'block' } },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    [TIGHT_TABLE]: { position: 'static', padding: '10px 0' },
  },
  start: { textAlign: 'start' },
  points: { textAlign: 'end' },
  // Below the account, the pro player needs no visible column head.
  pro: { [TIGHT_TABLE]: SCREEN_READER_ONLY },
})

/** A list on a phone. */
export function LadderTable({ entries, topLeaguePoints, coming, view, onSort }: LadderTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const sortable = (order: LadderOrder) => ({
    label: t(`leaderboard.columns.${order}`),
    sorted: directionOf(view, order, order === 'RANK' ? 'ascending' : 'descending'),
    onSort: () => onSort(nextSort(view, order)),
    className: styles.head,
  })
  return (
    <>
      <div className={styles.sorts}>
        <FilterChips
          label={t('leaderboard.sort')}
          options={LADDER_ORDERS.map((order) => ({ value: order, label: sortWords(sortable(order)) }))}
          selected={view.order}
          onSelect={(order) => onSort(nextSort(view, order))}
        />
      </div>
      <Card>
        <table
          className={mergeClasses(styles.table, coming && styles.coming)}
          aria-label={t('leaderboard.title')}
          aria-busy={coming}
        >
          <thead className={styles.heads}>
            <tr className={styles.headRow}>
              <SortableHead {...sortable('RANK')} />
              <th scope="col" className={mergeClasses(styles.head, styles.start)}>
                {t('leaderboard.columns.account')}
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.start, styles.pro)}>
                {t('leaderboard.columns.pro')}
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.points)}>
                {t('leaderboard.columns.leaguePoints')}
              </th>
              <SortableHead {...sortable('GAMES')} align="end" />
              <SortableHead {...sortable('WINS')} align="end" />
              <SortableHead {...sortable('LOSSES')} align="end" />
              <SortableHead {...sortable('WIN_RATE')} align="end" />
            </tr>
          </thead>
          <tbody className={styles.body}>
            {entries.map((entry) => (
              <LadderRow key={entry.puuid} entry={entry} topLeaguePoints={topLeaguePoints} />
            ))}
          </tbody>
        </table>
      </Card>
    </>
  )
}
