import type { StatisticsQueue } from '../../matches/rules/counted-queue.ts'

/** Populations whose games are counted: all participants of the stored matches, or only pro players. */
export const POPULATIONS = ['ALL', 'PROS'] as const

export type Population = (typeof POPULATIONS)[number]

/** Scope within which numbers can be added up and compared. */
export type StatisticsScope = {
  readonly population: Population
  readonly queue: StatisticsQueue
  /** Such as `16.4`. */
  readonly patch: string
}
