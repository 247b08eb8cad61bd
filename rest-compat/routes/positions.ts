import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { Lane, type PositionsRouteQuery } from '../gql/graphql.ts'
import { malformed } from '../refusals.ts'
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
  .describe('Numbers of champions joined by dots, such as 103.62; one number is enough.')

const LANES = z.record(z.string().regex(/^\d+$/), z.enum(Lane)).meta({
  id: 'ChampionLanes',
  description:
    'The most played lane of each champion in the counted ranked solo games, by champion number. A champion without such a game is left out.',
})

/** `GET /v2/champions/positions/{ids}`: the most played lane of each champion; ids are joined by dots. */
export const positionsRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/champions/positions/:ids/',
    parameters: { path: { ids: IDS } },
    document: positionsDocument,
    variables: (restRequest) => {
      parseIds(restRequest)
      return {}
    },
    result: ({ championTable }: PositionsRouteQuery, restRequest) => toLanes(championTable, parseIds(restRequest)),
    failure: cannotFail,
    failures: [400],
    shape: LANES,
    answer: (lanes) => Object.fromEntries(lanes),
    examples: [
      {
        shows: 'lanes are listed by champion number',
        request: ({ proGame: { championId, enemy } }) => ({
          target: `/v2/champions/positions/${championId}.${enemy}`,
        }),
        part: () => ({}),
      },
    ],
    since: '0.1.0',
    why: 'The older client sorts the players of a running game into lanes with it.',
  }),
]

/** Throws a 400 for anything but numbers joined by dots. */
function parseIds({ path }: RestRequest): ReadonlySet<number> {
  const ids = IDS.safeParse(path['ids'])
  if (!ids.success) throw malformed('The ids of champions are whole numbers joined by dots, such as 103.62.')
  return new Set(ids.data.split('.').map(Number))
}

/** Returns the most played lane of each champion. A champion without a game in a lane is left out. */
function toLanes({ entries }: PositionsRouteQuery['championTable'], championIds: ReadonlySet<number>) {
  return entries
    .filter(({ champion }) => championIds.has(champion.key))
    .flatMap(({ champion, lanes }) => {
      // The lanes are ordered by games, most first.
      const most = lanes.find(({ lane }) => lane !== null)
      return most?.lane ? [[champion.key, most.lane] as const] : []
    })
}
