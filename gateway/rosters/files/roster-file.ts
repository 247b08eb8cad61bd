import type { z } from 'zod'
import type { Region } from '../../shared/region.ts'
import type { AccountGrade } from '../rules/account-grade.ts'
import type { ProLinkKind } from '../rules/pro-link-kind.ts'
import type { ProRole } from '../rules/pro-role.ts'
import type { StaffJob } from '../rules/staff-job.ts'
import { InvalidJson, type JsonPath, type LocatedJson, parseLocatedJson } from './roster-json.ts'
import { BrokenRosterFile, type RosterProblem } from './roster-problems.ts'
import type { WrittenProvenance } from './roster-provenance.ts'
import {
  eventEntry,
  type EventEntry,
  leagueEntry,
  type LeagueEntry,
  playerEntry,
  type PlayerEntry,
  rosterFileLists,
  type RosterFormat,
  teamEntry,
  type TeamEntry,
} from './roster-schema.ts'

/** Source and as-of date of an entry or a fact, by default those of the part around it. */
export interface RosterFileProvenance {
  /** Names or addresses; null for none. */
  readonly source?: string | readonly string[] | null
  /** A day, month or year; null when unknown. */
  readonly asOf?: string | null
}

/** Content of a roster file: leagues, teams, players and events. Each list is optional. */
export interface RosterFile extends RosterFileProvenance {
  /** 1 when it is left out. */
  readonly format?: RosterFormat
  /** True to record no roster changes. */
  readonly quiet?: boolean
  /** The sources that ask to be named, with their licences. Written by exports, and ignored by imports. */
  readonly attribution?: readonly RosterFileAttribution[]
  /** In display order. */
  readonly leagues?: readonly RosterFileLeague[]
  /** In display order within a league. */
  readonly teams?: readonly RosterFileTeam[]
  readonly players?: readonly RosterFilePlayer[]
  /** Newest first. */
  readonly events?: readonly RosterFileEvent[]
}

export interface RosterFileAttribution {
  readonly source: string
  readonly url: string | null
  readonly licence: string
  readonly licenceUrl: string
  /** Facts from the source were selected, compared and changed. */
  readonly changed: true
}

export interface RosterFileLeague extends RosterFileProvenance {
  readonly code: string
  readonly name: string
  readonly retired?: boolean
}

export interface RosterFileTeam extends RosterFileProvenance {
  readonly code: string
  readonly name: string
  readonly league: string
  /** Code of the team that this one is the academy of. */
  readonly parent?: string | null
  readonly colours?: readonly string[]
  readonly staff?: readonly RosterFileStaffMember[]
  readonly retired?: boolean
}

export interface RosterFileEvent extends RosterFileProvenance {
  /** Name in addresses. */
  readonly slug: string
  readonly name: string
  readonly region: Region
  readonly teams: readonly string[]
  /** Its first day, such as `2026-10-03`. Both days are omitted when they are unknown. */
  readonly starts?: string | null
  /** Its last day. */
  readonly ends?: string | null
  readonly ended?: boolean
}

/** Dates are ISO times, days, months or years. */
interface RosterFileTime {
  /** Omitted when unknown. */
  readonly from?: string
  /** Omitted while the time lasts; `unknown` when only its end is known. */
  readonly to?: string
}

export interface RosterFileStaffMember extends RosterFileTime, RosterFileProvenance {
  readonly name: string
  readonly job: StaffJob
  readonly country?: string
}

export interface RosterFileMembership extends RosterFileTime, RosterFileProvenance {
  readonly team: string
  readonly substitute?: boolean
}

export interface RosterFileAccount extends RosterFileProvenance {
  readonly region: Region
  readonly gameName: string
  readonly tagLine: string
  readonly grade?: AccountGrade | null
}

export interface RosterFileLink extends RosterFileProvenance {
  readonly kind: ProLinkKind
  readonly url: string
  readonly handle?: string
}

