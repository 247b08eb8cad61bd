import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import type { ProAccountsRouteQuery } from '../gql/graphql.ts'
import { LEAGUE, PLAYER, TEAM } from '../parameters.ts'
import { isSameCode, leagueNotFound, playerNotFound, teamNotFound, notIn } from '../pro-not-found.ts'
import { PRO_PLAYER, toProPlayer } from '../pro-player.ts'
import { notFound } from '../refusals.ts'
import type { RestRequest } from '../rest-request.ts'
import { cannotFail, defineRoute, type Route } from '../route.ts'

const proAccountsDocument = graphql(`
  query ProAccountsRoute(
    $allTeams: Boolean!
    $byTeam: Boolean!
    $team: String! = ""
    $byName: Boolean!
    $player: String! = ""
  ) {
    leagues {
      code
      teams @include(if: $allTeams) {
        code
        roster {
          ...WholeProPlayer
        }
      }
    }
    proTeam(code: $team) @include(if: $byTeam) {
      code
      league {
        code
      }
      roster @skip(if: $byName) {
        ...WholeProPlayer
      }
    }
    proPlayer(by: { name: { name: $player } }) @include(if: $byName) {
      ...WholeProPlayer
    }
  }
`)

const ROSTER = z
  .array(PRO_PLAYER)
  .meta({ id: 'ProRoster', description: 'The pro players of a team, in the order of their roles.' })

const TEAMS = z
  .record(z.string(), ROSTER)
  .meta({ id: 'ProTeams', description: 'The pro players of a league by the codes of their teams.' })

const LEAGUES = z
  .record(z.string(), TEAMS)
  .meta({ id: 'ProLeagues', description: 'The pro players of all leagues by the codes of their leagues and teams.' })

const REQUESTED_PLAYERS = z.union([PRO_PLAYER, ROSTER, TEAMS, LEAGUES]).meta({
  id: 'ProPlayersAsAsked',
  description:
    'A pro player when the request names one, or else the roster of the team, the teams of the league, or all leagues.',
})

/**
 * `GET /v2/pro-players/accounts/` and the paths below it: every pro player in a team by league and team, the teams of one
 * league, the roster of one team, or one player. `/v2/pro-players/players` does the same with query parameters.
 */
export const proAccountsRoutes: readonly Route[] = [
  defineProAccountsRoute({
    path: '/v2/pro-players/accounts/',
    parameters: {},
    toSelection: fromPath,
    failures: [],
    shape: LEAGUES,
    answer: toLeagues,
    examples: [
      {
        shows: 'pro players are listed by league and team',
        request: () => ({ target: '/v2/pro-players/accounts/' }),
        part: ({ demoPro }) => ({ [demoPro.region]: { [demoPro.team]: [demoPro] } }),
      },
    ],
    why: 'The older client loads every pro player at startup.',
  }),
  defineProAccountsRoute({
    path: '/v2/pro-players/accounts/:league/',
    parameters: { path: { league: LEAGUE } },
    toSelection: fromPath,
    failures: [400, 404],
    shape: TEAMS,
    answer: toTeamsOfLeague,
    examples: [
      {
        shows: 'the pro players of a league are listed by team',
        request: ({ demoPro }) => ({ target: `/v2/pro-players/accounts/${demoPro.region.toLowerCase()}` }),
        part: ({ demoPro }) => ({ [demoPro.team]: [demoPro] }),
      },
    ],
    why: 'Older programs request one league.',
  }),
  defineProAccountsRoute({
    path: '/v2/pro-players/accounts/:league/:team/',
    parameters: { path: { league: LEAGUE, team: TEAM } },
    toSelection: fromPath,
    failures: [400, 404],
    shape: ROSTER,
    answer: toRosterOfTeam,
    examples: [
      {
        shows: 'the pro players of a team are a list in the order of their roles',
        request: ({ demoPro }) => ({
          target: `/v2/pro-players/accounts/${demoPro.region}/${demoPro.team.toLowerCase()}`,
        }),
        part: ({ demoPro }) => [demoPro],
      },
    ],
    why: 'Older programs request one team.',
  }),
  defineProAccountsRoute({
    path: '/v2/pro-players/accounts/:league/:team/:player/',
    parameters: { path: { league: LEAGUE, team: TEAM, player: PLAYER } },
    toSelection: fromPath,
    failures: [400, 404],
    shape: PRO_PLAYER,
    answer: toNamedPlayer,
    examples: [
      {
        shows: 'a pro player is found by name in any case',
        request: ({ demoPro: { region, team, player } }) => ({
          target: `/v2/pro-players/accounts/${region}/${team}/${encodeURIComponent(player.toUpperCase())}`,
        }),
        part: ({ demoPro }) => demoPro,
      },
    ],
    why: 'The page of a pro player in the older client starts with it.',
  }),
  defineProAccountsRoute({
    path: '/v2/pro-players/players/',
    parameters: {
      query: {
        region: LEAGUE.optional().describe('Only in the league with this code, such as LEC; in any case.'),
        team: TEAM.optional().describe('Only in the team with this code, such as G2; in any case.'),
        player: PLAYER.optional().describe('Only the pro player with this name, such as Caps; in any case.'),
      },
    },
    toSelection: fromQuery,
    failures: [404],
    shape: REQUESTED_PLAYERS,
    answer: toRequestedPlayers,
    examples: [
      {
        shows: 'empty parameters select all pro players',
        request: () => ({ target: '/v2/pro-players/players?region=&team=&player=' }),
        part: ({ demoPro }) => ({ [demoPro.region]: { [demoPro.team]: [demoPro] } }),
      },
      {
        shows: 'a pro player is found by league, team and name',
        request: ({ demoPro: { region, team, player } }) => ({
          target: `/v2/pro-players/players?${new URLSearchParams({ region, team, player })}`,
        }),
        part: ({ demoPro }) => demoPro,
      },
    ],
    why: 'A later server used this path to look up pro players.',
  }),
]

