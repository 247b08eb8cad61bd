import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../components/Tabs.tsx'
import { graphql } from '../../gql/gql.ts'
import type { KnownChampion_championFragment } from '../../gql/graphql.ts'
import type { ChampionParams } from '../../paths.ts'
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
import { Waiting } from './Waiting.tsx'

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
  /** The champion as the address named it on arrival. */
  readonly requested: ChampionParams
  readonly champion: KnownChampion_championFragment
  /** The newest first. */
  readonly patches: readonly string[]
  /** `here`: the figures match the filters; otherwise they are those of the previous filters. */
  readonly answer: 'here' | 'coming' | 'failed'
  readonly onRetry: () => void
}

const useStyles = makeStyles({
  subjects: { outlineStyle: 'none', scrollMarginTop: '12px' },
  filters: { display: 'grid', gap: '10px', marginBottom: '16px' },
})

export function KnownChampion(props: KnownChampionProps) {
  const { champion } = props
  const styles = useStyles()
  const { t } = useTranslation()
  const [{ tab }, changeView, linkTo] = useChampionView()
  const subjects = useTabArrival(tab)
  const [arrived, setArrived] = useState(true)

  function content() {
    switch (tab) {
      case 'games':
        return <ChampionGames championKey={champion.key} />
      case 'players':
        return <PlayersOfChampion championKey={champion.key} />
      case 'overview':
      case 'builds':
        return <Counted {...props} tab={tab} preloaded={arrived} />
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
          onSelect={(chosen) => {
            setArrived(false)
            changeView({ tab: chosen })
          }}
          linkTo={(chosen) => linkTo({ tab: chosen })}
        >
          {content()}
        </Tabs>
      </div>
    </>
  )
}

interface CountedProps extends KnownChampionProps {
  readonly tab: 'overview' | 'builds'
  /** True when the data of the tab was requested on arrival. */
  readonly preloaded: boolean
}

function Counted({ requested, champion, patches, answer, onRetry, tab, preloaded }: CountedProps) {
  const styles = useStyles()
  const { filter, change } = useStatisticsFilter()
  const { statistics } = champion
  const outdated = answer === 'coming'

  function content() {
    if (answer === 'failed') return <NoAnswer busy={false} onRetry={onRetry} />
    if (statistics.games > 0 && tab === 'builds') {
      return (
        <Builds
          requested={requested}
          preloaded={preloaded}
          filter={filter}
          statistics={statistics}
          outdated={outdated}
        />
      )
    }
    return (
      <Waiting busy={outdated}>
        {statistics.games === 0 ? (
          <NothingCounted champion={champion} filter={filter} onChange={change} />
        ) : (
          <ChampionOverview champion={champion} patches={patches} />
        )}
      </Waiting>
    )
  }

  return (
    <>
      <div className={styles.filters}>
        <StatisticsFilters filter={filter} patches={patches} onChange={change} />
        {answer === 'failed' ? null : <SampleWords sample={statistics} />}
      </div>
      {content()}
    </>
  )
}
