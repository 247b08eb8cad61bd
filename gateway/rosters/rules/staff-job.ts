/** Jobs of people who work for a team without playing, in the order of a list. */
export const STAFF_JOBS = ['HEAD_COACH', 'COACH', 'STRATEGIC_COACH', 'ANALYST', 'MANAGER'] as const

export type StaffJob = (typeof STAFF_JOBS)[number]
