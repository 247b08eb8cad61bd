import { unavailable } from '../failure.ts'
import { graphql } from '../gql/gql.ts'
import type { LeaderboardRouteQuery, LeaderboardRouteQueryVariables } from '../gql/graphql.ts'
import { parseRegion } from '../region.ts'
import type { RestRequest } from '../rest-request.ts'
import { defineRoute, type Route } from '../route.ts'
import { parseWholeNumber } from '../whole-number.ts'

const leaderboardDocument = graphql(`
  query LeaderboardRoute($region: Region!, $first: Int!, $after: String) {
    ladder(region: $region, first: $first, after: $after) {
      edges {
        node {
          gameName
          tagLine
          puuid
          rank
          leaguePoints
          wins
          losses
          tier
        }
      }
    }
  }
`)

/** No ladder has as many pages, whatever their size. */
const LAST_PAGE = 1_000_000

/** `GET /v2/league/leaderboard/{region}`: the best players of a region's solo queue, the best one first. */
export const leaderboardRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/league/leaderboard/:region/',
    document: leaderboardDocument,
    variables: toVariables,
    result: ({ ladder }: LeaderboardRouteQuery) => ladder ?? NEVER_FETCHED,
    failure: ({ message }) => unavailable(message),
    answer: toAnswer,
    examples: [
      {
        shows: 'the best player of a region stands first',
        request: ({ demoAccount: { region } }) => ({ target: `/v2/league/leaderboard/${region}?limit=1` }),
        part: () => [{ rank: 1, league: 'CHALLENGER' }],
      },
      {
        shows: 'behind the last page there is nobody',
        request: ({ demoAccount: { region } }) => ({ target: `/v2/league/leaderboard/${region}?page=${LAST_PAGE}` }),
        answer: () => [],
      },
    ],
    since: '0.1.0',
    why: 'The leaderboard of the older client shows it page by page.',
  }),
]

const NEVER_FETCHED = { message: 'The ladder of this region has not been fetched yet. Ask again later.' }

type Ladder = NonNullable<LeaderboardRouteQuery['ladder']>

function toVariables({ path: { region = '' }, query }: RestRequest): LeaderboardRouteQueryVariables {
  const limit = parseWholeNumber(query['limit'], 'limit', { from: 1, to: 100 }) ?? 100
  const page = parseWholeNumber(query['page'], 'page', { from: 1, to: LAST_PAGE }) ?? 1
  return { region: parseRegion(region), first: limit, after: page === 1 ? null : String(limit * (page - 1)) }
}

function toAnswer({ edges }: Ladder) {
  return edges.map(({ node: { gameName, tagLine, tier, ...standing } }) => ({
    ...standing,
    gameName: gameName ?? '',
    tagLine: tagLine ?? '',
    league: tier,
  }))
}
