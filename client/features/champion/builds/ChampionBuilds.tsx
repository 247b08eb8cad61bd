import { NetworkStatus } from '@apollo/client'
import { makeStyles } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BuildsSkeleton } from '../../../builds/BuildsSkeleton.tsx'
import { BuildSteps } from '../../../builds/steps/BuildSteps.tsx'
import { useBuildsWords } from '../../../builds/useBuildsWords.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { useChampionBuildsQuery } from '../../../gql/ChampionBuilds.ts'
import { graphql } from '../../../gql/gql.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import type { ChampionChoice } from '../../../match/champion-choices.ts'
import type { ChosenChampionState } from '../../../match/useChosenChampion.ts'
import type { ChampionParams } from '../../../paths.ts'
import { NoAnswer } from '../../../pro-scene/NoAnswer.tsx'
import { sectionTitleStyle } from '../../../pro-scene/section-title-style.ts'
import type { ChangeView } from '../../../routing/useView.ts'
import type { ShownStatistics } from '../../../statistics/statistics-filter.ts'
import { championBuildsVariables } from '../load-champion-page.ts'
import { Waiting } from '../Waiting.tsx'
import { hasRanks, type BuildsView } from './builds-view.ts'
import { BuildsFilters } from './BuildsFilters.tsx'
import { BuildsSample } from './BuildsSample.tsx'
import { NoBuilds } from './NoBuilds.tsx'

graphql(/* GraphQL */ `
  query ChampionBuilds(
    $champion: ChampionBy!
    $filter: StatisticsFilter!
    $lane: Lane
    $against: ChampionBy
    $region: Region
    $lowestTier: Tier
    $highestTier: Tier
    $locale: Locale!
  ) {
    champion(by: $champion) {
      id
      builds(
        filter: $filter
        lane: $lane
        againstChampion: $against
        region: $region
        lowestTier: $lowestTier
        highestTier: $highestTier
      ) {
        games
        countedGames
        ...BuildsSample_builds
        ...BuildSteps_builds
      }
    }
  }
`)

interface ChampionBuildsProps {
  /** The champion as the address named it on arrival. */
  readonly requested: ChampionParams
  /** True when the builds were requested on arrival. */
  readonly preloaded: boolean
  readonly filter: ShownStatistics
  readonly view: BuildsView
  readonly opponent: ChosenChampionState
  readonly opponents: readonly ChampionChoice[]
  readonly onChange: ChangeView<BuildsView>
}

const useStyles = makeStyles({
  title: sectionTitleStyle,
  content: { marginTop: '12px' },
  loading: { position: 'relative' },
})

export function ChampionBuilds(props: ChampionBuildsProps) {
  const { requested, preloaded, filter, view, opponent, opponents, onChange } = props
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useBuildsWords()
  const titleId = useId()
  const against = opponent.kind === 'known' ? opponent.champion : null
  const { data, previousData, loading, networkStatus, refetch } = useChampionBuildsQuery({
    variables: championBuildsVariables(requested, { shown: filter, view, versus: against?.key ?? null }, useLocale()),
    skip: opponent.kind !== 'known',
    // New builds are recorded all the time: cached ones are shown and refetched.
    fetchPolicy: preloaded ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: (_policy, { reason }) => (reason === 'variables-changed' ? 'cache-and-network' : 'cache-first'),
    notifyOnNetworkStatusChange: true,
  })
  const arriving = opponent.kind === 'asked' || (loading && data === undefined)
  // The previous builds stay visible while others are fetched.
  const champion = (data ?? (arriving ? previousData : undefined))?.champion

  function content() {
    if (!champion) {
      const busy = networkStatus === NetworkStatus.refetch
      if (arriving && !busy) {
        return (
          <div className={styles.loading} aria-busy="true">
            <output>
              <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
            </output>
            <BuildsSkeleton />
          </div>
        )
      }
      const onRetry = opponent.kind === 'failed' ? opponent.onRetry : () => void refetch()
      return <NoAnswer busy={busy} onRetry={onRetry} />
    }
    const { builds } = champion
    if (builds.games === 0) {
      return (
        <NoBuilds
          view={{ ...view, against: against && view.against }}
          counted={builds.countedGames}
          onChange={onChange}
        />
      )
    }
    return (
      <>
        <BuildsSample builds={builds} ranked={view.rank !== null} />
        <BuildSteps builds={builds} />
      </>
    )
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {words('title')}
      </h2>
      <BuildsFilters
        view={view}
        against={against}
        opponents={opponents}
        ranked={hasRanks(filter.queue)}
        onChange={onChange}
      />
      <div className={styles.content}>
        <Waiting busy={arriving && champion !== undefined}>{content()}</Waiting>
      </div>
    </section>
  )
}
