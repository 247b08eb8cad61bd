import { UpstreamUnavailable } from '../shared/upstream.ts'
import {
  readCargoRows,
  readMove,
  readPlayer,
  readRedirect,
  readRoster,
  readTenure,
  readTournament,
} from './cargo-rows.ts'
import { type LeaguepediaHealth, summariseHealth } from './health.ts'
import type { CargoPage, LeaguepediaApi } from './leaguepedia-api.ts'
import { LINK_FIELDS } from './player-links.ts'
import { RETRY_AFTER_INVALID_ANSWER_MS } from './request-times.ts'
import { Wiki, type WikiOptions } from './wiki.ts'

export interface LeaguepediaClient extends LeaguepediaApi {
  health(): LeaguepediaHealth
}

interface LeaguepediaApiOptions extends Omit<WikiOptions, 'apiUrl'> {
  /** Without a path, such as `https://lol.fandom.com`. */
  readonly baseUrl: string
}

/** A query with more names is too long for an address. */
const MAX_NAMES = 50

/** Rows per page: the most that the API gives. */
const PAGE_ROWS = 500

interface CargoQuery {
  readonly tables: string
  readonly fields: readonly string[]
  readonly where: string
  /** Pages need a fixed order. */
  readonly order_by: string
}

const PLAYER_FIELDS = [
  'OverviewPage',
  'ID',
  'Country',
  'Team',
  'Role',
  'IsSubstitute',
  'IsRetired',
  'SoloqueueIds',
  ...Object.keys(LINK_FIELDS),
]

export function createLeaguepediaApi({ baseUrl, ...options }: LeaguepediaApiOptions): LeaguepediaClient {
  const wiki = new Wiki({ ...options, apiUrl: `${baseUrl.replace(/\/+$/, '')}/api.php` })

  async function ask<Row>(
    { tables, fields, where, order_by }: CargoQuery,
    offset: number,
    read: (row: ReturnType<typeof readCargoRows>[number]) => Row | null,
  ): Promise<CargoPage<Row>> {
    const body = await wiki.ask({
      action: 'cargoquery',
      tables,
      fields: fields.join(','),
      where,
      order_by,
      limit: String(PAGE_ROWS),
      offset: String(offset),
    })
    try {
      const rows = readCargoRows(body)
      return {
        rows: rows.flatMap((row) => read(row) ?? []),
        next: rows.length < PAGE_ROWS ? null : offset + rows.length,
      }
    } catch (cause) {
      const retryAt = options.clock.now() + RETRY_AFTER_INVALID_ANSWER_MS
      throw new UpstreamUnavailable('leaguepedia', retryAt, `its table ${tables} has another form`, { cause })
    }
  }

  return {
    mostNames: MAX_NAMES,
    tournaments: (since, until, offset) =>
      ask(
        {
          tables: 'Tournaments',
          fields: ['OverviewPage', 'Name', 'DateStart', 'League', 'Year'],
          where: `TournamentLevel="Primary" AND IsOfficial=1 AND DateStart>=${quote(since)} AND DateStart<=${quote(until)}`,
          order_by: 'DateStart DESC,OverviewPage',
        },
        offset,
        readTournament,
      ),
    rosters: (tournaments, offset) =>
      ask(
        {
          tables: 'TournamentRosters',
          fields: ['OverviewPage', 'Team', 'RosterLinks', 'Roles'],
          where: isOneOf('OverviewPage', tournaments),
          order_by: 'OverviewPage,Team',
        },
        offset,
        readRoster,
      ),
    redirects: (names, offset) =>
      ask(
        {
          tables: 'PlayerRedirects',
          fields: ['AllName', 'OverviewPage'],
          where: isOneOf('AllName', names),
          order_by: 'AllName,OverviewPage',
        },
        offset,
        readRedirect,
      ),
    players: (pages, offset) =>
      ask(
        { tables: 'Players', fields: PLAYER_FIELDS, where: isOneOf('OverviewPage', pages), order_by: 'OverviewPage' },
        offset,
        readPlayer,
      ),
    playersOf: (teams, offset) =>
      ask(
        { tables: 'Players', fields: PLAYER_FIELDS, where: isOneOf('Team', teams), order_by: 'OverviewPage' },
        offset,
        readPlayer,
      ),
    tenures: (players, since, offset) =>
      ask(
        {
          tables: 'Tenures',
          fields: ['Player', 'Team', 'DateJoin', 'DateLeave', 'ContractEnd', 'NextTeam', 'IsCurrent'],
          where: `(${isOneOf('Player', players)}) AND (IsCurrent=1 OR DateLeave>=${quote(since)})`,
          order_by: 'Player,DateJoin,Team',
        },
        offset,
        readTenure,
      ),
    moves: (since, offset) =>
      ask(
        {
          tables: 'RosterChanges',
          fields: ['Player', 'Date_Sort', 'Direction', 'Team', 'Role', 'Status', 'RosterChangeId'],
          where: `Date_Sort>=${quote(since)}`,
          order_by: 'Date_Sort DESC,RosterChangeId',
        },
        offset,
        readMove,
      ),
    health: () => summariseHealth(wiki, options.clock.now()),
  }
}

/** Returns the condition that a field has one of the first values. It matches nothing without values. */
function isOneOf(field: string, values: readonly string[]): string {
  const listed = values.filter(canBeQueried).slice(0, MAX_NAMES).map(quote)
  return listed.length === 0 ? '1=0' : `${field} IN (${listed.join(',')})`
}

/** Cargo refuses queries with some characters, and no name has them. */
function canBeQueried(value: string): boolean {
  return value !== '' && value.length <= 255 && !/[\p{Cc}"\\;#]|--/u.test(value)
}

function quote(value: string): string {
  return `"${value}"`
}
