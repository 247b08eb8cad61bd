import type { Clock } from '../../shared/clock.ts'

/** Pause after a match could not be processed: only a recount or a person can fix it. */
const REST_OF_SKIPPED_MS = 60 * 60_000

/** Each match is reported once, and tried again after an hour. */
export interface SkippedMatches {
  /** True while the match is not to be tried again. */
  has(matchId: string): boolean
  add(matchId: string, error: Error): void
  remove(matchIds: readonly string[]): void
  clear(): void
  /** Number of matches that could not be processed the last time. */
  count(): number
}

interface Dependencies {
  readonly clock: Clock
  /** Called once for each match. */
  readonly report: (error: unknown) => void
}

export function createSkippedMatches({ clock, report }: Dependencies): SkippedMatches {
  const skipped = new Map<string, number>()
  return {
    has: (matchId) => (skipped.get(matchId) ?? 0) > clock.now(),
    add(matchId, error) {
      if (!skipped.has(matchId)) report(error)
      skipped.set(matchId, clock.now() + REST_OF_SKIPPED_MS)
    },
    remove(matchIds) {
      for (const matchId of matchIds) skipped.delete(matchId)
    },
    clear: () => skipped.clear(),
    count: () => skipped.size,
  }
}
