import { NetworkStatus } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'
import { useLastKnown } from '../../components/useLastKnown.ts'
import { useAccountChampionsQuery } from '../../gql/AccountChampions.ts'
import { Champions_accountFragmentDoc } from '../../gql/Champions_account.ts'
import { graphql } from '../../gql/gql.ts'
import type { Champions_accountFragment, Locale } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { useDisplayedLocale } from '../../i18n/useDisplayedLocale.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { ChampionsHead } from './ChampionsHead.tsx'
import { ChampionsSkeleton } from './ChampionsSkeleton.tsx'
import { MasteryList } from './MasteryList.tsx'
import { useAccountSpoiler } from './useAccountSpoiler.ts'

graphql(/* GraphQL */ `
  query AccountChampions($id: ID!, $locale: Locale!) {
    node(id: $id) {
      ... on Account {
        id
        masteries {
          freshness {
            stale
          }
        }
        ...Champions_account @nonreactive
      }
    }
  }
`)

graphql(/* GraphQL */ `
  fragment Champions_account on Account {
    id
    masteries {
      ...ChampionsHead_masteries
      entries {
        ...MasteryList_mastery
      }
    }
  }
`)

interface ChampionsProps {
  /** The `id` of the account. */
  readonly accountId: string
}

export function Champions({ accountId }: ChampionsProps) {
  const { t } = useTranslation()
  const requested = toContractLocale(useLocale())
  const { data, previousData, loading, networkStatus, refetch } = useAccountChampionsQuery({
    variables: { id: accountId, locale: requested },
    // The cached data stays visible while it is refetched.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const locale = useDisplayedLocale(requested, data !== undefined)
  const node = (data ?? previousData)?.node
  const busy = networkStatus === NetworkStatus.refetch
  const retry = () => void refetch()

  if (node?.__typename === 'Account') {
    return <MasteriesOfAccount account={node} locale={locale} busy={busy} onRetry={retry} />
  }
  if (node === undefined && loading && !busy) return <ChampionsSkeleton />
  return (
    <Notice
      role="alert"
      title={t('account.problem.networkTitle')}
      actions={<RetryButton busy={busy} onRetry={retry} />}
    >
      {t('account.problem.network')}
    </Notice>
  )
}

interface MasteriesOfAccountProps extends RetryButtonProps {
  readonly account: Champions_accountFragment
  readonly locale: Locale
}

function MasteriesOfAccount({ account, locale, ...retry }: MasteriesOfAccountProps) {
  const { t } = useTranslation()
  const spoiler = useAccountSpoiler()
  const { data, complete } = useFragment({
    fragment: Champions_accountFragmentDoc,
    fragmentName: 'Champions_account',
    from: account,
    variables: { locale },
  })
  // The known data stays visible during a refetch, with the filter and the scroll position.
  const known = useLastKnown(complete ? data : null)
  if (known === null) return <ChampionsSkeleton />
  const { masteries } = known
  if (masteries === null) {
    return (
      <Notice title={t('account.problem.unavailableTitle')} actions={<RetryButton {...retry} />}>
        {t('account.champions.unavailable')}
      </Notice>
    )
  }
  return (
    <section aria-label={t('account.champions.title')}>
      <ChampionsHead masteries={masteries} />
      {masteries.entries.length === 0 ? (
        <Notice title={t('account.champions.emptyTitle')}>{t('account.champions.empty')}</Notice>
      ) : (
        <Spoiler spoiler={spoiler}>
          <MasteryList masteries={masteries.entries} />
        </Spoiler>
      )}
    </section>
  )
}

interface RetryButtonProps {
  /** True while it is being refetched. */
  readonly busy: boolean
  readonly onRetry: () => void
}

function RetryButton({ busy, onRetry }: RetryButtonProps) {
  const { t } = useTranslation()
  return (
    <Button disabledFocusable={busy} onClick={onRetry}>
      {busy ? t('common.loading') : t('common.retry')}
    </Button>
  )
}
