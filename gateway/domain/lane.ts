/** Where on the map a participant played, in the order teams are listed. */
export const LANES = ['TOP', 'JUNGLE', 'MIDDLE', 'BOTTOM', 'UTILITY'] as const

export type Lane = (typeof LANES)[number]
