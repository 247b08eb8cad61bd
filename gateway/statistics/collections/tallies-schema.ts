import { z } from 'zod'
import type { Tallies } from '../rules/tally.ts'

/** A whole number that is never negative. */
export const count = z.int().nonnegative()

/** See `Tally`. */
export const tally = z.tuple([count, count])

/** See `Tallies`. Zod's own record of tuples would take most of the time of reading a champion, which has thousands of them. */
export const tallies = z.custom<Tallies>(
  (value) => typeof value === 'object' && value !== null && Object.values(value).every(isTally),
  'must be pairs of games and wins',
)

function isTally(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && isCount(value[0]) && isCount(value[1])
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
