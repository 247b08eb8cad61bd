import type { ProTeam } from '../../rosters/rules/pro-scene.ts'
import { foldSearchText } from '../../shared/fold-text.ts'

/** Returns a function that finds the code of a team by its name in the wiki; null for a team that is not in the rosters. */
export function indexTeamNames(teams: readonly ProTeam[]): (name: string | null) => string | null {
  const known = teams.filter(({ retired }) => !retired)
  const codes = new Map([
    ...known.map(({ code }) => [foldSearchText(code), code] as const),
    ...known.map(({ code, name }) => [foldSearchText(name), code] as const),
  ])
  // The wiki adds words to the names of teams that it has to tell apart.
  return (name) => (name === null ? null : (codes.get(foldSearchText(name.replace(/\s*\([^()]*\)$/, ''))) ?? null))
}
