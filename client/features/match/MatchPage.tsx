import { NetworkStatus } from '@apollo/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import { useMatchPageQuery } from '../../gql/MatchPage.ts'
import { useDisplayedLocale } from '../../i18n/useDisplayedLocale.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { matchPath, type MatchParams } from '../../paths.ts'
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts'
import { matchPageVariables } from './load-match-page.ts'
import { MatchContent } from './MatchContent.tsx'
import { MatchPageSkeleton } from './MatchPageSkeleton.tsx'
import { MatchProblem } from './MatchProblem.tsx'

graphql(/* GraphQL */ `
  query MatchPage($id: ID!, $locale: Locale!) {
    match(id: $id) {
      ... on Match {
        id
        matchId
        ...MatchContent_match @nonreactive
      }
      ...MatchProblem_result
    }
  }
`)

export function MatchPage({ matchId: writtenId }: MatchParams) {
  // The page is mounted for one match. When its address is corrected, the answer is already here.
  const [matchId] = useState(writtenId)
  const { t } = useTranslation()
  const variables = matchPageVariables({ matchId }, useLocale())
  const { data, previousData, loading, networkStatus, refetch } = useMatchPageQuery({
    variables,
    notifyOnNetworkStatusChange: true,
  })
  const locale = useDisplayedLocale(variables.locale, data !== undefined)
  // The match stays visible while its translation is fetched.
  const result = (data ?? previousData)?.match
  useCanonicalPath(matchPath(result?.__typename === 'Match' ? result.matchId : matchId))

  if (result?.__typename === 'Match') return <MatchContent match={result} locale={locale} />
  if (result === undefined && loading) return <MatchPageSkeleton title={t('match.documentTitle', { matchId })} />
  return (
    <MatchProblem
      matchId={matchId}
      problem={result ?? null}
      busy={networkStatus === NetworkStatus.refetch}
      onRetry={() => void refetch()}
    />
  )
}
