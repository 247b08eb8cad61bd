import { z } from 'zod'
import type { Example, ExampleRequest, ExampleWorld } from '../example.ts'
import { graphql } from '../gql/gql.ts'
import type { TransferRouteMutation } from '../gql/graphql.ts'
import { PLAYER, TEAM } from '../parameters.ts'
import { PRO_PLAYER, toProPlayer } from '../pro-player.ts'
import { trimToNull, requireTexts } from '../required-texts.ts'
import type { RestRequest } from '../rest-request.ts'
import { toRosterOutcome } from '../roster-outcome.ts'
import { defineRoute, type Route } from '../route.ts'

const transferDocument = graphql(`
  mutation TransferRoute($input: TransferProPlayerInput!) {
    transferProPlayer(input: $input) {
      player {
        ...WholeProPlayer
      }
      problems {
        ...RosterProblem
      }
    }
  }
`)

const WRITTEN = z.string().regex(/\S/)

const PARAMETERS = {
  player: WRITTEN.describe(PLAYER.description ?? ''),
  fromTeam: z
    .string()
    .describe(
      `The team that the player leaves; blank, or \`%20\` in the path, to sign a player without a team. The transfer is refused when the player is not in it. ${TEAM.description}`,
    ),
  toTeam: WRITTEN.describe(`The team that the player joins. ${TEAM.description}`),
}

/** `PUT /v2/pro-players/transfer/{player}/from/{fromTeam}/to/{toTeam}`: moves a pro player to another team. */
export const transferRoutes: readonly Route[] = [
  defineTransferRoute({
    path: '/v2/pro-players/transfer/:player/from/:fromTeam/to/:toTeam',
    parameters: { path: PARAMETERS },
    readTransfer: ({ path }) => path,
    examples: [
      toExample('a player changes teams, and a repeated request changes nothing', ({ player, fromTeam, toTeam }) => {
        const [who, from, to] = [player, fromTeam, toTeam].map(encodeURIComponent)
        return `/v2/pro-players/transfer/${who}/from/${from}/to/${to}`
      }),
    ],
    why: 'The older client moves a player with one click.',
  }),
  defineTransferRoute({
    path: '/v2/pro-players/players/transfer',
    parameters: { query: PARAMETERS },
    readTransfer: ({ query }) => query,
    examples: [
      toExample('a player who is named in the query changes teams', ({ player, fromTeam, toTeam }) => {
        const query = new URLSearchParams({ player, fromTeam, toTeam })
        return `/v2/pro-players/players/transfer?${query}`
      }),
    ],
    why: 'Clients of a later server name the player and the teams in the query.',
  }),
]

interface TransferRoute extends Pick<Route, 'path' | 'parameters' | 'examples' | 'why'> {
  readonly readTransfer: (restRequest: RestRequest) => Readonly<Record<string, string>>
}

function defineTransferRoute({ readTransfer, ...route }: TransferRoute): Route {
  return defineRoute({
    ...route,
    method: 'PUT',
    document: transferDocument,
    variables: (restRequest) => ({
      input: { ...parseTransfer(readTransfer(restRequest)), idempotencyKey: restRequest.idempotencyKey },
    }),
    result: ({ transferProPlayer }: TransferRouteMutation, restRequest) =>
      toRosterOutcome(transferProPlayer, parseTransfer(readTransfer(restRequest))),
    failure: (failure) => failure,
    right: 'editor',
    failures: [400, 404, 422],
    shape: PRO_PLAYER,
    answer: toProPlayer,
    since: '0.1.0',
  })
}

/**
 * Throws a 400 that names the missing values. Old clients identify a player by name alone, and send back the blank team of a
 * player without one.
 */
function parseTransfer({ player, fromTeam, toTeam }: Readonly<Record<string, string>>) {
  const texts = { player: trimToNull(player), fromTeam: fromTeam ?? null, toTeam: trimToNull(toTeam) }
  requireTexts(texts)
  return { ...texts, fromTeam: trimToNull(texts.fromTeam) }
}

/** Creates the example of a route. Both routes share one idempotency key: only the first request makes the transfer. */
function toExample(shows: string, toTarget: (transfer: ExampleWorld['transfer']) => string): Example {
  return {
    shows,
    request: ({ transfer }): ExampleRequest => ({
      target: toTarget(transfer),
      idempotencyKey: 'example-of-a-transfer',
    }),
    part: ({ transfer: { player, region, role, toTeam: team } }) => ({ player, region, role, team }),
  }
}
