import { NetworkStatus } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import { useMatchPageQuery } from '../../gql/hooks.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useLocaleInSight } from '../../i18n/useLocaleInSight.ts'
import type { MatchParams } from '../../paths.ts'
import { MatchContent } from './MatchContent.tsx'
import { MatchPageSkeleton } from './MatchPageSkeleton.tsx'
import { MatchProblem } from './MatchProblem.tsx'
import { useCanonicalMatchPath } from './useCanonicalMatchPath.ts'

graphql(/* GraphQL */ `
  query MatchPage($id: ID!, $locale: Locale!) {
    match(id: $id) {
      ... on Match {
        id
        matchId
        ...MatchContent_match
      }
      ...MatchProblem_result @unmask
    }
  }
`)

/** One match, whoever looks at it. */
export function MatchPage({ matchId }: MatchParams) {
  // Another match is another page: nothing of the one before may show through while it loads.
  return <AskedMatch key={matchId} matchId={matchId} />
}

function AskedMatch({ matchId }: MatchParams) {
  const { t } = useTranslation()
  const asked = toContractLocale(useLocale())
  const { data, previousData, loading, networkStatus, refetch } = useMatchPageQuery({
    variables: { id: matchId, locale: asked },
    notifyOnNetworkStatusChange: true,
  })
  const locale = useLocaleInSight(asked, data !== undefined)
  // The match stays in sight while it is translated.
  const result = (data ?? previousData)?.match
  useCanonicalMatchPath(result?.__typename === 'Match' ? result.matchId : matchId)

  if (result?.__typename === 'Match') return <MatchContent match={result} locale={locale} />
  if (result === undefined && loading) return <MatchPageSkeleton title={t('match.documentTitle', { matchId })} />
  return (
    <MatchProblem
      matchId={matchId}
      problem={result ?? null}
      busy={networkStatus === NetworkStatus.refetch}
      onRetry={() => void refetch().catch(() => {})}
    />
  )
}
