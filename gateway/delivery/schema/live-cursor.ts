import { badInput } from '../../contract/bad-input.ts'

/** Parses a subscription cursor. Returns null when it is omitted. Throws a BAD_USER_INPUT error for invalid cursors. */
export function parseLiveCursor(after: string | null | undefined): number | null {
  if (after === null || after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) {
    throw badInput('`after` is not a cursor of this subscription: pass the `cursor` of an earlier update, unchanged.')
  }
  return Number(after)
}
