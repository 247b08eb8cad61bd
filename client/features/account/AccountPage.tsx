import { NetworkStatus } from '@apollo/client'
import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { graphql } from '../../gql/gql.ts'
import type { AccountPageQuery } from '../../gql/graphql.ts'
import { useAccountPageQuery } from '../../gql/hooks.ts'
import { accountPath, type AccountParams } from '../../paths.ts'
import { ACCOUNT_TABS } from './account-view.ts'
import { AccountHeader } from './AccountHeader.tsx'
import { AccountPageSkeleton } from './AccountPageSkeleton.tsx'
import { AccountProblem } from './AccountProblem.tsx'
import { MatchHistory, type LoadMatches } from './MatchHistory.tsx'
import { MatchSummary } from './MatchSummary.tsx'
import { ProblemPage } from './ProblemPage.tsx'
import { Ranks } from './Ranks.tsx'
import { RankSummary } from './RankSummary.tsx'
import { ShownLocale } from './shown-locale.ts'
import { SideColumn } from './SideColumn.tsx'
import { useAccountPageVariables } from './useAccountPageVariables.ts'
import { useAccountView } from './useAccountView.ts'
import { useCanonicalAddress } from './useCanonicalAddress.ts'
import { useLocaleInSight } from '../../i18n/useLocaleInSight.ts'
import { useVisitPolicy } from './useVisitPolicy.ts'

graphql(/* GraphQL */ `
  query AccountPage(
    $gameName: String!
    $tagLine: String!
    $region: Region!
    $locale: Locale!
    $queue: QueueFilter
    $first: Int!
    $after: String
  ) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account {
        id
        gameName
        tagLine
        region
        ...AccountHeader_account
        ...RankSummary_account
        ...Ranks_account
        ...MatchSummary_account
        ...MatchHistory_account
      }
      ...AccountProblem_result @unmask
    }
  }
`)

/** One account: who it is, its ranks and its matches. */
export function AccountPage(params: AccountParams) {
  // Another account is another page: nothing of the one before may show through while it loads.
  return <AccountContent key={accountPath(params).toLowerCase()} {...params} />
}

function AccountContent(params: AccountParams) {
  const { t } = useTranslation()
  const variables = useAccountPageVariables(params)
  const { data, previousData, loading, networkStatus, refetch, fetchMore } = useAccountPageQuery({
    variables,
    fetchPolicy: useVisitPolicy(accountPath(params).toLowerCase()),
    nextFetchPolicy: 'cache-first',
  })
  const locale = useLocaleInSight(variables.locale, data !== undefined)
  // The account stays in sight while another queue or language of it is on its way.
  const result = (data ?? previousData)?.account
  // What is renewed of itself, behind what is in sight, keeps nobody waiting.
  const waiting = loading && (data === undefined || networkStatus !== NetworkStatus.loading)
  const retry = () => void refetch()
  useCanonicalAddress(result?.__typename === 'Account' ? result : null)

  if (result === undefined) {
    return loading ? (
      <AccountPageSkeleton asked={params} />
    ) : (
      <ProblemPage asked={params}>
        <Notice
          role="alert"
          title={t('account.problem.networkTitle')}
          actions={<Button onClick={retry}>{t('common.retry')}</Button>}
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
      <AccountView
        account={result}
        loading={waiting}
        onRetry={retry}
        onLoad={(page) => fetchMore({ variables: page })}
      />
    </ShownLocale>
  )
}

interface AccountViewProps {
  readonly account: Extract<AccountPageQuery['account'], { __typename: 'Account' }>
  readonly loading: boolean
  readonly onRetry: () => void
  readonly onLoad: LoadMatches
}

function AccountView({ account, loading, onRetry, onLoad }: AccountViewProps) {
  const { t } = useTranslation()
  const [{ tab }, changeView] = useAccountView()
  return (
    <>
      <AccountHeader account={account} />
      <Tabs
        label={t('account.tabs.label')}
        tabs={ACCOUNT_TABS.map((name) => ({ name, label: t(`account.tabs.${name}`) }))}
        selected={tab}
        onSelect={(name) => changeView({ tab: name })}
      >
        {tab === 'ranks' ? (
          <Ranks account={account} loading={loading} onRetry={onRetry} />
        ) : (
          <SideColumn
            side={
              <>
                <RankSummary account={account} loading={loading} onRetry={onRetry} />
                <MatchSummary account={account} loading={loading} />
              </>
            }
          >
            <MatchHistory account={account} loading={loading} onRetry={onRetry} onLoad={onLoad} />
          </SideColumn>
        )}
      </Tabs>
    </>
  )
}
