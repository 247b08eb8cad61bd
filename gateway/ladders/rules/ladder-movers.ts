import { LADDER_PERIODS, type LadderPeriod, rankAtStart, type RankedBefore } from './ladder-movement.ts'

/** Players of each list of climbs and falls. */
export const MAX_MOVERS = 10

/** In the middle of a large ladder, where hundreds of players have the same points, one game is worth more places than a week at the top. */
const TOP_PLACES = 1000

/** The largest movements of a period, most places first; the higher rank of equal ones. */
export interface LadderMovers<Entry> {
  readonly climbs: readonly Entry[]
  readonly falls: readonly Entry[]
}

/**
 * Returns the ten largest climbs into or within the best 1,000 places, and the ten largest falls from them. Players who are new on
 * the ladder have not climbed.
 */
export function findMovers<Entry extends RankedBefore>(
  entries: readonly Entry[],
  period: LadderPeriod,
): LadderMovers<Entry> {
  const climbs: Moved<Entry>[] = []
  const falls: Moved<Entry>[] = []
  for (const entry of entries) {
    const before = rankAtStart(entry, period)
    if (before === null || Math.min(before, entry.rank) > TOP_PLACES) continue
    const places = before - entry.rank
    if (places > 0) climbs.push({ entry, places })
    if (places < 0) falls.push({ entry, places: -places })
  }
  return { climbs: largest(climbs), falls: largest(falls) }
}

/** Returns the entries among which {@link findMovers} finds the same movements as among all. In the order of their ranks. */
export function listMovers<Entry extends RankedBefore>(entries: readonly Entry[]): readonly Entry[] {
  const movers = LADDER_PERIODS.flatMap((period) => {
    const { climbs, falls } = findMovers(entries, period)
    return [...climbs, ...falls]
  })
  return [...new Set(movers)].toSorted((a, b) => a.rank - b.rank)
}

interface Moved<Entry> {
  readonly entry: Entry
  readonly places: number
}

function largest<Entry extends RankedBefore>(moved: readonly Moved<Entry>[]): readonly Entry[] {
  return moved
    .toSorted((a, b) => b.places - a.places || a.entry.rank - b.entry.rank)
    .slice(0, MAX_MOVERS)
    .map(({ entry }) => entry)
}
