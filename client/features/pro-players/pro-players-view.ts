import type { ProRole } from '../../gql/graphql.ts'

export const PRO_PLAYERS_TABS = ['teams', 'players'] as const

export type ProPlayersTab = (typeof PRO_PLAYERS_TABS)[number]

/** The roles in the order of a roster. */
export const ROLES = ['TOP', 'JNG', 'MID', 'ADC', 'SUP'] as const satisfies readonly ProRole[]

/** The query string stores it, such as `?tab=players&league=lec&role=mid&role=top`, so that links and reloads keep it. */
export interface ProPlayersView {
  readonly tab: ProPlayersTab
  /** Codes in capitals; empty for all leagues. */
  readonly leagues: readonly string[]
  /** Codes in capitals; empty for all teams. */
  readonly teams: readonly string[]
  /** Empty for all roles. */
  readonly roles: readonly ProRole[]
  /** The typed search text; empty for none. */
  readonly text: string
}

/** The view without filters, on the first tab. */
export const WHOLE_SCENE: ProPlayersView = { tab: 'teams', leagues: [], teams: [], roles: [], text: '' }

const LONGEST_TEXT = 64

const CODE = /^[A-Z0-9]{1,10}$/

/** Invalid values are left out. */
export function readProPlayersView(search: URLSearchParams): ProPlayersView {
  const tab = search.get('tab')
  const roles = listWords(search, 'role')
  return {
    tab: PRO_PLAYERS_TABS.find((name) => name === tab) ?? WHOLE_SCENE.tab,
    leagues: listWords(search, 'league').filter((word) => CODE.test(word)),
    teams: listWords(search, 'team').filter((word) => CODE.test(word)),
    roles: ROLES.filter((role) => roles.includes(role)),
    text: (search.get('text') ?? '').toWellFormed().slice(0, LONGEST_TEXT),
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writeProPlayersView(search: URLSearchParams, view: ProPlayersView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of ['tab', 'league', 'team', 'role', 'text']) written.delete(name)
  if (view.tab !== WHOLE_SCENE.tab) written.set('tab', view.tab)
  for (const league of view.leagues) written.append('league', league.toLowerCase())
  for (const role of view.roles) written.append('role', role.toLowerCase())
  for (const team of view.teams) written.append('team', team.toLowerCase())
  if (view.text !== '') written.set('text', view.text)
  return written
}

interface KnownLeague {
  readonly code: string
  readonly teams: readonly { readonly code: string }[]
}

/** Removes unknown leagues, and teams that play in none of the chosen leagues. */
export function onlyKnown(view: ProPlayersView, leagues: readonly KnownLeague[]): ProPlayersView {
  const chosen = view.leagues.filter((league) => leagues.some(({ code }) => code === league))
  const choosable = leaguesInSight(leagues, chosen).flatMap(({ teams }) => teams)
  return {
    ...view,
    leagues: chosen,
    teams: view.teams.filter((team) => choosable.some(({ code }) => code === team)),
  }
}

export function lecFirst<League extends KnownLeague>(leagues: readonly League[]): readonly League[] {
  return leagues.toSorted((a, b) => Number(b.code === 'LEC') - Number(a.code === 'LEC'))
}

/** Returns the chosen leagues in their own order; all leagues when none is chosen. */
export function leaguesInSight<League extends KnownLeague>(
  leagues: readonly League[],
  chosen: readonly string[],
): readonly League[] {
  return chosen.length === 0 ? leagues : leagues.filter(({ code }) => chosen.includes(code))
}

/** Adds the value, or removes it when it is already chosen. */
export function toggled<Value>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

/** True while any filter of the list of players is active. */
export function isNarrowed({ leagues, teams, roles, text }: ProPlayersView): boolean {
  return leagues.length + teams.length + roles.length > 0 || text.trim() !== ''
}

function listWords(search: URLSearchParams, name: string): readonly string[] {
  return [...new Set(search.getAll(name).map((word) => word.toUpperCase()))]
}
