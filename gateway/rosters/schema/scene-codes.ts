import { badInput } from '../../contract/bad-input.ts'
import type { ProSceneView } from '../rules/pro-scene-view.ts'

/** Maximum number of codes in one field of a filter. */
const MOST_CODES = 100

/** Number of characters of a code that an error message quotes. */
const QUOTED_LENGTH = 40

/** Codes of the teams that a filter names, retired ones included. Throws a BAD_USER_INPUT error for unknown or too many codes. */
export function toTeamCodes(argument: string, codes: readonly string[], view: ProSceneView): readonly string[] {
  return known(argument, codes, 'team, such as `T1`', (code) => view.findTeam(code)?.code)
}

/** Codes of the leagues that a filter names, retired ones included. Throws a BAD_USER_INPUT error for unknown or too many codes. */
export function toLeagueCodes(argument: string, codes: readonly string[], view: ProSceneView): readonly string[] {
  return known(argument, codes, 'league, such as `LCK`', (code) => view.findLeague(code)?.code)
}

/** Code of the team that a filter names; null without one. Throws a BAD_USER_INPUT error for an unknown code. */
export function toTeamCode(argument: string, code: string | null | undefined, view: ProSceneView): string | null {
  return code === null || code === undefined ? null : (toTeamCodes(argument, [code], view)[0] ?? null)
}

function known(
  argument: string,
  codes: readonly string[],
  what: string,
  find: (code: string) => string | undefined,
): readonly string[] {
  if (codes.length > MOST_CODES) {
    throw badInput(`\`${argument}\` has ${codes.length} codes: pass at most ${MOST_CODES}.`)
  }
  return codes.map((code) => {
    const found = find(code)
    if (found !== undefined) return found
    const quoted = code.length > QUOTED_LENGTH ? `${code.slice(0, QUOTED_LENGTH)}…` : code
    throw badInput(`\`${argument}\` has ${JSON.stringify(quoted)}, which is unknown: pass the \`code\` of a ${what}.`)
  })
}
