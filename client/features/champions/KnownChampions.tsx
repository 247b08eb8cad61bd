import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { nextSort } from '../../components/column-sort.ts'
import { SkipPast } from '../../components/SkipPast.tsx'
import { ExportButton } from '../../exports/ExportButton.tsx'
import type { ChampionsPageQuery, Lane } from '../../gql/graphql.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import type { ChangeView } from '../../routing/useView.ts'
import { SampleWords } from '../../statistics/SampleWords.tsx'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'
import { ChampionGrid } from './ChampionGrid.tsx'
import { BY_NAME, BY_WIN_RATE, type ChampionsView } from './champions-view.ts'
import { ChampionTable } from './ChampionTable.tsx'
import { exportedView } from './exported-view.ts'
import { filterChampions, listChampions, mostOf, sortChampions } from './listed-champions.ts'
import { NoChampions } from './NoChampions.tsx'
import { TierList } from './TierList.tsx'

interface KnownChampionsProps {
  readonly champions: ChampionsPageQuery['champions']
  readonly table: ChampionsPageQuery['championTable']
  /** Null for all lanes. */
  readonly lane: Lane | null
  readonly view: ChampionsView
  readonly onView: ChangeView<ChampionsView>
  readonly onEveryLane: () => void
}

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 16px',
    marginBottom: '12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  note: { flexBasis: '100%', margin: 0 },
})

export function KnownChampions({ champions, table, lane, view, onView, onEveryLane }: KnownChampionsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = useLocale()
  const nameOf = useChampionName()
  const { population, queue, patch } = useStatisticsFilter().filter
  const exported = { population, queue, patch, lane }
  // Stable objects while typing, so that visible rows need not rerender.
  const listed = useMemo(
    () => listChampions(champions, table.entries, lane, nameOf),
    [champions, table.entries, lane, nameOf],
  )
  const found = filterChampions(listed, view)
  const inTable = view.view === 'table'

  function clear() {
    onView({ search: '', tag: null })
    if (lane !== null) onEveryLane()
  }

  return (
    <>
      <div className={styles.facts}>
        <output>{t('champions.found', { count: found.length })}</output>
        <SampleWords sample={table} />
        <ExportButton of="champions" parameters={{ ...exported, ...exportedView(view) }} />
        {table.matches === 0 ? (
          <p className={styles.note}>
            {t(table.countedAt === null ? 'champions.countingStarts' : 'champions.nothingCounted')}
          </p>
        ) : null}
        {inTable && view.order === 'winRate' ? (
          <p className={styles.note}>{t(view.reverse ? 'champions.byUpperEnd' : 'champions.byLowerEnd')}</p>
        ) : null}
        {inTable && view.order === 'tier' ? (
          <p className={styles.note}>{t(view.reverse ? 'champions.tiers.byUpperEnd' : 'champions.tiers.byLowerEnd')}</p>
        ) : null}
        {inTable && lane !== null ? <p className={styles.note}>{t('champions.bansOfAllLanes')}</p> : null}
      </div>
      {found.length === 0 ? (
        <NoChampions lane={listed.length === 0 ? lane : null} onClear={clear} />
      ) : (
        <SkipPast label={t('champions.skip')}>
          {inTable ? (
            <ChampionTable
              champions={sortChampions(found, view, locale)}
              matches={table.matches}
              // Computed from all champions, so that the bars keep their lengths while typing.
              most={{ pickRate: mostOf(listed, 'pickRate'), banRate: mostOf(listed, 'banRate') }}
              sort={view}
              onSort={(order) => onView(nextSort(view, order))}
            />
          ) : view.view === 'tiers' ? (
            <TierList
              champions={sortChampions(listed, BY_WIN_RATE, locale)}
              found={new Set(found)}
              rule={table.tierRule}
            />
          ) : (
            <ChampionGrid champions={sortChampions(listed, BY_NAME, locale)} found={new Set(found)} />
          )}
        </SkipPast>
      )}
    </>
  )
}
