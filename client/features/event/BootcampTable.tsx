import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { type ColumnSort, directionOf, sortWords } from '../../components/column-sort.ts'
import { FilterChips } from '../../components/FilterChips.tsx'
import { SortableHead } from '../../components/SortableHead.tsx'
import { TIGHT_TABLE } from '../../components/table-widths.ts'
import { PHONE } from '../../theme/tokens.ts'
import { BootcampRow, type ListedEntry } from './BootcampRow.tsx'
import { BOOTCAMP_ORDERS, type BootcampOrder } from './event-view.ts'

interface BootcampTableProps {
  /** At least one. */
  readonly entries: readonly ListedEntry[]
  /** League points at the full length of a bar. */
  readonly topPoints: number
  readonly sort: ColumnSort<BootcampOrder>
  readonly onSort: (order: BootcampOrder) => void
}

const useStyles = makeStyles({
  // On a phone, there are no visible column heads.
  sorts: { display: 'none', [PHONE]: { display: 'block', marginBottom: '12px' } },
  table: {
    position: 'relative',
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [PHONE]: { display: 'block' },
  },
  heads: { [PHONE]: { display: 'none' } },
  body: { [PHONE]: { display: 'block' } },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '10px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    [TIGHT_TABLE]: { padding: '10px 6px' },
  },
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
  // The sample beside the win rate shows the number of games, and the player's page shows the role.
  wide: { [TIGHT_TABLE]: { display: 'none' } },
  edge: { [TIGHT_TABLE]: { padding: '10px 12px' } },
})

/** A list on a phone. */
export function BootcampTable({ entries, topPoints, sort, onSort }: BootcampTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const sortable = (order: BootcampOrder) => ({
    label: t(`worlds.columns.${order}`),
    sorted: directionOf(sort, order, runsUp(order) ? 'ascending' : 'descending'),
    onSort: () => onSort(order),
    className: styles.head,
  })
  return (
    <>
      <div className={styles.sorts}>
        <FilterChips
          label={t('leaderboard.sort')}
          options={BOOTCAMP_ORDERS.map((order) => ({ value: order, label: sortWords(sortable(order)) }))}
          selected={sort.order}
          onSelect={onSort}
        />
      </div>
      <Card>
        <table className={styles.table} aria-label={t('worlds.tabs.bootcamp')}>
          <thead className={styles.heads}>
            <tr>
              <SortableHead {...sortable('rank')} className={mergeClasses(styles.head, styles.edge)} />
              <SortableHead {...sortable('player')} />
              <SortableHead {...sortable('team')} />
              <th scope="col" className={mergeClasses(styles.head, styles.start, styles.wide)}>
                {t('worlds.columns.role')}
              </th>
              <SortableHead {...sortable('points')} align="end" />
              <SortableHead {...sortable('games')} align="end" className={mergeClasses(styles.head, styles.wide)} />
              <th scope="col" className={mergeClasses(styles.head, styles.end)}>
                {t('leaderboard.columns.WINS')}
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.end)}>
                {t('leaderboard.columns.LOSSES')}
              </th>
              <SortableHead {...sortable('winRate')} align="end" />
              <th scope="col" className={mergeClasses(styles.head, styles.end, styles.edge)}>
                {t('worlds.columns.age')}
              </th>
            </tr>
          </thead>
          <tbody className={styles.body}>
            {entries.map((entry) => (
              <BootcampRow key={entry.place} entry={entry} topPoints={topPoints} />
            ))}
          </tbody>
        </table>
      </Card>
    </>
  )
}

/** True for orders with the lowest value first: ranks from 1, and names from A. */
const runsUp = (order: BootcampOrder) => order === 'rank' || order === 'player' || order === 'team'
