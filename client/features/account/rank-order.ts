import type { RankedQueue } from '../../gql/graphql.ts'

/** Shown even when unranked. */
const SHOWN_QUEUES = ['SOLO', 'FLEX'] as const satisfies readonly RankedQueue[]

export interface OfQueue {
  readonly queue: RankedQueue
  /** Riot's own name of the queue. */
  readonly queueType: string
}

export interface QueueStanding<Entry, History> {
  /** The result of `queueKey`. */
  readonly key: string
  readonly queue: RankedQueue
  /** Null when unranked in the queue. */
  readonly entry: Entry | null
  /** Null when there are no observed ranks. */
  readonly history: History | null
}

/** Identifies a queue. Riot has several queues that are all `OTHER` here. */
export function queueKey({ queue, queueType }: OfQueue): string {
  return queue === 'OTHER' ? queueType : queue
}

/** Solo, flex, then any other. */
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
