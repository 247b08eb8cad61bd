import { compareRankEntries, type Division, type RankedQueue, type RankEntry, type Tier } from './rank.ts'

export type RankSnapshot = {
  /** Time when the standing was first seen, in milliseconds since 1970. */
  readonly takenAt: number
  readonly tier: Tier
  readonly division: Division
  readonly leaguePoints: number
  readonly wins: number
  readonly losses: number
}

export type RankHistory = {
  readonly queue: RankedQueue
  /** Riot's name of the queue, such as `RANKED_SOLO_5x5`. */
  readonly queueType: string
  /** Oldest first, at least one. Each differs from the one before. */
  readonly snapshots: readonly RankSnapshot[]
  /** The highest standing ever seen, which can be older than the oldest stored snapshot. */
  readonly peak: RankSnapshot
}

/** Enough for more than two years of an account that is viewed daily. A document has room for three queues of 3,600 each. */
const KEPT_SNAPSHOTS = 1000

/**
 * Adds the `entries` that were fetched at `takenAt`. Returns the same list when nothing changed, or when a later
 * standing is already known. Standings of an unknown tier have no place in a history, and are left out.
 */
export function addStandings(
  histories: readonly RankHistory[],
  entries: readonly RankEntry[],
  takenAt: number,
): readonly RankHistory[] {
  const changed = entries
    .map(({ tier, ...entry }) =>
      tier === 'UNKNOWN' ? null : addStanding(findHistory(histories, entry.queueType), { ...entry, tier }, takenAt),
    )
    .filter((history) => history !== null)
  if (changed.length === 0) return histories
  return [...histories.filter(({ queueType }) => findHistory(changed, queueType) === null), ...changed]
}

function addStanding(
  history: RankHistory | null,
  entry: RankEntry & { readonly tier: Tier },
  takenAt: number,
): RankHistory | null {
  const { queue, queueType, tier, division, leaguePoints, wins, losses } = entry
  const snapshot: RankSnapshot = { takenAt, tier, division, leaguePoints, wins, losses }
  if (history === null) return { queue, queueType, snapshots: [snapshot], peak: snapshot }

  const last = history.snapshots.at(-1)
  if (last !== undefined && (last.takenAt >= takenAt || isSameStanding(last, snapshot))) return null
  return {
    queue,
    queueType,
    snapshots: [...history.snapshots, snapshot].slice(-KEPT_SNAPSHOTS),
    peak: compareRankEntries(snapshot, history.peak) < 0 ? snapshot : history.peak,
  }
}

/** Observed ranks of one ranked season. */
export type RankSeason = {
  /** Time of the first observation, in milliseconds since 1970. */
  readonly since: number
  /** The highest observed rank. */
  readonly peak: RankSnapshot
  readonly last: RankSnapshot
}

/** Splits snapshots, oldest first. Riot restarts the counts with each season, so fewer games than before mean a new one. */
export function splitBySeason(snapshots: readonly RankSnapshot[]): readonly RankSeason[] {
  const seasons: RankSeason[] = []
  for (const snapshot of snapshots) {
    const season = seasons.at(-1)
    if (season === undefined || gamesOf(snapshot) < gamesOf(season.last)) {
      seasons.push({ since: snapshot.takenAt, peak: snapshot, last: snapshot })
      continue
    }
    const peak = compareRankEntries(snapshot, season.peak) < 0 ? snapshot : season.peak
    seasons[seasons.length - 1] = { since: season.since, peak, last: snapshot }
  }
  return seasons
}

/** Games of the season that Riot had counted. */
export function gamesOf({ wins, losses }: RankSnapshot): number {
  return wins + losses
}

/** Returns true when two snapshots show the same standing, regardless of their times. */
export function isSameStanding(a: RankSnapshot, b: RankSnapshot): boolean {
  return compareRankEntries(a, b) === 0 && a.wins === b.wins && a.losses === b.losses
}

function findHistory(histories: readonly RankHistory[], queueType: string): RankHistory | null {
  return histories.find((history) => history.queueType === queueType) ?? null
}
