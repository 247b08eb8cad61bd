import type { ApolloClient } from '@apollo/client'
import { AccountChampionsDocument } from '../../gql/AccountChampions.ts'
import { graphql } from '../../gql/gql.ts'
import type { Locale } from '../../gql/graphql.ts'
import { RefreshAccountDocument } from '../../gql/RefreshAccount.ts'
import { RefreshedMatchesDocument } from '../../gql/RefreshedMatches.ts'
import { championByKey } from '../../match/champion-by.ts'
import { writeAccountAddress } from './account-facts.ts'
import type { HistoryFilter } from './history-filter.ts'

graphql(/* GraphQL */ `
  mutation RefreshAccount($id: ID!) {
    refreshAccount(input: { id: $id }) {
      account {
        id
        ...AccountFacts_account
        ...AccountHeader_account @nonreactive
        ...RankSummary_account @nonreactive
        ...Ranks_account @nonreactive
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

graphql(/* GraphQL */ `
  query RefreshedMatches(
    $id: ID!
    $locale: Locale!
    $queue: QueueFilter
    $champion: ChampionBy
    $first: Int!
    $after: String
  ) {
    node(id: $id) {
      ... on Account {
        id
        matches(queue: $queue, withChampion: $champion, first: $first, after: $after) {
          pageInfo {
            hasNextPage
          }
          freshness {
            stale
          }
        }
        ...MatchSummary_account @nonreactive
        ...MatchHistory_account @nonreactive
      }
    }
  }
`)

export type RefreshFailure =
  | { readonly kind: 'unreachable' | 'AccountNotFound' }
  | { readonly kind: 'UpstreamUnavailable'; readonly retryAt: string }

/** Refreshes name, level and ranks from Riot. They are in the cache when the promise resolves. */
export async function askAccount(client: ApolloClient, id: string): Promise<'refreshed' | 'too-soon' | RefreshFailure> {
  try {
    const { data } = await client.mutate({
      mutation: RefreshAccountDocument,
      variables: { id },
      update: (cache, { data: written }) => {
        if (written?.refreshAccount.account) writeAccountAddress(cache, written.refreshAccount.account)
      },
    })
    if (data === undefined) return { kind: 'unreachable' }
    const [problem] = data.refreshAccount.problems
    switch (problem?.__typename) {
      case undefined:
        return 'refreshed'
      case 'RefreshTooSoon':
        return 'too-soon'
      case 'AccountNotFound':
        return { kind: problem.__typename }
      case 'UpstreamUnavailable':
        return { kind: problem.__typename, retryAt: problem.retryAt }
    }
  } catch {
    return { kind: 'unreachable' }
  }
}

interface MatchesVariables extends HistoryFilter {
  readonly id: string
  readonly locale: Locale
  readonly first: number
}

/** Fetches the newest matches into the cache; null on failure. */
export async function askMatches(
  client: ApolloClient,
  { champion, ...others }: MatchesVariables,
): Promise<{ readonly hasNextPage: boolean } | null> {
  const variables = { ...others, champion: championByKey(champion) }
  try {
    const { data } = await client.query({ query: RefreshedMatchesDocument, variables, fetchPolicy: 'network-only' })
    const matches = data?.node?.__typename === 'Account' ? data.node.matches : null
    return matches === null || matches.freshness.stale ? null : matches.pageInfo
  } catch {
    return null
  }
}

interface ChampionsVariables {
  readonly id: string
  readonly locale: Locale
}

/** Fetches the champions into the cache; false on failure. */
export async function askChampions(client: ApolloClient, variables: ChampionsVariables): Promise<boolean> {
  try {
    const { data } = await client.query({ query: AccountChampionsDocument, variables, fetchPolicy: 'network-only' })
    const masteries = data?.node?.__typename === 'Account' ? data.node.masteries : null
    return masteries !== null && !masteries.freshness.stale
  } catch {
    return false
  }
}
