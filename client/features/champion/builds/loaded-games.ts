import type { ApolloCache } from '@apollo/client/cache'
import { graphql } from '../../../gql/gql.ts'
import type { ChampionGamesQueryVariables, Lane, Locale } from '../../../gql/graphql.ts'
import { LoadedChampionGamesDocument } from '../../../gql/LoadedChampionGames.ts'

graphql(/* GraphQL */ `
  query LoadedChampionGames($key: Int!, $lane: Lane, $versus: Int, $playerSlug: String) {
    champion(key: $key) {
      id
      proMatches(lane: $lane, versus: $versus, playerSlug: $playerSlug) {
        edges {
          cursor
        }
      }
    }
  }
`)

/** Number of games per page. */
export const PAGE_SIZE = 10

/** The contract's upper limit for a page. */
const LONGEST_PAGE = 50

interface GamesFilter {
  /** Riot's number of the played champion. */
  readonly key: number
  readonly lane: Lane | null
  /** Riot's number of the lane opponent. */
  readonly versus: number | null
  /** Slug of the pro player. */
  readonly playerSlug: string | null
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
