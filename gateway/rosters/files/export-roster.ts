import { compareText } from '../../shared/compare-text.ts'
import { regionOf } from '../../shared/region.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { Time } from '../rules/membership-spans.ts'
import { type ProSceneView, viewProScene } from '../rules/pro-scene-view.ts'
import type { League, ProEvent, ProPlayer, ProTeam } from '../rules/pro-scene.ts'
import { NO_PROVENANCE, type Provenance } from '../rules/provenance.ts'
import { printRosterDate } from '../rules/roster-date.ts'
import { toRosterSource } from '../rules/roster-sources.ts'
import { UNKNOWN_END } from './roster-fields.ts'
import {
  printRosterFile,
  type RosterFile,
  type RosterFileEvent,
  type RosterFileLeague,
  type RosterFilePlayer,
  type RosterFileProvenance,
  type RosterFileTeam,
} from './roster-file.ts'
import { listAll, openRosterCollections } from './roster-store.ts'

/** An import into an empty store creates the same rosters, and a second export returns the same text. */
export async function exportRoster(store: DocumentStore): Promise<string> {
  const collections = openRosterCollections(store)
  const [leagues, teams, players, events] = await Promise.all([
    listAll(collections.leagues),
    listAll(collections.teams),
    listAll(collections.players),
    listAll(collections.events),
  ])
  const view = viewProScene({
    leagues: leagues.map(({ value }) => value),
    teams: teams.map(({ value }) => value),
    players: players.map(({ value }) => value),
    events: events.map(({ value }) => value),
  })
  const common = findCommonProvenance(view.players)
  return printRosterFile({
    format: 2,
    ...toWritten(common, NO_PROVENANCE),
    ...toAttribution(listSources(view)),
    leagues: view.everyLeague.map((league) => toRosterFileLeague(league, common)),
    teams: view.everyTeam.map((team) => toRosterFileTeam(team, common)),
    players: view.players.map((player) => toRosterFilePlayer(player, common)),
    events: view.everyEvent.map((event) => toRosterFileEvent(event, common)),
  })
}

/** Returns every source that the file names. */
function listSources({ everyLeague, everyTeam, players, everyEvent }: ProSceneView): ReadonlySet<string> {
  const facts = [
    ...everyLeague,
    ...everyTeam.flatMap((team) => [team, ...team.staff]),
    ...players.flatMap((player) => [player, ...player.memberships, ...player.accounts, ...player.links]),
    ...everyEvent,
  ]
  return new Set(facts.flatMap(({ provenance }) => provenance.sources))
}

/** Names the sources whose licence asks for it, so that the file carries their label wherever it goes. */
function toAttribution(sources: ReadonlySet<string>): Pick<RosterFile, 'attribution'> {
  const attribution = [...sources]
    .map(toRosterSource)
    .toSorted((one, other) => compareText(one.name, other.name))
    .flatMap(({ name, url, licence }) =>
      licence === null
        ? []
        : [{ source: name, url, licence: licence.name, licenceUrl: licence.url, changed: true as const }],
    )
  return attribution.length === 0 ? {} : { attribution }
}

/** Returns the provenance of most players, which the file then names only once. */
function findCommonProvenance(players: readonly ProPlayer[]): Provenance {
  const groups = Map.groupBy(players, ({ provenance }) => JSON.stringify([provenance.sources, provenance.asOf]))
  const [largest] = [...groups.values()].toSorted((one, other) => other.length - one.length)
  return largest?.[0]?.provenance ?? NO_PROVENANCE
}

/** Returns what differs from the provenance of the part around it. */
function toWritten({ sources, asOf }: Provenance, around: Provenance): RosterFileProvenance {
  const isSame = sources.length === around.sources.length && sources.every((each, at) => each === around.sources[at])
  const [only = null] = sources
  return {
    ...(!isSame && { source: sources.length > 1 ? sources : only }),
    ...(asOf !== around.asOf && { asOf }),
  }
}

function toRosterFileLeague({ code, name, retired, provenance }: League, around: Provenance): RosterFileLeague {
  return { code, name, ...(retired && { retired }), ...toWritten(provenance, around) }
}

function toRosterFileTeam(team: ProTeam, around: Provenance): RosterFileTeam {
  const { code, name, league, parent, colours, staff, retired, provenance } = team
  return {
    code,
    name,
    league,
    ...(parent !== null && { parent }),
    ...(colours.length > 0 && { colours }),
    ...(staff.length > 0 && {
      staff: staff.map(({ name: person, job, country, provenance: own, ...time }) => ({
        name: person,
        job,
        ...(country !== null && { country }),
        ...toRosterFileTime(time),
        ...toWritten(own, provenance),
      })),
    }),
    ...(retired && { retired }),
    ...toWritten(provenance, around),
  }
}

function toRosterFileEvent(event: ProEvent, around: Provenance): RosterFileEvent {
  const { slug, name, platform, teams, days, ended, provenance } = event
  return {
    slug,
    name,
    region: regionOf(platform),
    teams,
    ...(days !== null && { starts: days.first, ends: days.last }),
    ...(ended && { ended }),
    ...toWritten(provenance, around),
  }
}

function toRosterFilePlayer(player: ProPlayer, around: Provenance): RosterFilePlayer {
  const { id, name, key, formerNames, country, role, otherRoles, retired, provenance } = player
  return {
    id,
    name,
    ...(key !== null && { key }),
    ...(formerNames.length > 0 && { formerNames }),
    ...(country !== null && { country }),
    role,
    ...(otherRoles.length > 0 && { otherRoles }),
    ...(retired && { retired }),
    memberships: player.memberships.map(({ team, substitute, provenance: own, ...time }) => ({
      team,
      ...toRosterFileTime(time),
      ...(substitute && { substitute }),
      ...toWritten(own, provenance),
    })),
    accounts: player.accounts.map(({ platform, gameName, tagLine, grade, provenance: own }) => ({
      region: regionOf(platform),
      gameName,
      tagLine,
      ...(grade !== null && { grade }),
      ...toWritten(own, provenance),
    })),
    links: player.links.map(({ kind, url, handle, provenance: own }) => ({
      kind,
      url,
      ...(handle !== null && { handle }),
      ...toWritten(own, provenance),
    })),
    ...toWritten(provenance, around),
  }
}

function toRosterFileTime({ from, fromWithin, to, toWithin, endUnknown }: Time) {
  return {
    ...(from !== null && { from: printRosterDate({ at: from, within: fromWithin }) }),
    ...(to !== null && { to: printRosterDate({ at: to, within: toWithin }) }),
    ...(endUnknown && { to: UNKNOWN_END }),
  }
}
