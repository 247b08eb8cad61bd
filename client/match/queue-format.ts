import type { TFunction } from 'i18next'
import type { QueueKind } from '../gql/graphql.ts'

interface Queue {
  readonly queue: QueueKind
  /** Riot's number, which names a queue that the server does not know. */
  readonly queueId: number
}

/** Formats the name of a queue, such as `Ranked solo` or `Unknown mode (2410)`. */
export function formatQueue({ queue, queueId }: Queue, t: TFunction): string {
  return t(`queues.${queue}`, { id: queueId })
}
