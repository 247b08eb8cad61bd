import type { ApolloCache } from '@apollo/client/cache'
import { graphql } from '../../gql/gql.ts'
import { LoadedMatchesDocument } from '../../gql/LoadedMatches.ts'
import { championByKey } from '../../match/champion-by.ts'
import type { AccountParams } from '../../paths.ts'
import type { HistoryFilter } from './history-filter.ts'
import { PAGE_SIZE } from './load-account-page.ts'

graphql(/* GraphQL */ `
  query LoadedMatches(
    $gameName: String!
    $tagLine: String!
    $region: Region!
    $queue: QueueFilter
    $champion: ChampionBy
  ) {
    account(gameName: $gameName, tagLine: $tagLine, region: $region) {
      ... on Account {
        id
        matches(queue: $queue, withChampion: $champion) {
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

/** The contract's upper limit for a page. */
const LONGEST_PAGE = 100

export interface LoadedMatches {
  /** Newest first. */
  readonly ids: readonly string[]
  /** In ISO 8601. */
  readonly fetchedAt: string
}

/** Returns the cached history, in any language; null when there is none. */
export function findLoadedMatches(
  cache: ApolloCache,
  { gameName, tagLine, region }: AccountParams,
  { queue, champion }: HistoryFilter,
): LoadedMatches | null {
  const variables = { gameName, tagLine, region, queue, champion: championByKey(champion) }
  const account = cache.readQuery({ query: LoadedMatchesDocument, variables })?.account
  const matches = account?.__typename === 'Account' ? account.matches : null
  if (matches === null || matches === undefined) return null
  return { ids: matches.edges.map(({ node }) => node.id), fetchedAt: matches.freshness.fetchedAt }
}

/** Keeps a list of `loaded` matches from getting shorter. */
export const firstMatches = (loaded: number): number => Math.min(LONGEST_PAGE, Math.max(PAGE_SIZE, loaded))

/** Keeps the cached history from getting shorter. */
export function firstOfHistory(cache: ApolloCache, account: AccountParams, filter: HistoryFilter): number {
  return firstMatches(findLoadedMatches(cache, account, filter)?.ids.length ?? 0)
}
