import { NetworkStatus } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles } from '@fluentui/react-components'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'
import { useAccountPageQuery } from '../../gql/AccountPage.ts'
import { graphql } from '../../gql/gql.ts'
import { useDisplayedLocale } from '../../i18n/useDisplayedLocale.ts'
import { useChosenChampion } from '../../match/useChosenChampion.ts'
import { accountPath, type AccountParams } from '../../paths.ts'
import { AccountPageSkeleton } from './AccountPageSkeleton.tsx'
import { AccountProblem } from './AccountProblem.tsx'
import { ShownFilter, WHOLE_HISTORY } from './history-filter.ts'
import { KnownAccount } from './KnownAccount.tsx'
import { firstOfHistory } from './loaded-matches.ts'
import { ProblemPage } from './ProblemPage.tsx'
import { ShownLocale } from './shown-locale.ts'
import { useAccountPageVariables } from './useAccountPageVariables.ts'
import { useAccountView } from './useAccountView.ts'
import { useCanonicalAddress } from './useCanonicalAddress.ts'
import { useVisitPolicy } from './useVisitPolicy.ts'

graphql(/* GraphQL */ `
  query AccountPage(
    $gameName: String!
    $tagLine: String!
    $region: Region!
    $locale: Locale!
    $queue: QueueFilter
    $champion: ChampionBy
    $first: Int!
    $after: String
  ) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account {
        id
        gameName
        tagLine
        region
        ...AccountFacts_account @nonreactive
        ...AccountHeader_account @nonreactive
        ...RankSummary_account @nonreactive
        ...Ranks_account @nonreactive
        ...MatchSummary_account @nonreactive
        ...MatchHistory_account @nonreactive
        ...LiveHint_account @nonreactive
      }
      ...AccountProblem_result
    }
  }
`)

const useStyles = makeStyles({ page: { outlineStyle: 'none' } })

export function AccountPage(params: AccountParams) {
  const styles = useStyles()
  const page = useRef<HTMLDivElement>(null)
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <AccountContent params={params} onButtonGone={() => page.current?.focus({ preventScroll: true })} />
    </div>
  )
}

interface AccountContentProps {
  readonly params: AccountParams
  /** Called when a button that may have the focus is removed. */
  readonly onButtonGone: () => void
}

function AccountContent({ params, onButtonGone }: AccountContentProps) {
  const { t } = useTranslation()
  const { cache } = useApolloClient()
  const [{ queue, champion: word }] = useAccountView()
  const chosen = useChosenChampion(word)
  const champion = chosen.kind === 'known' ? chosen.champion : null
  const championKey = champion?.key ?? null
  const known = chosen.kind === 'known'
  const filter = useMemo(() => (known ? { queue, champion: championKey } : null), [known, queue, championKey])

  const variables = useAccountPageVariables(params, filter ?? WHOLE_HISTORY)
  const { data, previousData, error, loading, networkStatus, refetch, fetchMore } = useAccountPageQuery({
    variables,
    skip: filter === null,
    fetchPolicy: useVisitPolicy(accountPath(params).toLowerCase()),
    nextFetchPolicy: 'cache-first',
  })
  const locale = useDisplayedLocale(variables.locale, data !== undefined)
  // The account stays visible while other matches or another language are fetched.
  const result = (data ?? previousData)?.account
  // An automatic background refresh does not show as waiting.
  const waiting =
    chosen.kind === 'asked' || (loading && (data === undefined || networkStatus !== NetworkStatus.loading))
  useCanonicalAddress(result?.__typename === 'Account' ? result : null)

  function retry() {
    if (chosen.kind === 'failed') chosen.onRetry()
    // Refetches as many matches as are loaded by now.
    else void refetch({ first: firstOfHistory(cache, params, filter ?? WHOLE_HISTORY) })
  }

  function retryPage() {
    retry()
    onButtonGone()
  }

  if (result === undefined) {
    return waiting ? (
      <AccountPageSkeleton asked={params} />
    ) : (
      <ProblemPage asked={params}>
        <Notice
          role="alert"
          title={t('account.problem.networkTitle')}
          actions={<Button onClick={retryPage}>{t('common.retry')}</Button>}
        >
          {t('account.problem.network')}
        </Notice>
      </ProblemPage>
    )
  }
  if (result.__typename !== 'Account') {
    return <AccountProblem asked={params} problem={result} busy={waiting} onRetry={retry} />
  }
  return (
    <ShownLocale value={locale}>
      <ShownFilter value={filter}>
        <KnownAccount
          account={result}
          champion={champion}
          loading={waiting}
          // Data evicted from the cache is refetched a moment later. Until that has failed, it counts as arriving.
          arriving={loading || (error === undefined && chosen.kind !== 'failed')}
          onRetry={retry}
          onLoad={(page) => fetchMore({ variables: page })}
        />
      </ShownFilter>
    </ShownLocale>
  )
}
