import { regionOf } from '../../shared/region.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { viewProScene } from '../rules/pro-scene-view.ts'
import type { Membership, ProPlayer } from '../rules/pro-scene.ts'
import { printRosterFile, type RosterFilePlayer } from './roster-file.ts'
import { listAll, openRosterCollections } from './roster-store.ts'

const MIDNIGHT = 'T00:00:00.000Z'

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
  return printRosterFile({
    leagues: view.leagues.map(({ code, name }) => ({ code, name })),
    teams: view.teams.map(({ code, name, league }) => ({ code, name, league })),
    players: view.players.map(toRosterFilePlayer),
    events: view.events.map(({ slug, name, platform, teams: codes }) => {
      return { slug, name, region: regionOf(platform), teams: codes }
    }),
  })
}

function toRosterFilePlayer({ id, name, role, memberships, accounts, links }: ProPlayer): RosterFilePlayer {
  return {
    id,
    name,
    role,
    memberships: memberships.map(toRosterFileMembership),
    accounts: accounts.map(({ platform, gameName, tagLine }) => ({ region: regionOf(platform), gameName, tagLine })),
    links: links.map(({ kind, url, handle }) => ({ kind, url, ...(handle !== null && { handle }) })),
  }
}

function toRosterFileMembership({ team, from, to }: Membership) {
  return { team, ...(from !== null && { from: toDate(from) }), ...(to !== null && { to: toDate(to) }) }
}

/** Returns only the date when the time is midnight UTC. */
function toDate(at: number): string {
  const time = new Date(at).toISOString()
  return time.endsWith(MIDNIGHT) ? time.slice(0, -MIDNIGHT.length) : time
}
