import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type CSSProperties, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { type ColumnSort, directionOf, sortWords } from '../../components/column-sort.ts'
import { FilterChips } from '../../components/FilterChips.tsx'
import { SortableHead } from '../../components/SortableHead.tsx'
import { useRowWindow } from '../../components/useRowWindow.ts'
import { ChampionRow } from './ChampionRow.tsx'
import { CHAMPION_ORDERS, type ChampionOrder } from './champions-view.ts'
import type { ListedChampion } from './listed-champions.ts'
import { CARD_HEIGHT, CARDS, CHAMPION_LIST, COLUMNS, ROW_HEIGHT, TIGHT, TIGHT_COLUMNS } from './table-layout.ts'

interface ChampionTableProps {
  /** At least one. */
  readonly champions: readonly ListedChampion[]
  /** Number of matches behind the pick and ban rates. */
  readonly matches: number
  /** Full lengths of the bars, as shares of the matches. */
  readonly most: { readonly pickRate: number; readonly banRate: number }
  readonly sort: ColumnSort<ChampionOrder>
  readonly onSort: (order: ChampionOrder) => void
}

const useStyles = makeStyles({
  box: { containerType: 'inline-size', containerName: CHAMPION_LIST },
  // Cards have no visible column heads.
  sorts: { display: 'none', [CARDS]: { display: 'block', marginBottom: '12px' } },
  table: { position: 'relative', display: 'block', fontVariantNumeric: 'tabular-nums' },
  heads: {
    display: 'block',
    position: 'sticky',
    top: 0,
    zIndex: 1,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    [CARDS]: { display: 'none' },
  },
  headRow: {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    columnGap: '20px',
    padding: '0 16px',
    [TIGHT]: { gridTemplateColumns: TIGHT_COLUMNS, columnGap: '12px', padding: '0 12px' },
  },
  head: {
    padding: '10px 0',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  start: { textAlign: 'start' },
  body: {
    display: 'block',
    position: 'relative',
    height: `calc(var(--rows) * ${ROW_HEIGHT})`,
    [CARDS]: { height: `calc(var(--rows) * ${CARD_HEIGHT})` },
  },
})

/** Cards where there is no room. Mounts only rows near the window: all would take too long when the search is cleared. */
export function ChampionTable({ champions, matches, most, sort, onSort }: ChampionTableProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const body = useRef<HTMLTableSectionElement>(null)
  const { first, end } = useRowWindow(body, champions.length)
  const [focused, setFocused] = useState<number | null>(null)
  const height: CSSProperties & Record<'--rows', number> = { '--rows': champions.length }
  const sortable = (order: ChampionOrder) => ({
    label: t(`champions.columns.${order}`),
    sorted: directionOf(sort, order, order === 'name' ? 'ascending' : 'descending'),
    onSort: () => onSort(order),
    className: styles.head,
  })
  return (
    <div className={styles.box}>
      <div className={styles.sorts}>
        <FilterChips
          label={t('leaderboard.sort')}
          options={CHAMPION_ORDERS.map((order) => ({ value: order, label: sortWords(sortable(order)) }))}
          selected={sort.order}
          onSelect={onSort}
        />
      </div>
      <Card>
        <table className={styles.table} aria-label={t('champions.title')} aria-rowcount={champions.length + 1}>
          <thead className={styles.heads}>
            <tr className={styles.headRow} aria-rowindex={1}>
              <SortableHead {...sortable('name')} />
              <th scope="col" className={mergeClasses(styles.head, styles.start)}>
                {t('champions.columns.lanes')}
              </th>
              <SortableHead {...sortable('tier')} />
              <SortableHead {...sortable('winRate')} align="end" />
              <SortableHead {...sortable('pickRate')} align="end" />
              <SortableHead {...sortable('banRate')} align="end" />
              <SortableHead {...sortable('games')} align="end" />
            </tr>
          </thead>
          <tbody ref={body} className={styles.body} style={height}>
            {champions.map((listed, position) =>
              // The focused row stays mounted, however far the page is scrolled.
              (position >= first && position < end) || listed.champion.key === focused ? (
                <ChampionRow
                  key={listed.champion.key}
                  listed={listed}
                  position={position}
                  matches={matches}
                  mostPicked={most.pickRate}
                  mostBanned={most.banRate}
                  onFocus={setFocused}
                />
              ) : null,
            )}
          </tbody>
        </table>
      </Card>
    </div>
  )
}
