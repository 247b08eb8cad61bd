import { badInput } from '../../contract/bad-input.ts'
import { findGlobalId } from '../../contract/global-id.ts'

/** Maximum number of codes in one field of a filter. */
const MOST_CODES = 100

/** Throws a BAD_USER_INPUT error for more than {@link MOST_CODES}. */
export function toCodes(field: string, codes: readonly string[] | null | undefined): readonly string[] {
  const named = codes ?? []
  if (named.length > MOST_CODES) throw badInput(`\`${field}\` has ${named.length} codes: pass at most ${MOST_CODES}.`)
  return named.map((code) => code.toUpperCase())
}

/** Throws a BAD_USER_INPUT error for an id that is not a player's. */
export function toPlayerId(field: string, id: string | null | undefined): string | null {
  if (id === null || id === undefined) return null
  const named = findGlobalId(id)
  if (named?.typename !== 'ProPlayer') {
    throw badInput(`\`${field}\` is not the id of a player: pass the \`id\` of a \`ProPlayer\`, unchanged.`)
  }
  return named.id
}
