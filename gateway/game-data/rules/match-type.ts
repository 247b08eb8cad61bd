/** Types by which Riot lists matches. A match itself does not contain its type. */
export const MATCH_TYPES = ['RANKED', 'NORMAL', 'TOURNEY', 'TUTORIAL'] as const

export type MatchType = (typeof MATCH_TYPES)[number]
