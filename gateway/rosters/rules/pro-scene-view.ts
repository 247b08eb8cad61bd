import type { AccountKey } from '../../accounts/rules/account.ts'
import { compareText } from '../../shared/compare-text.ts'
import { undoubtedAccounts } from './account-doubt.ts'
import { PRO_ROLES } from './pro-role.ts'
import {
  currentTeamOf,
  type League,
  type ProEvent,
  type ProPlayer,
  proSlugOf,
  type ProTeam,
  teamsAt,
} from './pro-scene.ts'

export interface ProSceneView {
  /** In the order of their positions, without retired ones. */
  readonly leagues: readonly League[]
  /** In the order of their positions. */
  readonly everyLeague: readonly League[]
  /** By league and position, without retired ones. */
  readonly teams: readonly ProTeam[]
  /** By league and position. */
  readonly everyTeam: readonly ProTeam[]
  /** By league, team, role and name; players without a team are last. */
  readonly players: readonly ProPlayer[]
  /** In the order of their positions, without those that are over. */
  readonly events: readonly ProEvent[]
  /** In the order of their positions. */
  readonly everyEvent: readonly ProEvent[]
  /** By code, in any case. */
  findLeague(code: string): League | null
  /** By code, in any case. */
  findTeam(code: string): ProTeam | null
  findEvent(slug: string): ProEvent | null
  findPlayer(id: string): ProPlayer | null
  /**
   * By name or slug, in any case. Of several players with one name, one who has been in the team with this code, or else the one
   * whose slug is the name.
   */
  findPlayerByName(name: string, team?: string): ProPlayer | null
  /** Null for an account in doubt, too. */
  findPlayerOfAccount(account: AccountKey): ProPlayer | null
  /** Returns the league of a team. Throws when the league is missing, which never happens for a team of this view. */
  getLeagueOf(team: ProTeam): League
  placeOf(player: ProPlayer): ProPlayerPlace
  /** Without retired teams. */
  listTeams(league: string): readonly ProTeam[]
  /** Returns the academies of a team, without retired ones. */
  listAcademies(team: string): readonly ProTeam[]
  /** Returns the teams of an event, by league and position. */
  listTeamsOfEvent(event: ProEvent): readonly ProTeam[]
  /** In the order of the roles. `team` is a code; `at` is in milliseconds since 1970, null for now. */
  listRoster(team: string, at?: number): readonly ProPlayer[]
}

/** A position in the order of pro players. It does not change when other players are added or removed. */
export interface ProPlayerPlace {
  /** The position of the league; {@link NOWHERE} without a team. */
  readonly league: number
  /** The position of the team in it; {@link NOWHERE} without a team. */
  readonly team: number
  /** Index of the role in a roster, from 0. */
  readonly role: number
  readonly slug: string
}

/** Greater than every position of a league or a team. */
const NOWHERE = 999_999_999

interface ProSceneParts {
  readonly leagues: readonly League[]
  readonly teams: readonly ProTeam[]
  readonly players: readonly ProPlayer[]
  readonly events: readonly ProEvent[]
}

