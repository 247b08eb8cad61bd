import type { RankedQueue } from '../../gql/graphql.ts'

/** The ranked queues everybody is shown for, placed or not. */
const SHOWN_QUEUES = ['SOLO', 'FLEX'] as const satisfies readonly RankedQueue[]

/** What is of one ranked queue. */
export interface OfQueue {
  readonly queue: RankedQueue
  /** Riot's own word for the queue. */
  readonly queueType: string
}

/** Everything that is known of one ranked queue. */
export interface QueueStanding<Entry, History> {
  /** That of `queueKey`. */
  readonly key: string
  readonly queue: RankedQueue
  /** The standing now; null for an account that is not placed in the queue. */
  readonly entry: Entry | null
  /** What was seen of it; null when nothing ever was. */
  readonly history: History | null
}

/** Tells a queue from the others; Riot has several that are none of ours. */
export function queueKey({ queue, queueType }: OfQueue): string {
  return queue === 'OTHER' ? queueType : queue
}

/** The queues to show, each with its standing now and what was seen before: solo, flex, then every other one. */
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
