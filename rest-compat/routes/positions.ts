import { malformed } from '../failure.ts'
import { graphql } from '../gql/gql.ts'
import type { PositionsRouteQuery } from '../gql/graphql.ts'
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

/** `GET /v2/champions/positions/{ids}`: the lane in which each of some champions is played most; ids joined by dots. */
export const positionsRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/champions/positions/:ids/',
    document: positionsDocument,
    variables: (asked) => {
      parseIds(asked)
      return {}
    },
    result: ({ championTable }: PositionsRouteQuery, asked) => toLanes(championTable, parseIds(asked)),
    failure: cannotFail,
    answer: Object.fromEntries,
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
function parseIds({ path: { ids = '' } }: RestRequest): ReadonlySet<number> {
  if (!/^\d+(?:\.\d+)*$/.test(ids)) {
    throw malformed('The ids of champions are whole numbers joined by dots, such as 103.62.')
  }
  return new Set(ids.split('.').map(Number))
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
