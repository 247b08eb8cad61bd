import type { Time } from './membership-spans.ts'
import type { Membership } from './pro-scene.ts'
import { NO_PROVENANCE } from './provenance.ts'
import { latestOf } from './roster-date.ts'

export interface MembershipProblem {
  readonly index: number
  readonly field: 'from' | 'to'
  /** Continues a sentence that starts with the field. */
  readonly message: string
}

/** Returns a membership that lasts since an unknown date, with the given differences. */
export function membershipIn(team: string, more: Partial<Omit<Membership, 'team'>> = {}): Membership {
  return {
    team,
    from: null,
    fromWithin: null,
    to: null,
    toWithin: null,
    endUnknown: false,
    substitute: false,
    provenance: NO_PROVENANCE,
    ...more,
  }
}

export function hasEnded({ to, endUnknown }: Pick<Membership, 'to' | 'endUnknown'>): boolean {
  return to !== null || endUnknown
}

/** Memberships are listed oldest first. A date of a month or a year is a problem only when no day of it is possible. */
export function findMembershipProblems(memberships: readonly Time[]): readonly MembershipProblem[] {
  const problems: MembershipProblem[] = []
  /** First moment at which every membership so far can have ended. */
  let free = -Infinity
  for (const [index, membership] of memberships.entries()) {
    const { from, fromWithin, to, toWithin } = membership
    if (!hasEnded(membership) && index < memberships.length - 1) {
      const message = 'is missing: only the last membership can be current, so write when this one ended, or "unknown"'
      problems.push({ index, field: 'to', message })
    }
    const begin = Math.max(free, from ?? -Infinity)
    const end = to === null ? Infinity : latestOf({ at: to, within: toWithin })
    if (from !== null && latestOf({ at: from, within: fromWithin }) < free) {
      problems.push({ index, field: 'from', message: OVERLAP })
    } else if (from !== null && end < from) {
      problems.push({ index, field: 'to', message: 'is before from: write the later date here' })
    } else if (end < begin) {
      problems.push({ index, field: 'to', message: OVERLAP })
    }
    free = Math.max(begin, to ?? -Infinity)
  }
  return problems
}

const OVERLAP = 'is before the membership above it ended: write the oldest first, without overlap'

/** `team` null joins none. */
export function moveToTeam(memberships: readonly Membership[], team: string | null, at: number): readonly Membership[] {
  const ended = endLast(memberships, at)
  return team === null ? ended : [...ended, membershipIn(team, { from: at })]
}

/** Ends the last membership, or continues it when `to` is null. A membership that has ended keeps its end. */
export function endLast(memberships: readonly Membership[], to: number | null): readonly Membership[] {
  const last = memberships.at(-1)
  return last === undefined || (to !== null && hasEnded(last))
    ? memberships
    : [...memberships.slice(0, -1), { ...last, to, toWithin: null, endUnknown: false }]
}

/** Ends the last membership at an unknown date. A membership that has ended keeps its end. */
export function endLastSometime(memberships: readonly Membership[]): readonly Membership[] {
  const last = memberships.at(-1)
  return last === undefined || hasEnded(last)
    ? memberships
    : [...memberships.slice(0, -1), { ...last, endUnknown: true }]
}
