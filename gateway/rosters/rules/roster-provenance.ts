import type { ProSceneView } from './pro-scene-view.ts'
import type { ProTeam } from './pro-scene.ts'
import type { Provenance } from './provenance.ts'
import { sumUpProvenance } from './roster-sources.ts'

/** Returns the sources of the current rosters of teams, and the oldest date of what they say. */
export function provenanceOfTeams(view: ProSceneView, teams: readonly ProTeam[]): Provenance {
  const memberships = teams.flatMap(({ code }) =>
    view.listRoster(code).flatMap((player) => player.memberships.at(-1) ?? []),
  )
  return sumUpProvenance(memberships.map(({ provenance }) => provenance))
}
