import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import type { HealthRouteQuery } from '../gql/graphql.ts'
import { cannotFail, defineRoute, type Route } from '../route.ts'

const healthDocument = graphql(`
  query HealthRoute {
    __typename
  }
`)

const HEALTH = z
  .object({ status: z.literal('ok') })
  .meta({ id: 'Health', description: 'Confirmation that the server answers.' })

/** `GET /health`: ok while the contract answers at all. `/readyz` reports on its sources. */
export const healthRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/health',
    parameters: {},
    document: healthDocument,
    variables: () => ({}),
    result: (data: HealthRouteQuery) => data,
    failure: cannotFail,
    maxAge: 0,
    failures: [],
    shape: HEALTH,
    answer: () => ({ status: 'ok' as const }),
    examples: [
      {
        shows: 'a running server answers ok',
        request: () => ({ target: '/health' }),
        answer: () => ({ status: 'ok' }),
      },
    ],
    since: '0.1.0',
    why: 'Older monitors check with it that the server is running.',
  }),
]
