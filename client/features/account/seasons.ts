import type { Standing } from '../../game/ladder.ts'

export interface SeenStanding extends Standing {
  /** In ISO 8601. */
  readonly takenAt: string
  /** Games won in the season so far. */
  readonly wins: number
  /** Games lost in the season so far. */
  readonly losses: number
}

/** Observations are oldest first. Riot restarts the counts with each season, so fewer games than before mean a new one. */
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
