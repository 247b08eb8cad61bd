import { NetworkStatus } from '@apollo/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { useChampionPageQuery } from '../../gql/ChampionPage.ts'
import { graphql } from '../../gql/gql.ts'
import { championTitle } from '../../head/titles.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { championPath, type ChampionParams } from '../../paths.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts'
import { useStatisticsFilter } from '../../statistics/useStatisticsFilter.ts'
import { ChampionPageSkeleton } from './ChampionPageSkeleton.tsx'
import { KnownChampion } from './KnownChampion.tsx'
import { championPageVariables } from './load-champion-page.ts'
import { UnknownChampion } from './UnknownChampion.tsx'

graphql(/* GraphQL */ `
  query ChampionPage(
    $champion: ChampionBy!
    $filter: StatisticsFilter!
    $population: Population!
    $queue: StatisticsQueue!
    $lane: Lane
    $locale: Locale!
  ) {
    champion(by: $champion) {
      id
      key
      slug
      name(locale: $locale) {
        text
        locale
      }
      ...KnownChampion_champion
    }
    statistics {
      patches
    }
  }
`)

export function ChampionPage(params: ChampionParams) {
  return (
    <KeptFocus>
      <ChampionContent {...params} />
    </KeptFocus>
  )
}

function ChampionContent({ champion: word }: ChampionParams) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // After a redirect to the canonical address, the page still queries by the original one.
  const [requested] = useState<ChampionParams>({ champion: word })
  const { filter } = useStatisticsFilter()
  const { data, previousData, loading, networkStatus, refetch } = useChampionPageQuery({
    variables: championPageVariables(requested, filter, useLocale()),
    // Cached data is shown at once and refreshed in the background.
    nextFetchPolicy: (_policy, { reason }) => (reason === 'variables-changed' ? 'cache-and-network' : 'cache-first'),
    notifyOnNetworkStatusChange: true,
  })
  // The displayed data stays visible while other data is fetched.
  const known = data ?? previousData
  const champion = known?.champion
  useCanonicalPath(champion ? championPath(champion) : null)

  if (known === undefined) {
    const busy = networkStatus === NetworkStatus.refetch
    const name = word.charAt(0).toUpperCase() + word.slice(1)
    if (loading && !busy) return <ChampionPageSkeleton name={name} />
    return (
      <>
        <PageBand title={name} />
        <NoAnswer busy={busy} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!champion) return <UnknownChampion word={word} />
  return (
    <>
      {/* The route sets a title from the address on each navigation; this replaces it again. */}
      <DocumentTitle key={pathname} title={championTitle(champion, t)} />
      <KnownChampion
        requested={requested}
        champion={champion}
        patches={known.statistics.patches}
        answer={data === undefined ? (loading ? 'coming' : 'failed') : 'here'}
        onRetry={() => void refetch()}
      />
    </>
  )
}
