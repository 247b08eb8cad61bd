import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { Refusal } from '../../gateway/http/refusal.ts'
import { parseAmount } from '../amount.ts'
import { graphql } from '../gql/gql.ts'
import {
  type ChampionMatchesRouteQuery,
  type ChampionMatchesRouteQueryVariables,
  type ChampionStatsRouteQuery,
  Lane,
} from '../gql/graphql.ts'
import { MATCH, TEAM_POSITION } from '../match-shape.ts'
import { toMatch } from '../match.ts'
import { amountParameters, CHAMPION_ID, MATCH_ID } from '../parameters.ts'
import { PRO_PLAYER, toProPlayer } from '../pro-player.ts'
import { malformed, notFound, unprocessable } from '../refusals.ts'
import type { RestRequest } from '../rest-request.ts'
import { defineRoute, type Route } from '../route.ts'
import { parseWholeNumber } from '../whole-number.ts'

const championStatsDocument = graphql(`
  query ChampionStatsRoute($key: Int!) {
    champion(by: { key: $key }) {
      patchRates(population: PROS, queue: SOLO) {
        winRate {
          games
          wins
        }
      }
    }
  }
`)

const championMatchesDocument = graphql(`
  query ChampionMatchesRoute($key: Int!, $amount: Int!, $startAfter: String, $lane: Lane, $enemy: ChampionBy) {
    champion(by: { key: $key }) {
      proMatches(first: $amount, afterMatch: $startAfter, lane: $lane, againstChampion: $enemy) {
        edges {
          node {
            ...WholeMatch
          }
          participant {
            lane
          }
          proPlayer {
            ...WholeProPlayer
          }
          opponent {
            champion {
              key
            }
          }
        }
      }
    }
  }
`)

/** Largest `Int` of GraphQL. */
const LARGEST = 2 ** 31 - 1

const AMOUNT = { byDefault: 10, most: 50 }

const CHAMPION_STATS = z
  .object({ games: z.int().nonnegative(), wins: z.int().nonnegative(), losses: z.int().nonnegative() })
  .meta({
    id: 'ChampionStats',
    description: 'The ranked solo games of pro players with a champion in the newest ten patches.',
  })

const PRO_MATCHES = z
  .array(
    z.object({
      player: PRO_PLAYER,
      match: MATCH,
      enemy: z
        .int()
        .nonnegative()
        .nullable()
        .describe("Number of the lane opponent's champion; null unless there was exactly one opponent."),
      lane: TEAM_POSITION,
    }),
  )
  .meta({
    id: 'ProMatches',
    description:
      'Games of pro players with a champion in all counted queues, the newest first. Games of players who have left the rosters are left out.',
  })

/** `GET /v2/champions/{id}/stats` and `matches`: the games of pro players with a champion, as totals and as a list. */
export const championGamesRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/champions/:id/stats/',
    parameters: { path: { id: CHAMPION_ID } },
    document: championStatsDocument,
    variables: ({ path }) => ({ key: parseChampionId(path['id']) }),
    result: ({ champion }: ChampionStatsRouteQuery, { path }) => champion ?? noChampion(path['id']),
    failure: (failure) => failure,
    failures: [400, 404],
    shape: CHAMPION_STATS,
    answer: toStats,
    examples: [
      {
        shows: 'wins and losses of pro players with a champion are added up',
        request: ({ proGame: { championId } }) => ({ target: `/v2/champions/${championId}/stats` }),
        part: () => ({}),
      },
    ],
    since: '0.1.0',
    why: 'The page of a champion draws its ring from it: the ranked solo games of pro players in the newest ten patches. The contract itself adds up at most five patches; the older server had no limit.',
  }),
  refusingUnknown(
    defineRoute({
      method: 'GET',
      path: '/v2/champions/:id/matches/',
      parameters: {
        path: { id: CHAMPION_ID },
        query: {
          ...amountParameters(AMOUNT),
          startAfter: MATCH_ID.optional().describe('Last match of the previous page; it must be stored here.'),
          lane: z.enum(Lane).optional().describe('Only games in this lane, in any case.'),
          versus: z
            .int()
            .min(1)
            .max(LARGEST)
            .optional()
            .describe('Only games against the champion with this number in the same lane.'),
        },
      },
      document: championMatchesDocument,
      variables: toMatchesVariables,
      result: ({ champion }: ChampionMatchesRouteQuery, { path }) => champion ?? noChampion(path['id']),
      failure: (failure) => failure,
      failures: [400, 404, 422],
      shape: PRO_MATCHES,
      answer: ({ proMatches }) => proMatches.edges.flatMap(toProMatch),
      examples: [
        {
          shows: 'the games of pro players with a champion are found by lane and opposing champion',
          request: ({ proGame: { championId, lane, enemy } }) => ({
            target: `/v2/champions/${championId}/matches?lane=${lane}&versus=${enemy}&amount=1`,
          }),
          part: ({ proGame: { lane, enemy } }) => [{ lane, enemy }],
        },
      ],
      since: '0.1.0',
      why: 'The page of a champion in the older client lists the games of pro players with it, page by page.',
    }),
  ),
]

