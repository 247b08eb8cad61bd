/** How Riot sorts matches when it lists them. It does not say of a match itself which type it is. */
export const MATCH_TYPES = ['RANKED', 'NORMAL', 'TOURNEY', 'TUTORIAL'] as const

export type MatchType = (typeof MATCH_TYPES)[number]
