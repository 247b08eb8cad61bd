import type { FragmentType } from '@apollo/client'
import type { ApolloCache } from '@apollo/client/cache'
import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CountdownButton } from '../../components/CountdownButton.tsx'
import { graphql } from '../../gql/gql.ts'
import {
  RefreshAccount_accountFragmentDoc,
  type RefreshAccount_accountFragment,
  type RefreshAccountMutation,
} from '../../gql/graphql.ts'
import { useRefreshAccountMutation } from '../../gql/hooks.ts'
import { PHONE } from '../../theme/lane.ts'
import { QUEUE_CHOICES, type QueueChoice } from './account-view.ts'
import { useAccountFragmentVariables } from './useAccountView.ts'

graphql(/* GraphQL */ `
  fragment RefreshAccount_account on Account {
    id
    refreshAvailableAt
  }
`)

graphql(/* GraphQL */ `
  mutation RefreshAccount($id: ID!, $locale: Locale!, $queue: QueueFilter, $first: Int!, $after: String) {
    refreshAccount(input: { id: $id }) {
      account {
        id
        ...AccountHeader_account
        ...RankSummary_account
        ...Ranks_account
        ...MatchSummary_account
        ...MatchHistory_account
      }
      problems {
        ... on RefreshTooSoon {
          availableAt
        }
        ... on AccountNotFound {
          message
        }
        ... on UpstreamUnavailable {
          retryAt
        }
      }
    }
  }
`)

type Problem = RefreshAccountMutation['refreshAccount']['problems'][number]

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '6px',
    [PHONE]: { alignItems: 'stretch' },
  },
  words: {
    maxWidth: '260px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    textAlign: 'end',
    [PHONE]: { maxWidth: 'none', textAlign: 'start' },
    ':empty': { display: 'none' },
  },
})

/** Asks Riot for the account again, and shows when that can be done the next time. */
export function RefreshAccount({ account }: { readonly account: FragmentType<RefreshAccount_accountFragment> }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const variables = useAccountFragmentVariables()
  const { data, complete } = useFragment({
    fragment: RefreshAccount_accountFragmentDoc,
    fragmentName: 'RefreshAccount_account',
    from: account,
  })
  const [refresh, { data: answer, loading, error }] = useRefreshAccountMutation({
    errorPolicy: 'all',
    update: (cache, { data: written }) => {
      const refreshed = written?.refreshAccount
      if (refreshed?.account && refreshed.problems.length === 0) {
        forgetOtherQueues(cache, refreshed.account, variables.queue)
      }
    },
  })
  const [problem] = answer?.refreshAccount.problems ?? []
  if (!complete) return null

  const state = stateOf({ loading, failed: error !== undefined, problem, answered: !!answer })
  return (
    <div className={styles.root}>
      <CountdownButton
        until={retryMoment(problem) ?? data.refreshAvailableAt}
        label={t('account.refresh.label')}
        waitingLabel={(time) => t('account.refresh.in', { time })}
        busyLabel={loading ? t('account.refresh.running') : null}
        onClick={() => void refresh({ variables: { id: data.id, ...variables } })}
      />
      <output className={styles.words}>{state === null ? null : t(`account.refresh.state.${state}`)}</output>
    </div>
  )
}

/** What there is to say about the refresh; null before the first one. */
function stateOf(refresh: { loading: boolean; failed: boolean; problem: Problem | undefined; answered: boolean }) {
  if (refresh.loading) return 'asking'
  if (refresh.failed) return 'networkError'
  if (refresh.problem !== undefined) return refresh.problem.__typename
  return refresh.answered ? 'done' : null
}

/** When asking again makes sense, if the problem says so. */
function retryMoment(problem: Problem | undefined): string | null {
  switch (problem?.__typename) {
    case 'RefreshTooSoon':
      return problem.availableAt
    case 'UpstreamUnavailable':
      return problem.retryAt
    case 'AccountNotFound':
    case undefined:
      return null
  }
}

/** The answer holds the history of one queue; what is stored of the others is now too old. */
function forgetOtherQueues(cache: ApolloCache, account: { __typename: 'Account'; id: string }, shown: QueueChoice) {
  const id = cache.identify(account)
  if (id === undefined) return
  for (const queue of QUEUE_CHOICES) {
    if (queue !== shown) cache.evict({ id, fieldName: 'matches', args: { queue } })
  }
}