/** Throws a 400 for any other text, and a 404 for a number that is too large. */
function parseChampionId(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text)) throw malformed('The id of a champion is a whole number, such as 103.')
  const key = Number(text)
  if (key > LARGEST) throw noChampion(text)
  return key
}

function noChampion(id: string | undefined): Refusal {
  return notFound(`There is no champion ${id} here.`)
}

function toMatchesVariables({ path, query }: RestRequest): ChampionMatchesRouteQueryVariables {
  const enemy = parseEnemy(query['versus'])
  return {
    key: parseChampionId(path['id']),
    amount: parseAmount(query, AMOUNT),
    startAfter: parseStartAfter(query['startAfter']),
    lane: parseLane(query['lane']),
    enemy: enemy === null ? null : { key: enemy },
  }
}

function parseEnemy(text: string | undefined): number | null {
  return parseWholeNumber(text, 'versus', { from: 1, to: LARGEST })
}

function parseStartAfter(text: string | undefined): string | null {
  const matchId = text?.trim() ?? ''
  if (matchId === '') return null
  if (/^[a-z0-9]+_[1-9]\d{0,14}$/i.test(matchId)) return matchId
  throw malformed('startAfter must be the id of a match, such as EUW1_7261321891.')
}

function parseLane(text: string | undefined): Lane | null {
  const name = text?.trim().toUpperCase() ?? ''
  if (name === '') return null
  const lane = Object.values(Lane).find((known) => known === name)
  if (lane === undefined) throw unprocessable('lane must be TOP, JUNGLE, MIDDLE, BOTTOM or UTILITY.')
  return lane
}

/**
 * Answers a 422 when the match in `startAfter` is not stored, and with no matches when the champion in `versus` is unknown: older
 * clients expect that. All else is checked before.
 */
function refusingUnknown(route: Route): Route {
  return {
    ...route,
    async respond(restRequest, execute) {
      try {
        return await route.respond(restRequest, execute)
      } catch (error) {
        const startAfter = parseStartAfter(restRequest.query['startAfter'])
        const refused = badInputsOf(error)
        if (refused.length === 0) throw error
        const enemy = parseEnemy(restRequest.query['versus'])
        if (enemy !== null && refused.some((message) => message.startsWith('`againstChampion`'))) {
          return []
        }
        if (startAfter === null) throw error
        throw unprocessable(`The match ${startAfter} is not stored here. Pass the last match of the previous page.`)
      }
    },
  }
}

/** Messages of the contract when it reports every error as a bad input, else none. */
function badInputsOf(error: unknown): readonly string[] {
  if (!(error instanceof AggregateError)) return []
  const errors: readonly unknown[] = error.errors
  const refused = errors.filter((each) => each instanceof GraphQLError)
  const isInput = errors.every((each) => each instanceof GraphQLError && each.extensions['code'] === 'BAD_USER_INPUT')
  return isInput ? refused.map(({ message }) => message) : []
}

type StatsChampion = NonNullable<ChampionStatsRouteQuery['champion']>
type MatchesChampion = NonNullable<ChampionMatchesRouteQuery['champion']>
type ProMatch = MatchesChampion['proMatches']['edges'][number]

function toStats({ patchRates }: StatsChampion) {
  const games = patchRates.reduce((sum, { winRate }) => sum + (winRate?.games ?? 0), 0)
  const wins = patchRates.reduce((sum, { winRate }) => sum + (winRate?.wins ?? 0), 0)
  return { games, wins, losses: games - wins }
}

/** Leaves out the game of a player who has just left the rosters: old clients cannot show a player without a name. */
function toProMatch({ node, participant, proPlayer, opponent }: ProMatch): z.output<typeof PRO_MATCHES> {
  if (proPlayer === null) return []
  const enemy = opponent?.champion.key ?? null
  return [{ player: toProPlayer(proPlayer), match: toMatch(node), enemy, lane: participant.lane ?? '' }]
}
