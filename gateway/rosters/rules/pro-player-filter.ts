import { foldSearchText } from '../../shared/fold-text.ts'
import { undoubtedAccounts } from './account-doubt.ts'
import type { ProRole } from './pro-role.ts'
import type { ProSceneView } from './pro-scene-view.ts'
import { currentTeamOf, type ProPlayer, type ProTeam } from './pro-scene.ts'

/** Filter of pro players: every condition that is not null must match. An empty list matches no player. */
export interface ProPlayerFilter {
  /** Codes of leagues, in any case. */
  readonly leagues: readonly string[] | null
  /** Codes of teams, in any case. */
  readonly teams: readonly string[] | null
  readonly roles: readonly ProRole[] | null
  /** Part of a present or former name, of a team's code or name, or of a Riot ID. Only letters and digits count, without case and diacritics. */
  readonly text: string | null
}

/** In the order of the view. Teams are the current ones. Retired players are found only by text. */
export function filterPlayers(view: ProSceneView, filter: ProPlayerFilter): readonly ProPlayer[] {
  const leagues = toCodes(filter.leagues)
  const teams = toCodes(filter.teams)
  const wanted = foldSearchText(filter.text ?? '')
  // A text of only punctuation matches no name; a blank text is no filter.
  if (wanted === '' && (filter.text ?? '').trim() !== '') return []

  return view.players.filter((player) => {
    const team = view.findTeam(currentTeamOf(player) ?? '')
    if (player.retired && wanted === '') return false
    return (
      (leagues === null || (team !== null && leagues.has(team.league))) &&
      (teams === null || (team !== null && teams.has(team.code))) &&
      (filter.roles === null || [player.role, ...player.otherRoles].some((role) => filter.roles?.includes(role))) &&
      (wanted === '' || listTexts(player, team).some((text) => foldSearchText(text).includes(wanted)))
    )
  })
}

function listTexts(player: ProPlayer, team: ProTeam | null): readonly string[] {
  return [
    player.name,
    ...player.formerNames,
    ...(team === null ? [] : [team.code, team.name]),
    ...undoubtedAccounts(player).map(({ gameName, tagLine }) => `${gameName}#${tagLine}`),
  ]
}

function toCodes(codes: readonly string[] | null): ReadonlySet<string> | null {
  return codes === null ? null : new Set(codes.map((code) => code.toUpperCase()))
}
