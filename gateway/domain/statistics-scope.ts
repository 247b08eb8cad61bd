/** Whose games are counted: everybody's in the matches recorded here, or those of pro players. */
export const POPULATIONS = ['ALL', 'PROS'] as const

export type Population = (typeof POPULATIONS)[number]

/** The queues in which games are counted: five against five, with lanes, without bots. */
export const STATISTICS_QUEUES = ['SOLO', 'FLEX', 'NORMAL', 'CLASH'] as const

export type StatisticsQueue = (typeof STATISTICS_QUEUES)[number]

/** What numbers can be added up and compared: those of one population, queue and patch. */
export type StatisticsScope = {
  readonly population: Population
  readonly queue: StatisticsQueue
  /** Such as `16.4`. */
  readonly patch: string
}

/**
 * Riot's numbers of the queues that count. The other normal queues do not: in blind pick nobody bans, and swift play is
 * a shorter game.
 */
const QUEUES_BY_ID: ReadonlyMap<number, StatisticsQueue> = new Map([
  [420, 'SOLO'],
  [440, 'FLEX'],
  [400, 'NORMAL'],
  [490, 'NORMAL'],
  [700, 'CLASH'],
])

/** The queue of a match in which games are counted; null for every other one. */
export function statisticsQueueOf(queueId: number): StatisticsQueue | null {
  return QUEUES_BY_ID.get(queueId) ?? null
}
