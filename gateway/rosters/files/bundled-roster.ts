import { parseRegion } from '../../shared/region.ts'
import events from '../facts/events.json' with { type: 'json' }
import leagues from '../facts/leagues.json' with { type: 'json' }
import realRosters from '../facts/real-rosters.json' with { type: 'json' }
import teams from '../facts/teams.json' with { type: 'json' }
import { printRosterFile, type RosterFile, type RosterFilePlayer } from './roster-file.ts'

/** The leagues and teams of the demo world with its players. */
export function demoRoster(players: readonly RosterFilePlayer[]): RosterFile {
  return {
    leagues,
    teams,
    players,
    events: events.map(({ region, ...event }) => ({ ...event, region: parseRegion(region) })),
  }
}

/** Returns the text of the roster file of real players. */
export function printRealRoster(): string {
  return JSON.stringify(realRosters)
}

/** Returns the text of the roster file of a demo world with these players. */
export function printDemoRoster(players: readonly RosterFilePlayer[]): string {
  return printRosterFile(demoRoster(players))
}
