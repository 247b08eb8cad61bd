/** Support of sources for an account being a pro player's, the best first. */
export const ACCOUNT_GRADES = ['A', 'B', 'C'] as const

export type AccountGrade = (typeof ACCOUNT_GRADES)[number]