/** A pro player in a roster file. An omitted field keeps its stored value. */
export interface RosterFilePlayer extends RosterFileProvenance {
  /** Identifies a renamed player; without it the player is identified by name and key. */
  readonly id?: string
  readonly name: string
  /** Distinguishes players of one name. */
  readonly key?: string | null
  readonly formerNames?: readonly string[]
  readonly country?: string | null
  readonly role: ProRole
  readonly otherRoles?: readonly ProRole[]
  readonly retired?: boolean
  /** Shorthand for one current membership. A player in another team moves there, in format 1 at the time of the import. */
  readonly team?: string
  /** Oldest first. */
  readonly memberships?: readonly RosterFileMembership[]
  readonly accounts?: readonly RosterFileAccount[]
  readonly links?: readonly RosterFileLink[]
}

export interface RosterEntry<T> {
  readonly path: JsonPath
  readonly value: T
}

export interface ReadRosterFile {
  readonly format: RosterFormat
  /** True when the file records no roster changes. */
  readonly quiet: boolean
  /** Default of all entries. */
  readonly provenance: WrittenProvenance
  readonly leagues: readonly RosterEntry<LeagueEntry>[]
  readonly teams: readonly RosterEntry<TeamEntry>[]
  readonly players: readonly RosterEntry<PlayerEntry>[]
  readonly events: readonly RosterEntry<EventEntry>[]
  /** Codes of all leagues in the file, including those of invalid entries. */
  readonly leagueCodes: ReadonlySet<string>
  readonly teamCodes: ReadonlySet<string>
  readonly problems: readonly RosterProblem[]
  /** Returns the error for these problems, sorted by line. */
  complain(problems: readonly RosterProblem[]): BrokenRosterFile
}

export function printRosterFile(roster: RosterFile): string {
  return `${JSON.stringify(roster, null, 2)}\n`
}

/** Throws {@link BrokenRosterFile} when the lists can't be found. */
export function readRosterFile(text: string): ReadRosterFile {
  const { value, lineOf } = parseJson(text)
  const complain = (problems: readonly RosterProblem[]) =>
    new BrokenRosterFile(problems.map((problem) => ({ ...problem, line: lineOf(problem.path) })))
  const lists = rosterFileLists.safeParse(value)
  if (!lists.success) throw complain(lists.error.issues.flatMap((issue) => toProblems([], issue)))

  const { format, quiet, source, asOf, leagues, teams, players, events } = lists.data
  const problems: RosterProblem[] = []
  function read<T extends z.ZodType>(
    name: 'leagues' | 'teams' | 'players' | 'events',
    entries: readonly unknown[],
    schema: T,
  ) {
    return entries.flatMap((entry, index): RosterEntry<z.output<T>>[] => {
      const path = [name, index]
      const result = schema.safeParse(entry)
      if (result.success) return [{ path, value: result.data }]
      problems.push(...result.error.issues.flatMap((issue) => toProblems(path, issue)))
      return []
    })
  }
  return {
    format,
    quiet,
    provenance: { source, asOf },
    leagues: read('leagues', leagues, leagueEntry),
    teams: read('teams', teams, teamEntry),
    players: read('players', players, playerEntry),
    events: read('events', events, eventEntry),
    leagueCodes: codesOf(leagues),
    teamCodes: codesOf(teams),
    problems,
    complain,
  }
}

function parseJson(text: string): LocatedJson {
  try {
    return parseLocatedJson(text)
  } catch (error) {
    if (!(error instanceof InvalidJson)) throw error
    throw new BrokenRosterFile([{ path: [], line: error.line, message: `can't be read as JSON: ${error.message}` }])
  }
}

function toProblems(path: JsonPath, issue: z.core.$ZodIssue): readonly RosterProblem[] {
  const at = [...path, ...issue.path]
  if (issue.code !== 'unrecognized_keys') return [{ path: at, message: issue.message }]
  return issue.keys.map((key) => ({
    path: [...at, key],
    message: 'is not a known field: fix its spelling, or remove it',
  }))
}

function codesOf(entries: readonly unknown[]): ReadonlySet<string> {
  const codes = entries.flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'code' in entry && typeof entry.code === 'string'
      ? [entry.code.toUpperCase()]
      : [],
  )
  return new Set(codes)
}
