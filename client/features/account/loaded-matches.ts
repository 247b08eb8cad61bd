import type { ApolloCache } from '@apollo/client/cache'
import { graphql } from '../../gql/gql.ts'
import { LoadedMatchesDocument } from '../../gql/graphql.ts'
import type { AccountParams } from '../../paths.ts'
import { PAGE_SIZE } from './account-page-variables.ts'
import type { HistoryFilter } from './history-filter.ts'

graphql(/* GraphQL */ `
  query LoadedMatches($gameName: String!, $tagLine: String!, $region: Region!, $queue: QueueFilter, $champion: Int) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account {
        id
        matches(queue: $queue, champion: $champion) {
          edges {
            node {
              id
            }
          }
          freshness {
            fetchedAt
          }
        }
      }
    }
  }
`)

/** The contract lets nobody ask for more at once. */
const LONGEST_PAGE = 100

/** A history as far as it is here already. */
export interface LoadedMatches {
  /** The ids of the matches, newest first. */
  readonly ids: readonly string[]
  /** When the list was fetched, in ISO 8601. */
  readonly fetchedAt: string
}

/** The history that is here already, in whatever language; null where there is none. */
export function findLoadedMatches(
  cache: ApolloCache,
  { gameName, tagLine, region }: AccountParams,
  { queue, champion }: HistoryFilter,
): LoadedMatches | null {
  const variables = { gameName, tagLine, region, queue, champion }
  const account = cache.readQuery({ query: LoadedMatchesDocument, variables })?.account
  const matches = account?.__typename === 'Account' ? account.matches : null
  if (matches === null || matches === undefined) return null
  return { ids: matches.edges.map(({ node }) => node.id), fetchedAt: matches.freshness.fetchedAt }
}

/** How many matches to ask for from the beginning, so that a list of `loaded` does not get shorter. */
export const firstMatches = (loaded: number): number => Math.min(LONGEST_PAGE, Math.max(PAGE_SIZE, loaded))

/** How many matches of a history to ask for now, so that what is here of it does not get shorter. */
export function firstOfHistory(cache: ApolloCache, account: AccountParams, filter: HistoryFilter): number {
  return firstMatches(findLoadedMatches(cache, account, filter)?.ids.length ?? 0)
}