export function viewProScene(parts: ProSceneParts): ProSceneView {
  const everyLeague = parts.leagues.toSorted(byPosition)
  const leaguesByCode = new Map(everyLeague.map((league) => [league.code, league]))
  const leagueAt = (code: string) => leaguesByCode.get(code)?.position ?? NOWHERE
  const everyTeam = parts.teams
    .filter(({ league }) => leaguesByCode.has(league))
    .toSorted((a, b) => leagueAt(a.league) - leagueAt(b.league) || byPosition(a, b))
  const teams = everyTeam.filter(({ retired }) => !retired)
  const teamsByCode = new Map(everyTeam.map((team) => [team.code, team]))

  function placeOf(player: ProPlayer): ProPlayerPlace {
    const team = teamsByCode.get(currentTeamOf(player) ?? '')
    return {
      league: team === undefined ? NOWHERE : leagueAt(team.league),
      team: team?.position ?? NOWHERE,
      role: PRO_ROLES.indexOf(player.role),
      slug: player.slug,
    }
  }
  const players = parts.players
    .map((player) => ({ player, place: placeOf(player) }))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
    .map(({ player }) => player)

  const eventsBySlug = new Map(parts.events.map((event) => [event.slug, event]))
  const playersById = new Map(players.map((player) => [player.id, player]))
  const playersByName = groupByNames(players)
  const playersByAccount = new Map(
    players.flatMap((player) =>
      undoubtedAccounts(player).flatMap(({ platform, puuid }) =>
        puuid === null ? [] : [[accountKeyOf({ platform, puuid }), player] as const],
      ),
    ),
  )
  const teamsByLeague = Map.groupBy(teams, ({ league }) => league)
  const playersByTeam = Map.groupBy(players, currentTeamOf)
  const playersEverIn = groupByTeams(players)
  const everyEvent = parts.events.toSorted(byPosition)

  return {
    leagues: everyLeague.filter(({ retired }) => !retired),
    everyLeague,
    teams,
    everyTeam,
    players,
    events: everyEvent.filter(({ ended }) => !ended),
    everyEvent,
    findLeague: (code) => leaguesByCode.get(code.toUpperCase()) ?? null,
    findTeam: (code) => teamsByCode.get(code.toUpperCase()) ?? null,
    findEvent: (slug) => eventsBySlug.get(slug.toLowerCase()) ?? null,
    findPlayer: (id) => playersById.get(id) ?? null,
    findPlayerByName(name, team) {
      const named = playersByName.get(proSlugOf(name)) ?? []
      const code = team?.toUpperCase()
      return named.find(({ memberships }) => memberships.some((each) => each.team === code)) ?? named[0] ?? null
    },
    findPlayerOfAccount: (account) => playersByAccount.get(accountKeyOf(account)) ?? null,
    getLeagueOf(team) {
      const league = leaguesByCode.get(team.league)
      if (league === undefined) throw new Error(`${team.code} plays in ${team.league}, which is not a known league.`)
      return league
    },
    placeOf,
    listTeams: (league) => teamsByLeague.get(league) ?? [],
    listAcademies: (team) => teams.filter(({ parent }) => parent === team),
    listTeamsOfEvent: (event) => everyTeam.filter(({ code }) => event.teams.includes(code)),
    listRoster: (team, at) =>
      at === undefined
        ? (playersByTeam.get(team) ?? [])
        : (playersEverIn.get(team) ?? [])
            .filter((player) => teamsAt(player, at).includes(team))
            .toSorted((a, b) => byRole(a, b) || byName(a, b)),
  }
}

/** Returns the current and former players of each team, by its code. */
function groupByTeams(players: readonly ProPlayer[]): ReadonlyMap<string, readonly ProPlayer[]> {
  const grouped = new Map<string, ProPlayer[]>()
  for (const player of players) {
    for (const team of new Set(player.memberships.map((membership) => membership.team))) {
      const group = grouped.get(team)
      if (group === undefined) grouped.set(team, [player])
      else group.push(player)
    }
  }
  return grouped
}

/** Returns the players by name and by slug, a player whose slug is the name first. */
function groupByNames(players: readonly ProPlayer[]): ReadonlyMap<string, readonly ProPlayer[]> {
  const bySlug = players.map((player) => [player.slug, player] as const)
  const byKeyedName = players
    .filter(({ key }) => key !== null)
    .map((player) => [proSlugOf(player.name), player] as const)
  const grouped = Map.groupBy([...bySlug, ...byKeyedName], ([name]) => name)
  return new Map([...grouped].map(([name, entries]) => [name, entries.map(([, player]) => player)]))
}

/** Negative when `a` is listed before `b`. */
export function comparePlaces(a: ProPlayerPlace, b: ProPlayerPlace): number {
  return a.league - b.league || a.team - b.team || a.role - b.role || compareText(a.slug, b.slug)
}

function byPosition(a: { readonly position: number }, b: { readonly position: number }): number {
  return a.position - b.position
}

function byRole(a: ProPlayer, b: ProPlayer): number {
  return PRO_ROLES.indexOf(a.role) - PRO_ROLES.indexOf(b.role)
}

/** By slug, which is unique. */
function byName(a: ProPlayer, b: ProPlayer): number {
  return compareText(a.slug, b.slug)
}

function accountKeyOf({ platform, puuid }: AccountKey): string {
  return `${platform}_${puuid}`
}
