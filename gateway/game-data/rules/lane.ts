/** Lanes, in the order in which teams are listed. */
export const LANES = ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'] as const

export type Lane = (typeof LANES)[number]
