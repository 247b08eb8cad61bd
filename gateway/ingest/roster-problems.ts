import type { JsonPath } from './roster-json.ts'

/** Something in a roster file that can't be used. */
export interface RosterProblem {
  readonly path: JsonPath
  /** Follows the words for the place: what is wrong there, and how to mend it. */
  readonly message: string
}

/** A problem and where it stands. */
export interface LocatedProblem extends RosterProblem {
  /** From 1. */
  readonly line: number
}

/** More than anybody mends at once. */
const MOST_TOLD = 50

/** Thrown for a roster file that can't be imported; the message names every problem on a line of its own. */
export class BrokenRosterFile extends Error {
  override readonly name = 'BrokenRosterFile'

  constructor(problems: readonly LocatedProblem[]) {
    super(describeProblems(problems))
  }
}

function describeProblems(problems: readonly LocatedProblem[]): string {
  const lines = problems
    .toSorted((one, other) => one.line - other.line)
    .slice(0, MOST_TOLD)
    .map(({ line, path, message }) => `line ${line}: ${describePath(path)} ${message}`)
  const untold = problems.length - lines.length
  return [...lines, ...(untold > 0 ? [`and ${untold} more`] : [])].join('\n')
}

/** The place in words such as `players[3].accounts[0].tagLine`. */
function describePath(path: JsonPath): string {
  if (path.length === 0) return 'the file'
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`))
    .join('')
}
