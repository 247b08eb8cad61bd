import { z } from 'zod'
import type { Tallies } from '../domain/tally.ts'

/** What is never negative and always whole. */
export const count = z.int().nonnegative()

/** See `Tally`. */
export const tally = z.tuple([count, count])

/** See `Tallies`. Zod's own record of tuples takes longer than all else of reading a champion, which has thousands. */
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
