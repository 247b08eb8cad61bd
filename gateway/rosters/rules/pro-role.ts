import type { Lane } from '../../game-data/rules/lane.ts'

/** Roles of pro players, in the order of a roster. */
export const PRO_ROLES = ['TOP', 'JNG', 'MID', 'ADC', 'SUP'] as const

export type ProRole = (typeof PRO_ROLES)[number]

/** The lane of each role, in Riot's words. */
export const LANE_OF_ROLE: Readonly<Record<ProRole, Lane>> = {
  TOP: 'TOP',
  JNG: 'JUNGLE',
  MID: 'MIDDLE',
  ADC: 'BOTTOM',
  SUP: 'UTILITY',
}
