import { badInput } from './bad-input.ts'
import { findGlobalId } from './global-id.ts'

/** How many codes of one kind a filter may name. */
const MOST_CODES = 100

/** The codes that a field of a filter names, in capitals. Throws a BAD_USER_INPUT error for too many. */
export function toCodes(field: string, codes: readonly string[] | null | undefined): readonly string[] {
  const named = codes ?? []
  if (named.length > MOST_CODES) throw badInput(`\`${field}\` names ${named.length} codes: name ${MOST_CODES} at most.`)
  return named.map((code) => code.toUpperCase())
}

/** The pro player that a field of a filter names by his id. Throws a BAD_USER_INPUT error for no id of a player. */
export function toPlayerId(field: string, id: string | null | undefined): string | null {
  if (id === null || id === undefined) return null
  const named = findGlobalId(id)
  if (named?.typename !== 'ProPlayer') {
    throw badInput(`\`${field}\` is not the id of a player: pass the \`id\` of a \`ProPlayer\`, unchanged.`)
  }
  return named.id
}
