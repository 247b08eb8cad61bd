import type { RestRequest } from './rest-request.ts'
import { parseWholeNumber } from './whole-number.ts'

export interface AmountRule {
  /** Amount when the request names none. */
  readonly byDefault: number
  readonly most: number
}

/**
 * Returns the requested amount, at least 1: the parameter `amount`, or else its other spelling `limit`. Throws a 400 for
 * anything but a whole number, and a 422 for a number that is too small or too large.
 */
export function parseAmount({ amount, limit }: RestRequest['query'], { byDefault, most }: AmountRule): number {
  const bounds = { from: 1, to: most }
  return parseWholeNumber(amount, 'amount', bounds) ?? parseWholeNumber(limit, 'limit', bounds) ?? byDefault
}
