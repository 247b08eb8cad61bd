import type { Standing } from '../../ladder.ts'

/** A standing as it was seen at a moment. */
export interface SeenStanding extends Standing {
  /** In ISO 8601. */
  readonly takenAt: string
  /** Games won in the season until then. */
  readonly wins: number
  /** Games lost in the season until then. */
  readonly losses: number
}

/**
 * Splits what was seen, oldest first, into seasons: Riot counts wins and losses anew in each, so fewer games than
 * before mean another season.
 */
export function splitBySeason<Seen extends SeenStanding>(snapshots: readonly Seen[]): readonly (readonly Seen[])[] {
  const seasons: Seen[][] = []
  for (const snapshot of snapshots) {
    const season = seasons.at(-1)
    const before = season?.at(-1)
    if (season === undefined || before === undefined || gamesOf(snapshot) < gamesOf(before)) seasons.push([snapshot])
    else season.push(snapshot)
  }
  return seasons
}

const gamesOf = ({ wins, losses }: SeenStanding) => wins + losses
