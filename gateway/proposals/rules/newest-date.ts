import { momentOf } from './index-reading.ts'
import type { Claim } from './proposal.ts'

/** Returns the newest date of some claims; null when none has one. */
export function newestDate(claims: readonly Claim[]): string | null {
  const dates = claims.flatMap(({ date }) => date ?? [])
  return dates.toSorted((a, b) => momentOf(b) - momentOf(a))[0] ?? null
}
