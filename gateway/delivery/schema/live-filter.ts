import { badInput } from '../../contract/bad-input.ts'
import { findGlobalId } from '../../contract/global-id.ts'

/** Throws a BAD_USER_INPUT error for an id that is not a player's. */
export function toPlayerId(field: string, id: string | null | undefined): string | null {
  if (id === null || id === undefined) return null
  const named = findGlobalId(id)
  if (named?.typename !== 'ProPlayer') {
    throw badInput(`\`${field}\` is not the id of a player: pass the \`id\` of a \`ProPlayer\`, unchanged.`)
  }
  return named.id
}
