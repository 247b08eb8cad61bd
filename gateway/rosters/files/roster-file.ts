import type { z } from 'zod'
import type { Region } from '../../shared/region.ts'
import type { ProLinkKind } from '../rules/pro-link-kind.ts'
import type { ProRole } from '../rules/pro-role.ts'
import { InvalidJson, type JsonPath, type LocatedJson, parseLocatedJson } from './roster-json.ts'
import { BrokenRosterFile, type RosterProblem } from './roster-problems.ts'
import {
  eventEntry,
  type EventEntry,
  leagueEntry,
  type LeagueEntry,
  playerEntry,
  type PlayerEntry,
  rosterFileLists,
  teamEntry,
  type TeamEntry,
} from './roster-schema.ts'

/** Content of a roster file: leagues, teams, players and events. Each list is optional. */
export interface RosterFile {
  /** In display order. */
  readonly leagues?: readonly { readonly code: string; readonly name: string }[]
  /** In display order within a league. */
  readonly teams?: readonly { readonly code: string; readonly name: string; readonly league: string }[]
  readonly players?: readonly RosterFilePlayer[]
  /** Newest first. */
  readonly events?: readonly {
    /** Name in addresses. */
    readonly slug: string
    readonly name: string
    readonly region: Region
    readonly teams: readonly string[]
  }[]
}

/** A pro player in a roster file. An omitted field keeps its stored value. */
export interface RosterFilePlayer {
  /** Identifies a renamed player; without it the player is identified by name. */
  readonly id?: string
  readonly name: string
  readonly role: ProRole
  /** Shorthand for one current membership. A player in another team is transferred at the time of the import. */
  readonly team?: string
  /** Oldest first. Dates are ISO dates or times: `from` is omitted when unknown, `to` while the membership lasts. */
  readonly memberships?: readonly { readonly team: string; readonly from?: string; readonly to?: string }[]
  readonly accounts?: readonly { readonly region: Region; readonly gameName: string; readonly tagLine: string }[]
  readonly links?: readonly { readonly kind: ProLinkKind; readonly url: string; readonly handle?: string }[]
}

export interface RosterEntry<T> {
  readonly path: JsonPath
  readonly value: T
}

export interface ReadRosterFile {
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

  const { leagues, teams, players, events } = lists.data
  const problems: RosterProblem[] = []
  function read<T extends z.ZodType>(name: keyof RosterFile, entries: readonly unknown[], schema: T) {
    return entries.flatMap((entry, index): RosterEntry<z.output<T>>[] => {
      const path = [name, index]
      const result = schema.safeParse(entry)
      if (result.success) return [{ path, value: result.data }]
      problems.push(...result.error.issues.flatMap((issue) => toProblems(path, issue)))
      return []
    })
  }
  return {
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
