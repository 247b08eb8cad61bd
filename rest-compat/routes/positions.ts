import { z } from 'zod'
import { malformed } from '../failure.ts'
import { graphql } from '../gql/gql.ts'
import { Lane, type PositionsRouteQuery } from '../gql/graphql.ts'
import type { RestRequest } from '../rest-request.ts'
import { cannotFail, defineRoute, type Route } from '../route.ts'

const positionsDocument = graphql(`
  query PositionsRoute {
    championTable(filter: { population: ALL, queue: SOLO }) {
      entries {
        champion {
          key
        }
        lanes {
          lane
        }
      }
    }
  }
`)

const IDS = z
  .string()
  .regex(/^\d+(?:\.\d+)*$/)
  .describe('Numbers of champions joined by dots, such as 103.62; one alone is fine too.')

const LANES = z.record(z.string().regex(/^\d+$/), z.enum(Lane)).meta({
  id: 'ChampionLanes',
  description:
    'The lane in which a champion is played most, by its number, in the ranked solo games that are counted. A champion without such a game is left out.',
})

/** `GET /v2/champions/positions/{ids}`: the lane in which each of some champions is played most; ids joined by dots. */
export const positionsRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/champions/positions/:ids/',
    parameters: { path: { ids: IDS } },
    document: positionsDocument,
    variables: (asked) => {
      parseIds(asked)
      return {}
    },
    result: ({ championTable }: PositionsRouteQuery, asked) => toLanes(championTable, parseIds(asked)),
    failure: cannotFail,
    failures: [400],
    shape: LANES,
    answer: (lanes) => Object.fromEntries(lanes),
    examples: [
      {
        shows: 'champions that were counted have a lane under their numbers',
        request: ({ proGame: { championId, enemy } }) => ({
          target: `/v2/champions/positions/${championId}.${enemy}`,
        }),
        part: () => ({}),
      },
    ],
    since: '0.1.0',
    why: 'The older client puts the players of a running game into lanes by it.',
  }),
]

/** The numbers of the champions that are asked for. Throws a 400 for anything else than numbers joined by dots. */
function parseIds({ path }: RestRequest): ReadonlySet<number> {
  const ids = IDS.safeParse(path['ids'])
  if (!ids.success) throw malformed('The ids of champions are whole numbers joined by dots, such as 103.62.')
  return new Set(ids.data.split('.').map(Number))
}

/** Lanes by champion. A champion that nobody has played in a lane has none. */
function toLanes({ entries }: PositionsRouteQuery['championTable'], asked: ReadonlySet<number>) {
  return entries
    .filter(({ champion }) => asked.has(champion.key))
    .flatMap(({ champion, lanes }) => {
      // They come with the most games first.
      const most = lanes.find(({ lane }) => lane !== null)
      return most?.lane ? [[champion.key, most.lane] as const] : []
    })
}