/** The requested league, team and player. Absent fields do not filter. */
interface Selection {
  readonly league?: string | undefined
  readonly team?: string | undefined
  readonly player?: string | undefined
}

interface ProAccountsRoute<Answer> extends Pick<Route, 'path' | 'parameters' | 'failures' | 'examples' | 'why'> {
  readonly toSelection: (restRequest: RestRequest) => Selection
  readonly shape: z.ZodType<Answer>
  /** Throws a 404 for an unknown league, team or player. */
  readonly answer: (data: ProAccountsRouteQuery, selection: Selection) => NoInfer<Answer>
}

function defineProAccountsRoute<Answer>({ toSelection, answer, ...route }: ProAccountsRoute<Answer>): Route {
  return defineRoute({
    ...route,
    method: 'GET',
    document: proAccountsDocument,
    variables(restRequest) {
      const { team, player } = toSelection(restRequest)
      return {
        allTeams: team === undefined && player === undefined,
        byTeam: team !== undefined,
        team: team ?? '',
        byName: player !== undefined,
        player: player ?? '',
      }
    },
    result: (data: ProAccountsRouteQuery, restRequest) => ({ data, selection: toSelection(restRequest) }),
    failure: cannotFail,
    answer: ({ data, selection }) => answer(data, selection),
    since: '0.1.0',
  })
}

function fromPath({ path }: RestRequest): Selection {
  return path
}

/** Old clients call a league a region, and send an empty text for an absent filter. */
function fromQuery({ query: { region, team, player } }: RestRequest): Selection {
  return {
    league: region?.trim() || undefined,
    team: team?.trim() || undefined,
    player: player?.trim() || undefined,
  }
}

type League = ProAccountsRouteQuery['leagues'][number]
type Team = NonNullable<ProAccountsRouteQuery['proTeam']>

function toRequestedPlayers(data: ProAccountsRouteQuery, selection: Selection) {
  if (selection.player !== undefined) return toNamedPlayer(data, selection)
  if (selection.team !== undefined) return toRosterOfTeam(data, selection)
  return selection.league === undefined ? toLeagues(data) : toTeamsOfLeague(data, selection)
}

function toLeagues({ leagues }: ProAccountsRouteQuery) {
  return Object.fromEntries(leagues.map((league) => [league.code, toTeams(league)]))
}

function toTeamsOfLeague(data: ProAccountsRouteQuery, { league = '' }: Selection) {
  return toTeams(getLeague(data, league))
}

function toTeams({ teams = [] }: League) {
  return Object.fromEntries(teams.map(({ code, roster }) => [code, roster.map(toProPlayer)]))
}

function toRosterOfTeam(data: ProAccountsRouteQuery, { league, team = '' }: Selection) {
  const { roster = [] } = getTeam(data, team, league)
  return roster.map(toProPlayer)
}

function toNamedPlayer(data: ProAccountsRouteQuery, { league, team, player: name = '' }: Selection) {
  const knownLeague = league === undefined ? null : getLeague(data, league)
  const knownTeam = team === undefined ? null : getTeam(data, team, league)
  const { proPlayer: player } = data
  if (!player) throw playerNotFound(name)
  if (knownTeam && player.team?.code !== knownTeam.code) throw notIn(knownTeam.code, player)
  if (knownLeague && player.team?.league.code !== knownLeague.code) throw notIn(knownLeague.code, player)
  return toProPlayer(player)
}

function getLeague({ leagues }: ProAccountsRouteQuery, code: string): League {
  const league = leagues.find((each) => isSameCode(code, each.code))
  if (league === undefined) throw leagueNotFound(code)
  return league
}

/** Throws a 404 when the team is unknown, or plays in another league than the requested one. */
function getTeam(data: ProAccountsRouteQuery, code: string, league: string | undefined): Team {
  const knownLeague = league === undefined ? null : getLeague(data, league)
  const { proTeam } = data
  if (!proTeam) throw teamNotFound(code)
  if (knownLeague && proTeam.league.code !== knownLeague.code) {
    throw notFound(`${proTeam.code} does not play in ${knownLeague.code}. It plays in ${proTeam.league.code}.`)
  }
  return proTeam
}
