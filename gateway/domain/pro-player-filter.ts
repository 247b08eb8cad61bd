import { currentTeamOf, type ProPlayer, type ProRole, type ProTeam } from './pro-scene.ts'
import type { ProSceneView } from './pro-scene-view.ts'
import { foldSearchText } from './search-text.ts'

/** Which pro players are wanted: those for whom all that is not null holds. Nobody is in an empty list. */
export interface ProPlayerFilter {
  /** Codes of leagues, in any case. */
  readonly leagues: readonly string[] | null
  /** Codes of teams, in any case. */
  readonly teams: readonly string[] | null
  readonly roles: readonly ProRole[] | null
  /** A part of a name, of a team's code or name, or of a Riot ID. Case, diacritics, blanks and signs mean nothing. */
  readonly text: string | null
}

/** The players of the view that a filter lets through, in the order of the view. Teams are those of today. */
export function filterPlayers(view: ProSceneView, filter: ProPlayerFilter): readonly ProPlayer[] {
  const leagues = toCodes(filter.leagues)
  const teams = toCodes(filter.teams)
  const wanted = foldSearchText(filter.text ?? '')
  // A text of nothing but signs is in no name, and one of nothing but blanks asks for nothing.
  if (wanted === '' && (filter.text ?? '').trim() !== '') return []

  return view.players.filter((player) => {
    const team = view.findTeam(currentTeamOf(player) ?? '')
    return (
      (leagues === null || (team !== null && leagues.has(team.league))) &&
      (teams === null || (team !== null && teams.has(team.code))) &&
      (filter.roles === null || filter.roles.includes(player.role)) &&
      (wanted === '' || listTexts(player, team).some((text) => foldSearchText(text).includes(wanted)))
    )
  })
}

/** What a player can be found by. */
function listTexts(player: ProPlayer, team: ProTeam | null): readonly string[] {
  return [
    player.name,
    ...(team === null ? [] : [team.code, team.name]),
    ...player.accounts.map(({ gameName, tagLine }) => `${gameName}#${tagLine}`),
  ]
}

function toCodes(codes: readonly string[] | null): ReadonlySet<string> | null {
  return codes === null ? null : new Set(codes.map((code) => code.toUpperCase()))
}
