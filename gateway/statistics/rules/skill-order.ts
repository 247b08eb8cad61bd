import { compareText } from '../../shared/compare-text.ts'
const BASIC = ['1', '2', '3'] as const

/** Points that complete a basic skill. */
const COMPLETE = 5

/** Fewest skill points of a game from which the order of its skills is read. */
const LEAST_POINTS = 6

/**
 * Returns the order in which the basic skills were completed, such as `132` for Q before E before W; skills that were never
 * completed follow by their points, and of equal ones the lower digit first. Null for a game with fewer than {@link LEAST_POINTS}
 * points. `skills` has a digit 1 to 4 for each point.
 */
export function skillPriorityOf(skills: string): string | null {
  if (skills.length < LEAST_POINTS) return null
  const ranked = BASIC.map((skill) => {
    const levels = Array.from(skills).flatMap((digit, index) => (digit === skill ? [index] : []))
    return { skill, completedAt: levels[COMPLETE - 1] ?? Infinity, points: levels.length }
  })
  return ranked
    .toSorted((a, b) => (a.completedAt === b.completedAt ? b.points - a.points : a.completedAt - b.completedAt))
    .map(({ skill }) => skill)
    .join('')
}

/**
 * Returns the usual path of these games: at each level, the most frequent next skill among the games that agree with the path so
 * far. It ends where fewer than half of the games have another point. Of equally frequent skills, the lower digit is taken.
 */
export function usualPathOf(games: readonly string[]): string {
  let path = ''
  let following = games
  for (;;) {
    const next = mostFrequent(following.flatMap((skills) => skills[path.length] ?? []))
    const reached = games.filter((skills) => skills.length > path.length).length
    if (next === null || reached * 2 < games.length) return path
    path += next
    following = following.filter((skills) => skills.startsWith(path))
  }
}

function mostFrequent(digits: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  const [first] = [...counts].toSorted(([a, seenA], [b, seenB]) => seenB - seenA || compareText(a, b))
  return first?.[0] ?? null
}
