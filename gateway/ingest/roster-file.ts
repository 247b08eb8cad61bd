import type { z } from 'zod'
import type { ProLinkKind, ProRole } from '../domain/pro-scene.ts'
import type { Region } from '../domain/region.ts'
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

/** Leagues, teams, players and events as a roster file writes them down. Each list can be left out. */
export interface RosterFile {
  /** In the order in which they are shown. */
  readonly leagues?: readonly { readonly code: string; readonly name: string }[]
  /** Those of a league in the order in which they are shown. */
  readonly teams?: readonly { readonly code: string; readonly name: string; readonly league: string }[]
  readonly players?: readonly RosterFilePlayer[]
  /** The newest first. */
  readonly events?: readonly {
    /** What it is called in addresses. */
    readonly slug: string
    readonly name: string
    /** Where the teams practise. */
    readonly region: Region
    /** Their codes. */
    readonly teams: readonly string[]
  }[]
}

/** A pro player of a roster file. What is left out stays as the store knows it. */
export interface RosterFilePlayer {
  /** Keeps a player who gets another name the same person; without it he is known by his name. */
  readonly id?: string
  readonly name: string
  readonly role: ProRole
  /** Short for one membership that goes on; whoever is in another team changes at the moment of the import. */
  readonly team?: string
  /** Oldest first. Dates are ISO dates or times: `from` is left out when nobody knows, `to` while it goes on. */
  readonly memberships?: readonly { readonly team: string; readonly from?: string; readonly to?: string }[]
  readonly accounts?: readonly { readonly region: Region; readonly gameName: string; readonly tagLine: string }[]
  readonly links?: readonly { readonly kind: ProLinkKind; readonly url: string; readonly handle?: string }[]
}

/** An entry of a roster file, and where it stands. */
export interface RosterEntry<T> {
  readonly path: JsonPath
  readonly value: T
}

/** What a roster file says, as far as it can be understood. */
export interface ReadRosterFile {
  readonly leagues: readonly RosterEntry<LeagueEntry>[]
  readonly teams: readonly RosterEntry<TeamEntry>[]
  readonly players: readonly RosterEntry<PlayerEntry>[]
  readonly events: readonly RosterEntry<EventEntry>[]
  /** Codes of leagues that the file names, whether or not the rest of their entries can be understood. */
  readonly leagueCodes: ReadonlySet<string>
  /** Codes of teams that the file names, likewise. */
  readonly teamCodes: ReadonlySet<string>
  /** What can't be understood. */
  readonly problems: readonly RosterProblem[]
  /** The error that tells of problems, in the order of their lines. */
  complain(problems: readonly RosterProblem[]): BrokenRosterFile
}

/** The roster as the text of a file, such that it can be read again. */
export function printRosterFile(roster: RosterFile): string {
  return `${JSON.stringify(roster, null, 2)}\n`
}

/** Reads the text of a roster file. Throws {@link BrokenRosterFile} when not even its lists can be found. */
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
    message: 'is not known here: mend its spelling, or remove it',
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
