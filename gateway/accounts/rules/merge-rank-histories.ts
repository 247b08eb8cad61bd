import { isSameStanding, type RankHistory, type RankSnapshot } from './rank-history.ts'
import { compareRankEntries } from './rank.ts'

/** The order of the arguments affects only the order of the queues. The result can exceed the stored maximum until trimmed. */
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

/** Sorts oldest first; at equal times the higher standing first. */
function compareSnapshots(a: RankSnapshot, b: RankSnapshot): number {
  return a.takenAt - b.takenAt || compareRankEntries(a, b) || b.wins - a.wins || b.losses - a.losses
}

/** Returns the higher standing; of two equal ones the older. */
function higher(a: RankSnapshot, b: RankSnapshot): RankSnapshot {
  return (compareRankEntries(a, b) || compareSnapshots(a, b)) <= 0 ? a : b
}
