import type { ApolloCache } from '@apollo/client/cache'
import { graphql } from '../../../gql/gql.ts'
import type { ChampionGamesQueryVariables, Lane, Locale } from '../../../gql/graphql.ts'
import { LoadedChampionGamesDocument } from '../../../gql/LoadedChampionGames.ts'

graphql(/* GraphQL */ `
  query LoadedChampionGames($key: Int!, $lane: Lane, $versus: Int) {
    champion(key: $key) {
      id
      proMatches(lane: $lane, versus: $versus) {
        edges {
          cursor
        }
      }
    }
  }
`)

export const PAGE_SIZE = 10

/** The contract's upper limit for a page. */
const LONGEST_PAGE = 50

interface GamesFilter {
  readonly key: number
  readonly lane: Lane | null
  readonly versus: number | null
}

/** Returns the query variables for the newest games. For a list with more cached games, they request all of them. */
export function championGamesVariables(
  cache: ApolloCache,
  filter: GamesFilter,
  locale: Locale,
): ChampionGamesQueryVariables {
  const loaded = cache.readQuery({ query: LoadedChampionGamesDocument, variables: filter })?.champion?.proMatches.edges
  const first = Math.min(LONGEST_PAGE, Math.max(PAGE_SIZE, loaded?.length ?? 0))
  return { ...filter, first, locale }
}
