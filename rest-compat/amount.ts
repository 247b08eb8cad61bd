import type { RestRequest } from './rest-request.ts'
import { parseWholeNumber } from './whole-number.ts'

export interface AmountRule {
  /** Amount when the request names none. */
  readonly byDefault: number
  readonly most: number
}

/** The parameter `amount`, or else `limit`; at least 1. Throws a 400 unless it is a whole number, and a 422 when out of bounds. */
export function parseAmount({ amount, limit }: RestRequest['query'], { byDefault, most }: AmountRule): number {
  const bounds = { from: 1, to: most }
  return parseWholeNumber(amount, 'amount', bounds) ?? parseWholeNumber(limit, 'limit', bounds) ?? byDefault
}
