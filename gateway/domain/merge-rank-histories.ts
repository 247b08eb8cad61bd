import { isSameStanding, type RankHistory, type RankSnapshot } from './rank-history.ts'
import { compareRankEntries } from './rank.ts'

/**
 * What two watchers of the same account saw of its standings, taken together; who is named first decides on nothing but
 * the order of the queues. A history can get longer than one watcher keeps: the next standing that is added cuts it to
 * length.
 */
export function mergeRankHistories(one: readonly RankHistory[], other: readonly RankHistory[]): readonly RankHistory[] {
  const queueTypes = [...new Set([...one, ...other].map(({ queueType }) => queueType))]
  return queueTypes.flatMap((queueType) => {
    const [first, second] = [...one, ...other].filter((history) => history.queueType === queueType)
    if (first === undefined || second === undefined) return first ?? []
    return { ...first, snapshots: mergeSnapshots(first, second), peak: higher(first.peak, second.peak) }
  })
}

function mergeSnapshots(one: RankHistory, other: RankHistory): readonly RankSnapshot[] {
  const merged: RankSnapshot[] = []
  for (const snapshot of [...one.snapshots, ...other.snapshots].toSorted(compareSnapshots)) {
    const last = merged.at(-1)
    const isNew = last === undefined || (last.takenAt < snapshot.takenAt && !isSameStanding(last, snapshot))
    if (isNew) merged.push(snapshot)
  }
  return merged
}

/** Oldest first; at the same moment the higher standing first. */
function compareSnapshots(a: RankSnapshot, b: RankSnapshot): number {
  return a.takenAt - b.takenAt || compareRankEntries(a, b) || b.wins - a.wins || b.losses - a.losses
}

/** Of two that are as high the older one. */
function higher(a: RankSnapshot, b: RankSnapshot): RankSnapshot {
  return (compareRankEntries(a, b) || compareSnapshots(a, b)) <= 0 ? a : b
}
