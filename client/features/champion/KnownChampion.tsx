import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../components/Tabs.tsx'
import { graphql } from '../../gql/gql.ts'
import type { KnownChampion_championFragment } from '../../gql/graphql.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { SampleWords } from '../../statistics/SampleWords.tsx'
import { StatisticsFilters } from '../../statistics/StatisticsFilters.tsx'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'
import { Builds } from './builds/Builds.tsx'
import { ChampionGames } from './builds/ChampionGames.tsx'
import { CHAMPION_TABS } from './champion-view.ts'
import { ChampionBand } from './ChampionBand.tsx'
import { ChampionOverview } from './ChampionOverview.tsx'
import { NothingCounted } from './NothingCounted.tsx'
import { PlayersOfChampion } from './PlayersOfChampion.tsx'
import { useChampionView } from './useChampionView.ts'
import { useTabArrival } from './useTabArrival.ts'

graphql(/* GraphQL */ `
  fragment KnownChampion_champion on Champion {
    id
    key
    ...ChampionBand_champion
    ...ChampionOverview_champion
    ...NothingCounted_champion
    statistics(filter: $filter, lane: $lane) {
      patches
      matches
      countedAt
      games
      ...Builds_statistics
    }
  }
`)

interface KnownChampionProps {
  readonly champion: KnownChampion_championFragment
  /** Every recorded patch, the newest first. */
  readonly patches: readonly string[]
  /** `here`: the figures match the filters. `coming` and `failed`: they are those of the previous filters. */
  readonly answer: 'here' | 'coming' | 'failed'
  readonly onRetry: () => void
}

const useStyles = makeStyles({
  subjects: { outlineStyle: 'none', scrollMarginTop: '12px' },
  filters: { display: 'grid', gap: '10px', marginBottom: '16px' },
  outdated: { opacity: 0.6 },
})

/** The page of an existing champion, one tab at a time. */
export function KnownChampion({ champion, patches, answer, onRetry }: KnownChampionProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [{ tab }, changeView] = useChampionView()
  const subjects = useTabArrival(tab)

  function content() {
    switch (tab) {
      case 'games':
        return <ChampionGames championKey={champion.key} />
      case 'players':
        return <PlayersOfChampion championKey={champion.key} />
      case 'overview':
      case 'builds':
        return <Counted tab={tab} champion={champion} patches={patches} answer={answer} onRetry={onRetry} />
    }
  }

  return (
    <>
      <ChampionBand champion={champion} />
      <div ref={subjects} tabIndex={-1} className={styles.subjects}>
        <Tabs
          label={t('champion.tabs.label')}
          tabs={CHAMPION_TABS.map((name) => ({ name, label: t(`champion.tabs.${name}`) }))}
          selected={tab}
          onSelect={(chosen) => changeView({ tab: chosen })}
        >
          {content()}
        </Tabs>
      </div>
    </>
  )
}

interface CountedProps extends KnownChampionProps {
  readonly tab: 'overview' | 'builds'
}

/** The statistics of the filtered games. */
function Counted({ champion, patches, answer, onRetry, tab }: CountedProps) {
  const styles = useStyles()
  const { filter, change } = useStatisticsFilter()
  const { statistics } = champion

  function content() {
    if (answer === 'failed') return <NoAnswer busy={false} onRetry={onRetry} />
    if (statistics.games === 0) return <NothingCounted champion={champion} filter={filter} onChange={change} />
    if (tab === 'builds') return <Builds statistics={statistics} />
    return <ChampionOverview champion={champion} patches={patches} />
  }

  return (
    <>
      <div className={styles.filters}>
        <StatisticsFilters filter={filter} patches={patches} onChange={change} />
        {answer === 'failed' ? null : <SampleWords sample={statistics} />}
      </div>
      <div
        className={mergeClasses(answer === 'coming' && styles.outdated)}
        aria-busy={answer === 'coming' || undefined}
      >
        {content()}
      </div>
    </>
  )
}
