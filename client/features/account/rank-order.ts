import type { RankedQueue } from '../../gql/graphql.ts'

/** The ranked queues that are always shown, even unranked. */
const SHOWN_QUEUES = ['SOLO', 'FLEX'] as const satisfies readonly RankedQueue[]

/** Fields that identify a ranked queue. */
export interface OfQueue {
  readonly queue: RankedQueue
  /** Riot's own name of the queue. */
  readonly queueType: string
}

/** The rank and history of one ranked queue. */
export interface QueueStanding<Entry, History> {
  /** The result of `queueKey`. */
  readonly key: string
  readonly queue: RankedQueue
  /** The present rank; null for an account that is unranked in the queue. */
  readonly entry: Entry | null
  /** Observed ranks; null when there are none. */
  readonly history: History | null
}

/** Identifies a queue. Riot has several queues that are all `OTHER` here. */
export function queueKey({ queue, queueType }: OfQueue): string {
  return queue === 'OTHER' ? queueType : queue
}

/** Lists the queues to show, each with its present rank and its history: solo, flex, then any other. */
export function listQueueStandings<Entry extends OfQueue, History extends OfQueue>(
  entries: readonly Entry[],
  histories: readonly History[],
): readonly QueueStanding<Entry, History>[] {
  const shown = SHOWN_QUEUES.map((queue) => ({
    key: queue,
    queue,
    entry: entries.find((placed) => placed.queue === queue) ?? null,
    history: histories.find((seen) => seen.queue === queue) ?? null,
  }))
  const others = [...entries, ...histories].filter(({ queue }) => queue === 'OTHER').map(({ queueType }) => queueType)
  return [
    ...shown,
    ...[...new Set(others)].map((queueType) => ({
      key: queueType,
      queue: 'OTHER' as const,
      entry: entries.find((placed) => placed.queueType === queueType) ?? null,
      history: histories.find((seen) => seen.queueType === queueType) ?? null,
    })),
  ]
}
