/** Names of the skills, in the order of their slots. */
export const SKILLS = ['Q', 'W', 'E', 'R'] as const

export type Skill = (typeof SKILLS)[number]

/** Number of points in a normal match. */
const LEVELS = 18

/** Number of points after which a basic skill is complete. */
const COMPLETE = 5

/** Most points of a skill that is learned only at certain levels. */
const ULTIMATE = 3

interface Point {
  /** 1 to 4 for Q, W, E and R. */
  readonly slot: number
}

interface SkillRow {
  readonly skill: Skill
  /** True at each level, from 1, at which a point was spent on this skill. */
  readonly levels: readonly boolean[]
}

/** Points are given in order. The first point is that of level 1. */
export function skillRows(points: readonly Point[]): readonly SkillRow[] {
  const count = Math.max(LEVELS, points.length)
  return SKILLS.map((skill, index) => ({
    skill,
    levels: Array.from({ length: count }, (_, level) => points[level]?.slot === index + 1),
  }))
}

/**
 * Returns the skills in the order in which they were completed. R is the first when it was learned at most three times: no
 * choice delays it. Skills that were not completed follow by their points. Skills without points are left out.
 */
export function maxOrder(points: readonly Point[]): readonly Skill[] {
  return SKILLS.flatMap((skill, index) => {
    const levels = points.flatMap(({ slot }, level) => (slot === index + 1 ? [level] : []))
    if (levels.length === 0) return []
    const isUltimate = skill === 'R' && levels.length <= ULTIMATE
    return [{ skill, points: levels.length, completed: isUltimate ? -1 : (levels[COMPLETE - 1] ?? Infinity) }]
  })
    .toSorted((a, b) => compare(a.completed, b.completed) || b.points - a.points)
    .map(({ skill }) => skill)
}

/** The difference of two infinities would be NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
