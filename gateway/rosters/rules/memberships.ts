import type { Membership } from './pro-scene.ts'

export interface MembershipProblem {
  readonly index: number
  readonly field: 'from' | 'to'
  /** Continues a sentence that starts with the field. */
  readonly message: string
}

/** Memberships are listed oldest first. */
export function findMembershipProblems(memberships: readonly Membership[]): readonly MembershipProblem[] {
  return memberships.flatMap(({ from, to }, index) => {
    const problems: MembershipProblem[] = []
    if (from !== null && to !== null && to < from) {
      problems.push({ index, field: 'to', message: 'is before from: write the later date here' })
    }
    const next = memberships[index + 1]
    if (next === undefined) return problems
    if (to === null) {
      const message = 'is missing: only the last membership can be current, so write when this one ended'
      problems.push({ index, field: 'to', message })
    }
    const nextMoment = next.from ?? next.to
    if (to !== null && nextMoment !== null && nextMoment < to) {
      const message = 'is before the membership above it ended: write the oldest first, without overlap'
      problems.push({ index: index + 1, field: next.from === null ? 'to' : 'from', message })
    }
    return problems
  })
}

/** `team` null joins none. */
export function moveToTeam(memberships: readonly Membership[], team: string | null, at: number): readonly Membership[] {
  const ended = endLast(memberships, at)
  return team === null ? ended : [...ended, { team, from: at, to: null }]
}

/** Ends the last membership, or continues it when `to` is null. A membership that has ended keeps its end. */
export function endLast(memberships: readonly Membership[], to: number | null): readonly Membership[] {
  const last = memberships.at(-1)
  return last === undefined || (to !== null && last.to !== null)
    ? memberships
    : [...memberships.slice(0, -1), { ...last, to }]
}
