/** Counted queues: five against five, with lanes, without bots. */
export const STATISTICS_QUEUES = ['SOLO', 'FLEX', 'NORMAL', 'CLASH'] as const

export type StatisticsQueue = (typeof STATISTICS_QUEUES)[number]

/** The other normal queues do not count: blind pick has no bans, and swift play is a shorter game. */
const QUEUES_BY_ID: ReadonlyMap<number, StatisticsQueue> = new Map([
  [420, 'SOLO'],
  [440, 'FLEX'],
  [400, 'NORMAL'],
  [490, 'NORMAL'],
  [700, 'CLASH'],
])

/** Returns the counted queue of a queue id; null for all others. */
export function statisticsQueueOf(queueId: number): StatisticsQueue | null {
  return QUEUES_BY_ID.get(queueId) ?? null
}
