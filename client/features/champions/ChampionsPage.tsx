import { NetworkStatus } from '@apollo/client'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { useChampionsPageQuery } from '../../gql/ChampionsPage.ts'
import { graphql } from '../../gql/gql.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { StatisticsFilters } from '../../statistics/StatisticsFilters.tsx'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'
import { ChampionFilters } from './ChampionFilters.tsx'
import { ChampionsSkeleton } from './ChampionsSkeleton.tsx'
import { KnownChampions } from './KnownChampions.tsx'
import { championsPageVariables } from './load-champions-page.ts'
import { useChampionsView } from './useChampionsView.ts'

graphql(/* GraphQL */ `
  query ChampionsPage($filter: StatisticsFilter!, $lane: Lane, $locale: Locale!) {
    champions {
      ...ListedChampion_champion
    }
    championTable(filter: $filter, lane: $lane) {
      patches
      matches
      countedAt
      tierRule {
        average
        ...TierRule_rule
      }
      entries {
        ...ListedChampion_entry
      }
    }
    statistics {
      patches
      matches
    }
  }
`)

/** Interval of the requests until the server has counted a match, which takes seconds after its first start. */
const ASK_EVERY_MS = 2000

const useStyles = makeStyles({
  tools: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', marginBottom: '18px' },
  late: { opacity: 0.5, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
})

export function ChampionsPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = useLocale()
  const { filter, change } = useStatisticsFilter()
  const [view, changeView] = useChampionsView()
  const { data, previousData, loading, networkStatus, refetch } = useChampionsPageQuery({
    variables: championsPageVariables(filter, locale),
    // Cached data is shown at once and refreshed in the background.
    nextFetchPolicy: (_policy, { reason }) => (reason === 'variables-changed' ? 'cache-and-network' : 'cache-first'),
    notifyOnNetworkStatusChange: true,
  })
  // The displayed data stays visible while other data is fetched.
  const known = data ?? (loading ? previousData : undefined)
  const coming = data === undefined
  const retrying = networkStatus === NetworkStatus.refetch
  const uncounted = data?.championTable.countedAt === null

  useEffect(() => {
    if (!uncounted) return
    const timer = setInterval(() => document.hidden || void refetch(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [uncounted, refetch])

  const { patches = [], matches = 0 } = (data ?? previousData)?.statistics ?? {}

  return (
    <>
      <PageBand title={t('champions.title')}>
        {matches === 0 ? t('champions.subtitle') : t('champions.subtitleOf', { count: matches })}
      </PageBand>
      <KeptFocus>
        <div className={styles.tools}>
          <StatisticsFilters filter={filter} patches={patches} onChange={change} />
          <ChampionFilters view={view} onChange={changeView} />
        </div>
        {known !== undefined ? (
          <div className={mergeClasses(coming && styles.late)} aria-busy={coming}>
            <KnownChampions
              champions={known.champions}
              table={known.championTable}
              lane={filter.lane}
              view={view}
              onView={changeView}
              onEveryLane={() => change({ lane: null })}
            />
          </div>
        ) : loading && !retrying ? (
          <ChampionsSkeleton view={view.view} />
        ) : (
          <NoAnswer busy={retrying} onRetry={() => void refetch()} />
        )}
      </KeptFocus>
    </>
  )
}
