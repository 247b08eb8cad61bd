import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import type { LeaderboardRouteQuery, LeaderboardRouteQueryVariables } from '../gql/graphql.ts'
import { PUUID, REGION } from '../parameters.ts'
import { unavailable } from '../refusals.ts'
import { parseRegion } from '../region.ts'
import type { RestRequest } from '../rest-request.ts'
import { defineRoute, type Route } from '../route.ts'
import { hasKnownTier, TIER } from '../standing.ts'
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

/** Largest page number. No ladder has as many pages, whatever their size. */
const LAST_PAGE = 1_000_000

/** Maximum and default size of a page. */
const PAGE_SIZE = 100

const PAGES = {
  limit: z
    .int()
    .min(1)
    .max(PAGE_SIZE)
    .default(PAGE_SIZE)
    .describe(`Number of players on a page, from 1 to ${PAGE_SIZE}.`),
  page: z
    .int()
    .min(1)
    .max(LAST_PAGE)
    .default(1)
    .describe('Number of the page, from 1. Pages after the last one are empty.'),
}

const LEADERBOARD = z
  .array(
    z.object({
      gameName: z.string().describe('The part of the Riot ID before its `#`; empty until it is known.'),
      tagLine: z.string().describe('The part of the Riot ID after its `#`; empty until it is known.'),
      puuid: PUUID,
      rank: z.int().positive().describe('The place on the ladder, from 1.'),
      leaguePoints: z.int(),
      wins: z.int().nonnegative().describe('Games won this season.'),
      losses: z.int().nonnegative().describe('Games lost this season.'),
      league: TIER.describe('The tier: MASTER or above.'),
    }),
  )
  .meta({ id: 'Leaderboard', description: "A page of a region's solo queue, the best player first." })

/** `GET /v2/league/leaderboard/{region}`: the best players of a region's solo queue, the best one first. */
export const leaderboardRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/league/leaderboard/:region/',
    parameters: { path: { region: REGION }, query: PAGES },
    document: leaderboardDocument,
    variables: toVariables,
    result: ({ ladder }: LeaderboardRouteQuery) => ladder ?? NEVER_FETCHED,
    failure: ({ message }) => unavailable(message),
    failures: [400, 422],
    shape: LEADERBOARD,
    answer: toAnswer,
    examples: [
      {
        shows: 'the best player of a region is first',
        request: ({ demoAccount: { region } }) => ({ target: `/v2/league/leaderboard/${region}?limit=1` }),
        part: () => [{ rank: 1, league: 'CHALLENGER' }],
      },
      {
        shows: 'a page after the last one is empty',
        request: ({ demoAccount: { region } }) => ({ target: `/v2/league/leaderboard/${region}?page=${LAST_PAGE}` }),
        answer: () => [],
      },
    ],
    since: '0.1.0',
    why: 'The leaderboard of the older client lists players page by page.',
  }),
]

const NEVER_FETCHED = { message: 'The ladder of this region has not been fetched yet. Try again later.' }

type Ladder = NonNullable<LeaderboardRouteQuery['ladder']>

function toVariables({ path: { region = '' }, query }: RestRequest): LeaderboardRouteQueryVariables {
  const limit = parseWholeNumber(query['limit'], 'limit', { from: 1, to: PAGE_SIZE }) ?? PAGE_SIZE
  const page = parseWholeNumber(query['page'], 'page', { from: 1, to: LAST_PAGE }) ?? 1
  return { region: parseRegion(region), first: limit, after: page === 1 ? null : String(limit * (page - 1)) }
}

function toAnswer({ edges }: Ladder) {
  const players = edges.map(({ node }) => node).filter(hasKnownTier)
  return players.map(({ gameName, tagLine, puuid, rank, leaguePoints, wins, losses, tier }) => ({
    gameName: gameName ?? '',
    tagLine: tagLine ?? '',
    puuid,
    rank,
    leaguePoints,
    wins,
    losses,
    league: tier,
  }))
}
