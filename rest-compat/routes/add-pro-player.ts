import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { type AddProPlayerRouteMutation, ProRole, type RosterAccountInput } from '../gql/graphql.ts'
import { GAME_NAME, LEAGUE, REGION, TAG_LINE, TEAM } from '../parameters.ts'
import { PRO_PLAYER, toProPlayer } from '../pro-player.ts'
import { unprocessable } from '../refusals.ts'
import { parseRegion } from '../region.ts'
import { trimToNull, requireTexts } from '../required-texts.ts'
import { parseInput, type RestRequest } from '../rest-request.ts'
import { toRosterOutcome } from '../roster-outcome.ts'
import { defineRoute, type Route } from '../route.ts'

const addProPlayerDocument = graphql(`
  mutation AddProPlayerRoute($input: AddProPlayerInput!) {
    addProPlayer(input: $input) {
      player {
        ...WholeProPlayer
      }
      problems {
        ...RosterProblem
      }
    }
  }
`)

const ALL_OR_NONE =
  'To attach an account, send `username`, `tag` and `region` together; without them no account is attached.'

const QUERY = {
  username: GAME_NAME.optional().describe(`${GAME_NAME.description} ${ALL_OR_NONE}`),
  tag: TAG_LINE.optional().describe(`${TAG_LINE.description} ${ALL_OR_NONE}`),
  region: REGION.optional().describe(`Where the account plays. ${REGION.description} ${ALL_OR_NONE}`),
}

const WRITTEN = z.string().regex(/\S/)

const NOT_READ = 'Ignored: stored values stay as they are.'

const BODY = z
  .object({
    player: WRITTEN.describe(
      'Name of the player; at most 40 characters, without a slash. A known player with this name, ignoring case, keeps all accounts.',
    ),
    team: WRITTEN.describe(TEAM.description ?? ''),
    role: z.enum(ProRole).describe('Role of the player; in any case.'),
    region: LEAGUE.nullish().describe(
      "Code of the team's league, in any case. Optional, because it follows from the team. A league other than that of the team is refused.",
    ),
    puuid: z.array(z.string()).optional().describe(NOT_READ),
    socialMedia: z.record(z.string(), z.string()).optional().describe(NOT_READ),
  })
  .describe(
    'A pro player in the shape that GET returns. Accounts are added one at a time, in the query; `puuid` and `socialMedia` are ignored.',
  )

/** `POST /v2/pro-players/accounts/`: adds a pro player, or another account of a known player. */
export const addProPlayerRoutes: readonly Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v2/pro-players/accounts/',
    parameters: { query: QUERY },
    body: BODY,
    document: addProPlayerDocument,
    variables: (restRequest) => ({
      input: {
        ...parsePlayer(restRequest),
        account: parseAccount(restRequest),
        idempotencyKey: restRequest.idempotencyKey,
      },
    }),
    result: ({ addProPlayer }: AddProPlayerRouteMutation, restRequest) =>
      toRosterOutcome(addProPlayer, parsePlayer(restRequest)),
    failure: (failure) => failure,
    right: 'editor',
    failures: [400, 404, 422],
    shape: PRO_PLAYER,
    answer: toProPlayer,
    status: 201,
    examples: [
      {
        shows: 'a known player stays unchanged and keeps all accounts',
        request: ({ demoPro: { player, region, role, team } }) => ({
          target: '/v2/pro-players/accounts/',
          body: { player, region, role, team, puuid: [] },
          idempotencyKey: 'example-of-an-addition',
        }),
        part: ({ demoPro }) => demoPro,
      },
    ],
    since: '0.1.0',
    why: 'The older client adds pro players, and accounts of known players.',
  }),
]

const text = z.string().nullish().transform(trimToNull)

const proPlayer = z.object({ player: text, team: text, role: text, region: text })

/** Throws a 400 when a value is missing or is no text, and a 422 for an unknown role. */
function parsePlayer({ body }: RestRequest) {
  const { player, team, role, region } = parseInput(proPlayer, body)
  const needed = { player, team, role }
  requireTexts(needed)
  return { name: needed.player, team: needed.team, role: parseRole(needed.role), league: region }
}

function parseRole(written: string): ProRole {
  const role = Object.values(ProRole).find((known) => known === written.toUpperCase())
  if (role === undefined)
    throw unprocessable(`Invalid role: ${written}. Roles are ${Object.values(ProRole).join(', ')}.`)
  return role
}

/** Null without an account. Throws a 400 for an incomplete one, and a 422 for an unknown region. */
function parseAccount({ query: { username, tag, region } }: RestRequest): RosterAccountInput | null {
  const account = { username: trimToNull(username), tag: trimToNull(tag), region: trimToNull(region) }
  if (Object.values(account).every((part) => part === null)) return null
  requireTexts(account)
  return { gameName: account.username, tagLine: account.tag, region: parseRegion(account.region) }
}
