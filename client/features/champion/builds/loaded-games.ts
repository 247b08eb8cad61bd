import type { ApolloCache } from '@apollo/client/cache'
import { graphql } from '../../../gql/gql.ts'
import {
  LoadedChampionGamesDocument,
  type ChampionGamesQueryVariables,
  type Lane,
  type Locale,
} from '../../../gql/graphql.ts'

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

/** How many games come at once. */
export const PAGE_SIZE = 10

/** The contract lets nobody ask for more at once. */
const LONGEST_PAGE = 50

/** What the games of pros are narrowed to, as the contract asks for it. */
interface GamesFilter {
  /** Riot's number of the champion that is played. */
  readonly key: number
  readonly lane: Lane | null
  /** Riot's number of the champion on the other side of the lane. */
  readonly versus: number | null
}

/** What to ask for to show the newest games; of games that were read on, as many as are here already. */
export function championGamesVariables(
  cache: ApolloCache,
  filter: GamesFilter,
  locale: Locale,
): ChampionGamesQueryVariables {
  const loaded = cache.readQuery({ query: LoadedChampionGamesDocument, variables: filter })?.champion?.proMatches.edges
  const first = Math.min(LONGEST_PAGE, Math.max(PAGE_SIZE, loaded?.length ?? 0))
  return { ...filter, first, locale }
}
