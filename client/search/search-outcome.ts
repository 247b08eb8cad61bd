import type { ApolloClient } from '@apollo/client'
import { graphql } from '../gql/gql.ts'
import { AccountSearchDocument, type AccountSearchQuery } from '../gql/graphql.ts'
import { accountPath, searchAccountPath, type AccountParams } from '../paths.ts'

graphql(/* GraphQL */ `
  query AccountSearch($gameName: String!, $tagLine: String!, $region: Region!) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account {
        id
        gameName
        tagLine
        region
      }
      ... on UpstreamUnavailable {
        retryAt
      }
    }
  }
`)

/** Where a search leads, or why it leads nowhere: Riot did not answer its server, or the server did not answer us. */
export type SearchOutcome =
  | { readonly is: 'answered'; readonly path: string }
  | { readonly is: 'upstreamUnavailable'; readonly retryAt: string }
  | { readonly is: 'unreachable' }

/** Looks an account up. Every way this can end is an outcome; it never throws. */
export async function findSearchOutcome(client: ApolloClient, wanted: AccountParams): Promise<SearchOutcome> {
  try {
    const { data } = await client.query({
      query: AccountSearchDocument,
      variables: wanted,
      fetchPolicy: 'network-only',
    })
    return data === undefined ? { is: 'unreachable' } : toOutcome(data.account, wanted)
  } catch {
    return { is: 'unreachable' }
  }
}

function toOutcome(account: AccountSearchQuery['account'], wanted: AccountParams): SearchOutcome {
  switch (account.__typename) {
    case 'Account':
      return { is: 'answered', path: accountPath(account) }
    case 'UpstreamUnavailable':
      return { is: 'upstreamUnavailable', retryAt: account.retryAt }
    case 'AccountNotFound':
    case 'InvalidRiotId':
      return { is: 'answered', path: searchAccountPath(wanted) }
  }
}
