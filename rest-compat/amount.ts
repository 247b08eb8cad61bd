import type { RestRequest } from './rest-request.ts'
import { parseWholeNumber } from './whole-number.ts'

export interface AmountRule {
  /** How many are meant when nothing is said. */
  readonly byDefault: number
  readonly most: number
}

/**
 * How many are asked for, from 1: `amount`, or `limit` as others spell it. Throws a 400 for what is no whole number and a
 * 422 for one that is too small or too large.
 */
export function parseAmount({ amount, limit }: RestRequest['query'], { byDefault, most }: AmountRule): number {
  const bounds = { from: 1, to: most }
  return parseWholeNumber(amount, 'amount', bounds) ?? parseWholeNumber(limit, 'limit', bounds) ?? byDefault
}
