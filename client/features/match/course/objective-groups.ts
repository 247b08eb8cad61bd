import { OBJECTIVE_KINDS, type Objective, type ObjectiveKind } from './objectives.ts'

export interface ObjectiveGroup {
  /** Distance of the mark's centre from the left edge, in pixels. */
  readonly centre: number
  /** The most important one, which the mark shows. */
  readonly kind: ObjectiveKind
  /** At least one, in the order of time. */
  readonly objectives: readonly Objective[]
}

/** Width of the mark of one objective, in pixels. */
export const MARK_WIDTH = 22

/** Width of a mark with a count, in pixels. */
export const COUNTED_WIDTH = 38

/** Smallest distance between two marks, in pixels. */
const BETWEEN = 2

/** No two marks overlap on a lane of this width in pixels. Objectives are of one side, in the order of time. */
export function groupObjectives(
  objectives: readonly Objective[],
  width: number,
  durationSeconds: number,
): readonly ObjectiveGroup[] {
  let groups = objectives.map((objective) => [objective])
  for (;;) {
    const merged = mergeFirstOverlap(groups, width, durationSeconds)
    if (merged === null) break
    groups = merged
  }
  return groups.map((group) => ({
    centre: boxOf(group, width, durationSeconds).centre,
    kind: OBJECTIVE_KINDS.find((kind) => group.some((objective) => objective.kind === kind)) ?? 'OTHER_MONSTER',
    objectives: group,
  }))
}

function mergeFirstOverlap(groups: readonly Objective[][], width: number, duration: number): Objective[][] | null {
  const at = groups.findIndex((group, index) => {
    const next = groups[index + 1]
    return next !== undefined && boxOf(group, width, duration).right + BETWEEN > boxOf(next, width, duration).left
  })
  if (at === -1) return null
  return [...groups.slice(0, at), [...(groups[at] ?? []), ...(groups[at + 1] ?? [])], ...groups.slice(at + 2)]
}

/** Returns the place of a group's mark: at the middle of its time, but never beyond the edges. */
function boxOf(group: readonly Objective[], width: number, duration: number) {
  const half = (group.length > 1 ? COUNTED_WIDTH : MARK_WIDTH) / 2
  const middle = ((group[0]?.seconds ?? 0) + (group.at(-1)?.seconds ?? 0)) / 2
  const centre = Math.max(half, Math.min((middle / Math.max(1, duration)) * width, width - half))
  return { centre, left: centre - half, right: centre + half }
}
