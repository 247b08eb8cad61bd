/** Roles of pro players, in the order of a roster. */
export const PRO_ROLES = ['TOP', 'JNG', 'MID', 'ADC', 'SUP'] as const

export type ProRole = (typeof PRO_ROLES)[number]
