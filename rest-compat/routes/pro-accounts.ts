import type { Example } from '../example.ts'
import { type Failure, notFound } from '../failure.ts'
import { graphql } from '../gql/gql.ts'
import type { ProAccountsRouteQuery, WholeProPlayerFragment } from '../gql/graphql.ts'
import { isSameCode, noLeague, noPlayer, noTeam, notIn } from '../pro-not-found.ts'
import { toProPlayer } from '../pro-player.ts'
import type { RestRequest } from '../rest-request.ts'
import { defineRoute, type Route } from '../route.ts'

const proAccountsDocument = graphql(`
  query ProAccountsRoute(
    $everybody: Boolean!
    $byTeam: Boolean!
    $team: String! = ""
    $byName: Boolean!
    $player: String! = ""
  ) {
    leagues {
      code
      teams @include(if: $everybody) {
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
    proPlayer(name: $player) @include(if: $byName) {
      ...WholeProPlayer
    }
  }
`)

/** Whose accounts are wanted; null for what was not said. */
interface Wanted {
  readonly league: string | null
  readonly team: string | null
  readonly player: string | null
}

/**
 * `GET /v2/pro-players/accounts/` and what is narrower: every pro player in a team by league and team, the teams of one
 * league, the list of one team, or one player. `/v2/pro-players/players` says the same with query parameters.
 */
export const proAccountsRoutes: readonly Route[] = [
  defineProAccountsRoute({
    path: '/v2/pro-players/accounts/',
    toWanted: fromPath,
    examples: [
      {
        shows: 'pro players stand under their league and their team',
        request: () => ({ target: '/v2/pro-players/accounts/' }),
        part: ({ demoPro }) => ({ [demoPro.region]: { [demoPro.team]: [demoPro] } }),
      },
    ],
    why: 'The older client loads every pro player at its start.',
  }),
  defineProAccountsRoute({
    path: '/v2/pro-players/accounts/:league/',
    toWanted: fromPath,
    examples: [
      {
        shows: 'the pro players of a league stand under their team',
        request: ({ demoPro }) => ({ target: `/v2/pro-players/accounts/${demoPro.region.toLowerCase()}` }),
        part: ({ demoPro }) => ({ [demoPro.team]: [demoPro] }),
      },
    ],
    why: 'Older programs ask for one league.',
  }),
  defineProAccountsRoute({
    path: '/v2/pro-players/accounts/:league/:team/',
    toWanted: fromPath,
    examples: [
      {
        shows: 'the pro players of a team are a list in the order of their roles',
        request: ({ demoPro }) => ({
          target: `/v2/pro-players/accounts/${demoPro.region}/${demoPro.team.toLowerCase()}`,
        }),
        part: ({ demoPro }) => [demoPro],
      },
    ],
    why: 'Older programs ask for one team.',
  }),
  defineProAccountsRoute({
    path: '/v2/pro-players/accounts/:league/:team/:player/',
    toWanted: fromPath,
    examples: [
      {
        shows: 'a pro player is found by his name in any case',
        request: ({ demoPro: { region, team, player } }) => ({
          target: `/v2/pro-players/accounts/${region}/${team}/${encodeURIComponent(player.toUpperCase())}`,
        }),
        part: ({ demoPro }) => demoPro,
      },
    ],
    why: 'The page of a pro player begins with it in the older client.',
  }),
  defineProAccountsRoute({
    path: '/v2/pro-players/players/',
    toWanted: fromQuery,
    examples: [
      {
        shows: 'nothing but empty parameters asks for everybody',
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
    why: 'A later server spelled the look-up of pro players so.',
  }),
]

interface ProAccountsRoute {
  readonly path: string
  readonly toWanted: (asked: RestRequest) => Wanted
  readonly examples: readonly Example[]
  readonly why: string
}

function defineProAccountsRoute({ toWanted, ...route }: ProAccountsRoute): Route {
  return defineRoute({
    ...route,
    method: 'GET',
    document: proAccountsDocument,
    variables(asked) {
      const { team, player } = toWanted(asked)
      return {
        everybody: team === null && player === null,
        byTeam: team !== null,
        team: team ?? '',
        byName: player !== null,
        player: player ?? '',
      }
    },
    result: (data: ProAccountsRouteQuery, asked) => find(data, toWanted(asked)),
    failure: (failure) => failure,
    answer: toAnswer,
    since: '0.1.0',
  })
}

function fromPath({ path: { league, team, player } }: RestRequest): Wanted {
  return { league: league ?? null, team: team ?? null, player: player ?? null }
}

/** Old clients call a league a region, and send an empty text for what they do not ask for. */
function fromQuery({ query: { region, team, player } }: RestRequest): Wanted {
  return { league: region?.trim() || null, team: team?.trim() || null, player: player?.trim() || null }
}

type Player = WholeProPlayerFragment
type League = ProAccountsRouteQuery['leagues'][number]

/** What was wanted: as narrow as it was asked for. */
type Found =
  | { readonly kind: 'leagues'; readonly leagues: readonly League[] }
  | { readonly kind: 'league'; readonly league: League }
  | { readonly kind: 'team'; readonly roster: readonly Player[] }
  | { readonly kind: 'player'; readonly player: Player }

function find(
  { leagues, proTeam, proPlayer }: ProAccountsRouteQuery,
  { league, team, player }: Wanted,
): Found | Failure {
  const knownLeague = leagues.find(({ code }) => league !== null && isSameCode(league, code))
  if (league !== null && knownLeague === undefined) return noLeague(league)
  if (team !== null && !proTeam) return noTeam(team)
  if (proTeam && knownLeague && proTeam.league.code !== knownLeague.code) {
    return notFound(`${proTeam.code} does not play in ${knownLeague.code}. It plays in ${proTeam.league.code}.`)
  }
  if (player !== null) {
    if (!proPlayer) return noPlayer(player)
    if (proTeam && proPlayer.team?.code !== proTeam.code) return notIn(proTeam.code, proPlayer)
    if (knownLeague && proPlayer.team?.league.code !== knownLeague.code) return notIn(knownLeague.code, proPlayer)
    return { kind: 'player', player: proPlayer }
  }
  if (proTeam) return { kind: 'team', roster: proTeam.roster ?? [] }
  return knownLeague === undefined ? { kind: 'leagues', leagues } : { kind: 'league', league: knownLeague }
}

function toAnswer(found: Found) {
  switch (found.kind) {
    case 'leagues':
      return Object.fromEntries(found.leagues.map((league) => [league.code, toTeams(league)]))
    case 'league':
      return toTeams(found.league)
    case 'team':
      return found.roster.map(toProPlayer)
    case 'player':
      return toProPlayer(found.player)
  }
}

function toTeams({ teams = [] }: League) {
  return Object.fromEntries(teams.map(({ code, roster }) => [code, roster.map(toProPlayer)]))
}
