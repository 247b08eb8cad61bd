import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Notice } from '../../components/Notice.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { graphql } from '../../gql/gql.ts'
import type { AccountPageQuery } from '../../gql/graphql.ts'
import { useAccountPageQuery } from '../../gql/hooks.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { AccountParams } from '../../paths.ts'
import { accountPageVariables } from './account-page-variables.ts'
import { ACCOUNT_TABS } from './account-view.ts'
import { AccountHeader } from './AccountHeader.tsx'
import { AccountPageSkeleton } from './AccountPageSkeleton.tsx'
import { AccountProblem } from './AccountProblem.tsx'
import { MatchHistory, type LoadMatches } from './MatchHistory.tsx'
import { MatchSummary } from './MatchSummary.tsx'
import { ProblemPage } from './ProblemPage.tsx'
import { Ranks } from './Ranks.tsx'
import { RankSummary } from './RankSummary.tsx'
import { SideColumn } from './SideColumn.tsx'
import { useAccountView } from './useAccountView.ts'

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
  const { region, gameName, tagLine } = params
  // Another account is another page: nothing of the one before may show through while it loads.
  return <AccountContent key={`${region} ${gameName}#${tagLine}`} {...params} />
}

function AccountContent(params: AccountParams) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const variables = accountPageVariables(params, useLocale(), search)
  const { data, previousData, loading, refetch, fetchMore } = useAccountPageQuery({ variables })
  // The account stays in sight while another queue of it is on its way.
  const result = (data ?? previousData)?.account
  const retry = () => void refetch()

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
    return <AccountProblem asked={params} problem={result} busy={loading} onRetry={retry} />
  }
  return (
    <AccountView account={result} loading={loading} onRetry={retry} onLoad={(page) => fetchMore({ variables: page })} />
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
          <Ranks account={account} onRetry={onRetry} />
        ) : (
          <SideColumn
            side={
              <>
                <RankSummary account={account} onRetry={onRetry} />
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
