import type { ProRole } from '../../gql/graphql.ts'

export const PRO_PLAYERS_TABS = ['teams', 'players'] as const

export type ProPlayersTab = (typeof PRO_PLAYERS_TABS)[number]

/** The roles in the order of a roster. */
export const ROLES = ['TOP', 'JNG', 'MID', 'ADC', 'SUP'] as const satisfies readonly ProRole[]

/** What part of the pro scene is shown. It lives in the query string, so that a link or a reload keeps it. */
export interface ProPlayersView {
  readonly tab: ProPlayersTab
  /** Codes in capitals; empty for every league. */
  readonly leagues: readonly string[]
  /** Codes in capitals; empty for every team. */
  readonly teams: readonly string[]
  /** Empty for every role. */
  readonly roles: readonly ProRole[]
  /** What somebody looks for, as it was typed; empty for nothing. */
  readonly text: string
}

/** The view without any filter, on the first tab. */
export const WHOLE_SCENE: ProPlayersView = { tab: 'teams', leagues: [], teams: [], roles: [], text: '' }

const LONGEST_TEXT = 64

const CODE = /^[A-Z0-9]{1,10}$/

/** Reads the view from a query string such as `?tab=players&league=lec&role=mid&role=top`; what can't be meant is left out. */
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

/** The query string of a view; what is at its default is left out, and what is not of the view stays as it was. */
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

/** A league as far as it matters to what can be chosen. */
interface KnownLeague {
  readonly code: string
  readonly teams: readonly { readonly code: string }[]
}

/** The view without leagues that nobody knows, and without teams that play in none of the chosen leagues. */
export function onlyKnown(view: ProPlayersView, leagues: readonly KnownLeague[]): ProPlayersView {
  const chosen = view.leagues.filter((league) => leagues.some(({ code }) => code === league))
  const choosable = leaguesInSight(leagues, chosen).flatMap(({ teams }) => teams)
  return {
    ...view,
    leagues: chosen,
    teams: view.teams.filter((team) => choosable.some(({ code }) => code === team)),
  }
}

/** The leagues in their own order, but the European one first. */
export function lecFirst<League extends KnownLeague>(leagues: readonly League[]): readonly League[] {
  return leagues.toSorted((a, b) => Number(b.code === 'LEC') - Number(a.code === 'LEC'))
}

/** The chosen leagues in their own order; all of them when none is chosen. */
export function leaguesInSight<League extends KnownLeague>(
  leagues: readonly League[],
  chosen: readonly string[],
): readonly League[] {
  return chosen.length === 0 ? leagues : leagues.filter(({ code }) => chosen.includes(code))
}

/** The choice with a value put in when it was not chosen, and taken out when it was. */
export function toggled<Value>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

/** Whether anything narrows the list of players. */
export function isNarrowed({ leagues, teams, roles, text }: ProPlayersView): boolean {
  return leagues.length + teams.length + roles.length > 0 || text.trim() !== ''
}

function listWords(search: URLSearchParams, name: string): readonly string[] {
  return [...new Set(search.getAll(name).map((word) => word.toUpperCase()))]
}
