/** Every kind of queue. `OTHER` is a queue that the product has no name for. */
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

/** What kind of queue a match was played in. */
export type QueueKind = (typeof QUEUE_KINDS)[number]

/** The queues that a history can be narrowed to, in the order the product lists them. */
export const QUEUE_FILTERS = ['SOLO', 'FLEX', 'NORMAL', 'ARAM'] as const

export type QueueFilter = (typeof QUEUE_FILTERS)[number]

/**
 * The kind of each queue id in Riot's list of queues, the ids of former years included. Left out are the modes that
 * come and go, and 2400: ARAM Mayhem has augments, so its numbers can't stand beside those of ARAM.
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

/** The ids of which match-v5, which begins in 2021, has matches. Each of them costs a request. */
const FILTER_QUEUE_IDS: Readonly<Record<QueueFilter, readonly number[]>> = {
  SOLO: [420],
  FLEX: [440],
  NORMAL: [400, 430, 480, 490],
  ARAM: [450],
}

/** The kind of the queue with Riot's number `queueId`. An unknown number is `OTHER`. */
export function queueKindOf(queueId: number): QueueKind {
  // Arena and swarm get a new number in their range with each return.
  if (queueId >= 1700 && queueId < 1800) return 'ARENA'
  if (queueId >= 1800 && queueId < 1900) return 'SWARM'
  return IDS_BY_KIND.find(([, ids]) => ids.includes(queueId))?.[0] ?? 'OTHER'
}

/** Riot's numbers of the queues that a filter lets through. */
export function queueIdsOf(filter: QueueFilter): readonly number[] {
  return FILTER_QUEUE_IDS[filter]
}
