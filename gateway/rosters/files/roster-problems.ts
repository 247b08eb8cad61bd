import { OperatorError } from '../../shared/operator-error.ts'
import type { JsonPath } from './roster-json.ts'

export interface RosterProblem {
  readonly path: JsonPath
  /** Continues a sentence that starts with the path: the problem, and how to fix it. */
  readonly message: string
}

export interface LocatedProblem extends RosterProblem {
  /** From 1. */
  readonly line: number
}

/** Maximum number of listed problems: more can't be fixed at once. */
const MAX_LISTED = 50

/** Thrown for a roster file that can't be imported; the message lists every problem on its own line. */
export class BrokenRosterFile extends OperatorError {
  override readonly name = 'BrokenRosterFile'

  constructor(problems: readonly LocatedProblem[]) {
    super(describeProblems(problems))
  }
}

function describeProblems(problems: readonly LocatedProblem[]): string {
  const lines = problems
    .toSorted((one, other) => one.line - other.line)
    .slice(0, MAX_LISTED)
    .map(({ line, path, message }) => `line ${line}: ${describePath(path)} ${message}`)
  const omitted = problems.length - lines.length
  return [...lines, ...(omitted > 0 ? [`and ${omitted} more`] : [])].join('\n')
}

/** Formats a path such as `players[3].accounts[0].tagLine`. */
function describePath(path: JsonPath): string {
  if (path.length === 0) return 'the file'
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`))
    .join('')
}
