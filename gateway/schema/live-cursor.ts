import { badInput } from './bad-input.ts'

/** The number in a cursor of a subscription; null without one. Throws a BAD_USER_INPUT error for any other text. */
export function parseLiveCursor(after: string | null | undefined): number | null {
  if (after === null || after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) {
    throw badInput('`after` is not a cursor of this subscription: pass the `cursor` of an earlier update, unchanged.')
  }
  return Number(after)
}
