import { badInput } from '../../contract/bad-input.ts'
import type { ProSceneView } from '../rules/pro-scene-view.ts'
import type { ProScene } from '../services/pro-scene.ts'

/** Maximum number of codes in one field of a filter. */
const MAX_CODES = 100

/** Number of characters of a code that an error message quotes. */
const QUOTED_LENGTH = 40

/** Codes of the teams that a filter names, retired ones included. Throws a BAD_USER_INPUT error for unknown or too many codes. */
export function toTeamCodes(argument: string, codes: readonly string[], scene: ProScene): Promise<readonly string[]> {
  return known({ argument, codes, what: 'team, such as `T1`', find: (view, code) => view.findTeam(code)?.code }, scene)
}

/** Codes of the leagues that a filter names, retired ones included. Throws a BAD_USER_INPUT error for unknown or too many codes. */
export function toLeagueCodes(argument: string, codes: readonly string[], scene: ProScene): Promise<readonly string[]> {
  return known(
    { argument, codes, what: 'league, such as `LCK`', find: (view, code) => view.findLeague(code)?.code },
    scene,
  )
}

/** Code of the team that a filter names; null without one. Throws a BAD_USER_INPUT error for an unknown code. */
export async function toTeamCode(
  argument: string,
  code: string | null | undefined,
  scene: ProScene,
): Promise<string | null> {
  return code === null || code === undefined ? null : ((await toTeamCodes(argument, [code], scene))[0] ?? null)
}

interface Naming {
  readonly argument: string
  readonly codes: readonly string[]
  /** Owner of a valid code, with an example. */
  readonly what: string
  readonly find: (view: ProSceneView, code: string) => string | undefined
}

async function known({ argument, codes, what, find }: Naming, scene: ProScene): Promise<readonly string[]> {
  if (codes.length > MAX_CODES) {
    throw badInput(`\`${argument}\` has ${codes.length} codes: pass at most ${MAX_CODES}.`)
  }
  // Subscribers without a filter never read the rosters.
  if (codes.length === 0) return []
  const view = await scene.look()
  return codes.map((code) => {
    const found = find(view, code)
    if (found !== undefined) return found
    const quoted = code.length > QUOTED_LENGTH ? `${code.slice(0, QUOTED_LENGTH)}…` : code
    throw badInput(`\`${argument}\` has ${JSON.stringify(quoted)}, which is unknown: pass the \`code\` of a ${what}.`)
  })
}
