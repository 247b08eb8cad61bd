/** Kinds of queues. `OTHER` is a queue without a name in this product. */
export const QUEUE_KINDS = [
  'SOLO',
  'FLEX',
  'NORMAL',
  'ARAM',
  'CLASH',
  'ARENA',
  'SWARM',
  'COOP',
  'CUSTOM',
  'OTHER',
] as const

export type QueueKind = (typeof QUEUE_KINDS)[number]

/** Queues by which a history can be filtered, in display order. */
export const QUEUE_FILTERS = ['SOLO', 'FLEX', 'NORMAL', 'ARAM'] as const

export type QueueFilter = (typeof QUEUE_FILTERS)[number]

/**
 * Kind of each queue id in Riot's list of queues, including ids of former years. Temporary modes are left out. So is
 * 2400: ARAM Mayhem has augments, so its numbers can't be compared with those of ARAM.
 */
const IDS_BY_KIND: readonly (readonly [QueueKind, readonly number[]])[] = [
  ['SOLO', [420, 4, 6, 410]],
  ['FLEX', [440]],
  ['NORMAL', [400, 430, 480, 490, 2, 14, 61]],
  ['ARAM', [450, 65, 100]],
  ['CLASH', [700, 720]],
  ['COOP', [7, 25, 31, 32, 33, 52, 67, 83, 800, 810, 820, 830, 840, 850, 870, 880, 890]],
  ['CUSTOM', [0]],
]

/** Queue ids with matches in match-v5, which starts in 2021. Each id costs a request. */
const FILTER_QUEUE_IDS: Readonly<Record<QueueFilter, readonly number[]>> = {
  SOLO: [420],
  FLEX: [440],
  NORMAL: [400, 430, 480, 490],
  ARAM: [450],
}

/** Returns the kind of a queue by Riot's queue id; `OTHER` for an unknown id. */
export function queueKindOf(queueId: number): QueueKind {
  // Arena and Swarm get a new id in their range each time they return.
  if (queueId >= 1700 && queueId < 1800) return 'ARENA'
  if (queueId >= 1800 && queueId < 1900) return 'SWARM'
  return IDS_BY_KIND.find(([, ids]) => ids.includes(queueId))?.[0] ?? 'OTHER'
}

/** Returns Riot's queue ids for a filter. */
export function queueIdsOf(filter: QueueFilter): readonly number[] {
  return FILTER_QUEUE_IDS[filter]
}
