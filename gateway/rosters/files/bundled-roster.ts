import { parseRegion } from '../../shared/region.ts'
import events from '../facts/events.json' with { type: 'json' }
import leagues from '../facts/leagues.json' with { type: 'json' }
import teams from '../facts/teams.json' with { type: 'json' }
import type { RosterFile, RosterFilePlayer } from './roster-file.ts'

export function bundledRoster(players: readonly RosterFilePlayer[]): RosterFile {
  return {
    leagues,
    teams,
    players,
    events: events.map(({ region, ...event }) => ({ ...event, region: parseRegion(region) })),
  }
}
