import type { ApolloCache } from '@apollo/client/cache'
import { AccountAddressDocument } from '../../gql/AccountAddress.ts'
import { AccountFacts_accountFragmentDoc } from '../../gql/AccountFacts_account.ts'
import { graphql } from '../../gql/gql.ts'
import type { AccountFacts_accountFragment } from '../../gql/graphql.ts'

graphql(/* GraphQL */ `
  fragment AccountFacts_account on Account {
    id
    gameName
    tagLine
    region
    level
    refreshAvailableAt
    freshness {
      fetchedAt
      stale
    }
    ranks {
      entries {
        queue
        queueType
        tier
        division
        leaguePoints
        wins
        losses
      }
      freshness {
        fetchedAt
        stale
      }
    }
  }
`)

/** The fields of an account that a refresh can change, apart from its matches. */
export type AccountFacts = AccountFacts_accountFragment

/** Null before the account's page was loaded. */
export function findAccountFacts(cache: ApolloCache, id: string): AccountFacts | null {
  return cache.readFragment({
    from: { __typename: 'Account', id },
    fragment: AccountFacts_accountFragmentDoc,
    fragmentName: 'AccountFacts_account',
  })
}

graphql(/* GraphQL */ `
  query AccountAddress($gameName: String!, $tagLine: String!, $region: Region!) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account {
        id
      }
    }
  }
`)

/** Spares the page another fetch after a name change. */
export function writeAccountAddress(cache: ApolloCache, { id, gameName, tagLine, region }: AccountFacts): void {
  cache.writeQuery({
    query: AccountAddressDocument,
    variables: { gameName, tagLine, region },
    data: { account: { __typename: 'Account', id } },
  })
}
