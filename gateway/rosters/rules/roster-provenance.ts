import type { ProSceneView } from './pro-scene-view.ts'
import type { ProTeam } from './pro-scene.ts'
import type { Provenance } from './provenance.ts'
import { sumUpProvenance, withSourcesOf } from './roster-sources.ts'

/** Returns the sources of the current rosters of teams and of their players, and the oldest date of the rosters. */
export function provenanceOfTeams(view: ProSceneView, teams: readonly ProTeam[]): Provenance {
  const players = teams.flatMap(({ code }) => view.listRoster(code))
  const memberships = players.flatMap((player) => player.memberships.at(-1) ?? [])
  return withSourcesOf(
    sumUpProvenance(memberships.map(({ provenance }) => provenance)),
    players.map(({ provenance }) => provenance),
  )
}
