import { compareText } from '../../shared/compare-text.ts'
import { isDuring, spansOf } from './membership-spans.ts'
import { hasEnded } from './memberships.ts'
import type { StaffMember } from './pro-scene.ts'
import { STAFF_JOBS } from './staff-job.ts'

/** Ordered by job and name. `at` is in milliseconds since 1970, null for now. */
export function listStaff(staff: readonly StaffMember[], at: number | null): StaffMember[] {
  return staff
    .filter((member) => (at === null ? !hasEnded(member) : spansOf([member]).some(({ span }) => isDuring(span, at))))
    .toSorted(compareStaff)
}

function compareStaff(one: StaffMember, other: StaffMember): number {
  return STAFF_JOBS.indexOf(one.job) - STAFF_JOBS.indexOf(other.job) || compareText(one.name, other.name)
}
