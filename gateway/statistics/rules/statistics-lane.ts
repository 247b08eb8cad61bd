import { LANES } from '../../game-data/rules/lane.ts'

/** `NONE` is a game without a lane in Riot's data. */
export const STATISTICS_LANES = [...LANES, 'NONE'] as const

export type StatisticsLane = (typeof STATISTICS_LANES)[number]
