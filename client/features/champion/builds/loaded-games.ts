import type { ApolloCache } from '@apollo/client/cache'
import { graphql } from '../../../gql/gql.ts'
import type { ChampionGamesQueryVariables, Lane, Locale } from '../../../gql/graphql.ts'
import { LoadedChampionGamesDocument } from '../../../gql/LoadedChampionGames.ts'
import { championByKey } from '../../../match/champion-by.ts'

graphql(/* GraphQL */ `
  query LoadedChampionGames($key: Int!, $lane: Lane, $against: ChampionBy, $player: ProPlayerBy) {
    champion(by: { key: $key }) {
      id
      proMatches(lane: $lane, againstChampion: $against, proPlayer: $player) {
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
  const { key, lane, versus, playerSlug } = filter
  // A link may spell the player by name.
  const player = playerSlug === null ? null : { name: { name: playerSlug } }
  const variables = { key, lane, against: championByKey(versus), player }
  const loaded = cache.readQuery({ query: LoadedChampionGamesDocument, variables })?.champion?.proMatches.edges
  const first = Math.min(LONGEST_PAGE, Math.max(PAGE_SIZE, loaded?.length ?? 0))
  return { ...variables, first, locale }
}
