import type { ApolloCache } from '@apollo/client/cache'
import { graphql } from '../../gql/gql.ts'
import { LoadedMatchesDocument } from '../../gql/graphql.ts'
import type { AccountParams } from '../../paths.ts'
import { PAGE_SIZE } from './account-page-variables.ts'
import type { QueueChoice } from './account-view.ts'

graphql(/* GraphQL */ `
  query LoadedMatches($gameName: String!, $tagLine: String!, $region: Region!, $queue: QueueFilter) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account {
        id
        matches(queue: $queue) {
          edges {
            cursor
          }
        }
      }
    }
  }
`)

/** The contract lets nobody ask for more at once. */
const LONGEST_PAGE = 100

/** How many matches of a queue are here already, whatever the language they came in. */
export function findLoadedCount(cache: ApolloCache, account: AccountParams, queue: QueueChoice): number {
  const { gameName, tagLine, region } = account
  const known = cache.readQuery({ query: LoadedMatchesDocument, variables: { gameName, tagLine, region, queue } })
  return known?.account.__typename === 'Account' ? (known.account.matches?.edges.length ?? 0) : 0
}

/** How many matches to ask for from the beginning, so that a list of `loaded` does not get shorter. */
export const firstMatches = (loaded: number): number => Math.min(LONGEST_PAGE, Math.max(PAGE_SIZE, loaded))
