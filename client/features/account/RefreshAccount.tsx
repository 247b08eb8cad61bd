import type { FragmentType } from '@apollo/client'
import type { ApolloCache } from '@apollo/client/cache'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CountdownButton } from '../../components/CountdownButton.tsx'
import { useSecondsUntil } from '../../components/useSecondsUntil.ts'
import { graphql } from '../../gql/gql.ts'
import {
  RefreshAccount_accountFragmentDoc,
  type RefreshAccount_accountFragment,
  type RefreshAccountMutation,
} from '../../gql/graphql.ts'
import { useRefreshAccountMutation } from '../../gql/hooks.ts'
import { PHONE } from '../../theme/lane.ts'
import { QUEUE_CHOICES, type QueueChoice } from './account-view.ts'
import { findLoadedCount, firstMatches } from './loaded-matches.ts'
import { useAccountFragmentVariables } from './useAccountView.ts'

graphql(/* GraphQL */ `
  fragment RefreshAccount_account on Account {
    id
    gameName
    tagLine
    region
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
  const { cache } = useApolloClient()
  const variables = useAccountFragmentVariables()
  const { data, complete } = useFragment({
    fragment: RefreshAccount_accountFragmentDoc,
    fragmentName: 'RefreshAccount_account',
    from: account,
  })
  const [refresh, { data: answer, loading, error }] = useRefreshAccountMutation({
    errorPolicy: 'all',
    update: (written, { data: answered }) => {
      const refreshed = answered?.refreshAccount
      if (refreshed?.account && refreshed.problems.length === 0) {
        forgetOtherQueues(written, refreshed.account, variables.queue)
      }
    },
  })
  if (!complete) return null

  return (
    <RefreshButton
      availableAt={data.refreshAvailableAt}
      answer={answer ?? null}
      loading={loading}
      failed={error !== undefined}
      onRefresh={() => {
        const first = firstMatches(findLoadedCount(cache, data, variables.queue))
        void refresh({ variables: { id: data.id, ...variables, first } })
      }}
    />
  )
}

interface RefreshButtonProps {
  /** When it can be asked for the next time, in ISO 8601. */
  readonly availableAt: string
  /** What came of it the last time; null before the first. */
  readonly answer: RefreshAccountMutation | null
  readonly loading: boolean
  readonly failed: boolean
  readonly onRefresh: () => void
}

function RefreshButton({ availableAt, answer, loading, failed, onRefresh }: RefreshButtonProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [problem] = answer?.refreshAccount.problems ?? []
  const until = retryMoment(problem) ?? availableAt
  const waiting = useSecondsUntil(until) > 0
  const state = stateOf({ loading, failed, problem, answered: answer !== null, waiting })
  return (
    <div className={styles.root}>
      <CountdownButton
        until={until}
        label={t('account.refresh.label')}
        waitingLabel={(time) => t('account.refresh.in', { time })}
        busyLabel={loading ? t('account.refresh.running') : null}
        onClick={onRefresh}
      />
      <output className={styles.words}>{state === null ? null : t(`account.refresh.state.${state}`)}</output>
    </div>
  )
}

interface RefreshState {
  readonly loading: boolean
  readonly failed: boolean
  readonly problem: Problem | undefined
  readonly answered: boolean
  /** True while it is too soon for the next refresh. */
  readonly waiting: boolean
}

/** What there is to say about the refresh; null before the first one, and when the last is no longer news. */
function stateOf({ loading, failed, problem, answered, waiting }: RefreshState) {
  if (loading) return 'asking'
  if (failed) return 'networkError'
  if (problem?.__typename === 'AccountNotFound') return problem.__typename
  if (!waiting) return null
  if (problem !== undefined) return problem.__typename
  return answered ? 'done' : null
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
