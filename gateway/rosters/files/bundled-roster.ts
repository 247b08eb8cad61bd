import { parseRegion } from '../../shared/region.ts'
import { utcDayOf } from '../../shared/utc-day.ts'
import events from '../facts/events.json' with { type: 'json' }
import leagues from '../facts/leagues.json' with { type: 'json' }
import realRosters from '../facts/real-rosters.json' with { type: 'json' }
import teams from '../facts/teams.json' with { type: 'json' }
import { printRosterFile, type RosterFile, type RosterFilePlayer } from './roster-file.ts'

const DAY_MS = 86_400_000

/** Days from the first start of a demo world to the first and to the last day of its events. */
const DEMO_DAYS = { untilFirst: 9, untilLast: 34 }

/** The leagues, teams and events of the demo world with its players, at its first start. `now` is in milliseconds since 1970. */
export function demoRoster(players: readonly RosterFilePlayer[], now: number): RosterFile {
  const dayIn = (days: number) => utcDayOf(now + days * DAY_MS)
  const days = { starts: dayIn(DEMO_DAYS.untilFirst), ends: dayIn(DEMO_DAYS.untilLast) }
  return {
    leagues,
    teams,
    players,
    events: events.map(({ region, ...event }) => ({ ...event, region: parseRegion(region), ...days })),
  }
}

/** Returns the text of the roster file of real players. */
export function printRealRoster(): string {
  return JSON.stringify(realRosters)
}

/** Returns the text of the roster file of a demo world with these players, at its first start. */
export function printDemoRoster(players: readonly RosterFilePlayer[], now: number): string {
  return printRosterFile(demoRoster(players, now))
}
