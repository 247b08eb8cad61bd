import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { type ColumnSort, directionOf, sortWords } from '../../components/column-sort.ts'
import { FilterChips } from '../../components/FilterChips.tsx'
import { SortableHead } from '../../components/SortableHead.tsx'
import type { PlayerChampionRow_entryFragment } from '../../gql/graphql.ts'
import type { PlayerParams } from '../../paths.ts'
import { CARDS, CHAMPION_LIST } from './list-layout.ts'
import { CHAMPION_ORDERS, type ChampionOrder } from './player-view.ts'
import { PlayerChampionRow } from './PlayerChampionRow.tsx'

interface PlayerChampionTableProps {
  /** The address at which the player was found. */
  readonly asked: PlayerParams
  readonly label: string
  /** At least one. */
  readonly entries: readonly PlayerChampionRow_entryFragment[]
  readonly sort: ColumnSort<ChampionOrder>
  readonly onSort: (order: ChampionOrder) => void
}

const useStyles = makeStyles({
  box: { containerType: 'inline-size', containerName: CHAMPION_LIST },
  // Cards have no visible column heads.
  sorts: { display: 'none', [CARDS]: { display: 'block', marginBottom: '12px' } },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [CARDS]: { display: 'block' },
  },
  heads: { [CARDS]: { display: 'none' } },
  body: { [CARDS]: { display: 'block' } },
  head: {
    padding: '10px 14px',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
})

/** Cards where there is no room for a table. */
export function PlayerChampionTable({ asked, label, entries, sort, onSort }: PlayerChampionTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const sortable = (order: ChampionOrder) => ({
    label: t(`player.champions.columns.${order}`),
    sorted: directionOf(sort, order, 'descending'),
    onSort: () => onSort(order),
    className: styles.head,
  })
  return (
    <div className={styles.box}>
      <div className={styles.sorts}>
        <FilterChips
          label={t('player.champions.sort')}
          options={CHAMPION_ORDERS.map((order) => ({ value: order, label: sortWords(sortable(order)) }))}
          selected={sort.order}
          onSelect={onSort}
        />
      </div>
      <Card>
        <table className={styles.table} aria-label={label}>
          <thead className={styles.heads}>
            <tr>
              <th scope="col" className={mergeClasses(styles.head, styles.start)}>
                {t('player.champions.columns.champion')}
              </th>
              <SortableHead {...sortable('games')} align="end" />
              <SortableHead {...sortable('winRate')} align="end" />
              <SortableHead {...sortable('kda')} align="end" />
              <th scope="col" className={mergeClasses(styles.head, styles.end)}>
                {t('player.champions.columns.creepScore')}
              </th>
            </tr>
          </thead>
          <tbody className={styles.body}>
            {entries.map((entry) => (
              <PlayerChampionRow key={entry.champion.key} entry={entry} asked={asked} />
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  )
}
