import { z } from 'zod'
import type {
  WikiMove,
  WikiPlayer,
  WikiRedirect,
  WikiRoster,
  WikiTenure,
  WikiTournament,
} from '../proposals/rules/reading.ts'
import type { ProRole } from '../rosters/rules/pro-role.ts'
import { findNameProblem } from '../rosters/rules/roster-input.ts'
import { toTitle } from '../shared/written-text.ts'
import { findCountryCode } from './country-names.ts'
import { LINK_FIELDS, readLink } from './player-links.ts'
import { readSoloqueueIds } from './soloqueue-ids.ts'
import { decodeEntities, splitList } from './wikitext.ts'

/** One row of a table. Absent fields are empty. */
type Row = (field: string) => string

/** Longest text of a field that is read: a list of the accounts of a player is far shorter. */
const LONGEST_FIELD = 20_000

const answer = z.object({
  cargoquery: z.array(z.object({ title: z.record(z.string(), z.unknown()) })),
})

/** Returns the rows of an answer. Throws for another shape. */
export function readCargoRows(body: unknown): readonly Row[] {
  return answer.parse(body).cargoquery.map(({ title }) => {
    // Fields come back with spaces for underscores, depending on the version.
    const fields = new Map(Object.entries(title).map(([name, value]) => [name.replaceAll(' ', '_'), value]))
    return (field) => {
      const value = fields.get(field)
      const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
      return text.length <= LONGEST_FIELD ? text : ''
    }
  })
}

const ROLES: ReadonlyMap<string, ProRole> = new Map([
  ['top', 'TOP'],
  ['top laner', 'TOP'],
  ['jungle', 'JNG'],
  ['jungler', 'JNG'],
  ['mid', 'MID'],
  ['mid laner', 'MID'],
  ['bot', 'ADC'],
  ['bot laner', 'ADC'],
  ['adc', 'ADC'],
  ['ad carry', 'ADC'],
  ['support', 'SUP'],
])

/** Returns null for roles that no player has, such as coach. */
function findRole(text: string): ProRole | null {
  return ROLES.get(decodeEntities(text).trim().toLowerCase()) ?? null
}

function isTrue(text: string): boolean {
  return ['1', 'yes', 'true'].includes(text.trim().toLowerCase())
}

/** Returns the text in one line; null when it is empty. */
function findText(text: string): string | null {
  const title = toTitle(decodeEntities(text))
  return title === '' ? null : title
}

/** Precisions that Cargo states in a field beside a date. */
const MONTH = '2'
const YEAR = '3'

/** Returns the date as precise as it is known; null without a valid one. */
function findDate(row: Row, field: string): string | null {
  const [day, year, month] = /^(\d{4})-(\d{2})-\d{2}(?=$|[ T])/.exec(row(field).trim()) ?? []
  if (day === undefined || Number.isNaN(Date.parse(day))) return null
  const precision = row(`${field}__precision`)
  if (precision === YEAR) return year ?? null
  return precision === MONTH ? `${year}-${month}` : day
}

export function readTournament(row: Row): WikiTournament | null {
  const [page, startsOn] = [findText(row('OverviewPage')), findDate(row, 'DateStart')]
  return page === null || startsOn === null ? null : { page, startsOn, league: findText(row('League')) }
}

/** The lists of links and roles run in parallel. When their lengths differ, which role is whose is unknown. */
export function readRoster(row: Row): WikiRoster | null {
  const [tournament, team] = [findText(row('OverviewPage')), findText(row('Team'))]
  const [links, roles] = [splitList(row('RosterLinks')), splitList(row('Roles'))]
  if (tournament === null || team === null || links.length !== roles.length) return null
  const players = links.flatMap((link, index) => {
    const role = findRole(roles[index] ?? '')
    return link === '' || role === null ? [] : [{ link, role }]
  })
  return { tournament, team, players }
}

export function readRedirect(row: Row): WikiRedirect | null {
  const [name, page] = [findText(row('AllName')), findText(row('OverviewPage'))]
  return name === null || page === null ? null : { name, page }
}

export function readPlayer(row: Row): WikiPlayer | null {
  const [page, name] = [findText(row('OverviewPage')), findText(row('ID'))]
  if (page === null || name === null || findNameProblem(name) !== null) return null
  const country = findText(row('Country'))
  return {
    page,
    name,
    country: country === null ? null : findCountryCode(country),
    team: findText(row('Team')),
    role: findRole(row('Role')),
    isSubstitute: isTrue(row('IsSubstitute')),
    isRetired: isTrue(row('IsRetired')),
    accounts: readSoloqueueIds(row('SoloqueueIds')),
    links: Object.entries(LINK_FIELDS).flatMap(
      ([field, kindOfHandle]) => readLink(decodeEntities(row(field)), kindOfHandle) ?? [],
    ),
  }
}

export function readTenure(row: Row): WikiTenure | null {
  const [player, team] = [findText(row('Player')), findText(row('Team'))]
  if (player === null || team === null) return null
  return {
    player,
    team,
    from: findDate(row, 'DateJoin'),
    to: findDate(row, 'DateLeave'),
    isCurrent: isTrue(row('IsCurrent')),
  }
}

export function readMove(row: Row): WikiMove | null {
  const [player, team, date] = [findText(row('Player')), findText(row('Team')), findDate(row, 'Date_Sort')]
  const direction = row('Direction').trim().toLowerCase()
  if (player === null || team === null || date === null || (direction !== 'join' && direction !== 'leave')) return null
  // A trainee, or a coach, moves as well.
  if (
    row('Role') !== '' &&
    !row('Role')
      .split(/[;/]+/)
      .some((role) => findRole(role) !== null)
  )
    return null
  return { player, team, date, direction: direction === 'join' ? 'JOIN' : 'LEAVE' }
}
