import { compareRankEntries, type Division, type RankedQueue, type RankEntry, type Tier } from './rank.ts'

/** A standing at a moment. */
export type RankSnapshot = {
  /** When it was seen first, in milliseconds since 1970. */
  readonly takenAt: number
  readonly tier: Tier
  readonly division: Division
  readonly leaguePoints: number
  readonly wins: number
  readonly losses: number
}

/** What was seen of an account's standing in one ranked queue. */
export type RankHistory = {
  readonly queue: RankedQueue
  /** Riot's own word for the queue. */
  readonly queueType: string
  /** Oldest first, at least one: each differs from the one before. */
  readonly snapshots: readonly RankSnapshot[]
  /** The highest ever seen, which can be older than the oldest snapshot that is kept. */
  readonly peak: RankSnapshot
}

/** More than two years of an account that somebody looks at every day; a document holds three queues of 3,600 each. */
const KEPT_SNAPSHOTS = 1000

/**
 * The histories after `entries` were fetched at `takenAt`. The very same list when nothing had changed, or when
 * something later is known already.
 */
export function addStandings(
  histories: readonly RankHistory[],
  entries: readonly RankEntry[],
  takenAt: number,
): readonly RankHistory[] {
  const changed = entries
    .map((entry) => addStanding(findHistory(histories, entry.queueType), entry, takenAt))
    .filter((history) => history !== null)
  if (changed.length === 0) return histories
  return [...histories.filter(({ queueType }) => findHistory(changed, queueType) === null), ...changed]
}

function addStanding(history: RankHistory | null, entry: RankEntry, takenAt: number): RankHistory | null {
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

/** Whether two snapshots show the same standing, whenever they were taken. */
export function isSameStanding(a: RankSnapshot, b: RankSnapshot): boolean {
  return compareRankEntries(a, b) === 0 && a.wins === b.wins && a.losses === b.losses
}

function findHistory(histories: readonly RankHistory[], queueType: string): RankHistory | null {
  return histories.find((history) => history.queueType === queueType) ?? null
}
