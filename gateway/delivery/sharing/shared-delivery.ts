import type { Clock } from '../../shared/clock.ts'
import { Group, type GroupExecution, type Open } from './group.ts'
import { SharedSubscription } from './shared-subscription.ts'
import type { Sharing } from './sharing.ts'

export interface SharedOperation {
  readonly sharing: Sharing
  readonly address: string
  readonly open: Open
  /** Closes the stream that was opened ahead of time, if any, because it is not needed. */
  readonly abandon: () => void
  readonly openFromSnapshot: Open
  readonly execute: GroupExecution['execute']
}

/** Runs identical subscriptions once for all of their subscribers. */
export interface SharedDelivery {
  /** Returns true if the first update of this subscriber is already known or on its way: it needs no stream of its own. */
  hasBegun(sharing: Sharing): boolean
  /** Creates a subscription that starts once it gets a reader. */
  subscribe(operation: SharedOperation): SharedSubscription
}

/** `onDelivered` is called for each update with the number of readers that it was sent to. */
export function createSharedDelivery(
  schedule: Clock['schedule'],
  onDelivered: (readers: number) => void = () => {},
): SharedDelivery {
  const groups = new Map<string, Group>()

  function groupOf({ sharing: { group: key, snapshotStart }, openFromSnapshot, execute }: SharedOperation): Group {
    const known = groups.get(key)
    if (known !== undefined) return known
    const group = new Group({ snapshotStart, openFromSnapshot, execute, onDelivered }, schedule, () =>
      groups.delete(key),
    )
    groups.set(key, group)
    return group
  }

  return {
    hasBegun: ({ group, start }) => groups.get(group)?.hasBegun(start) === true,
    subscribe: (operation) =>
      new SharedSubscription(
        operation.address,
        (subscription, reader) => {
          const group = groupOf(operation)
          // Another subscriber may have started alike since this one's stream was opened.
          if (group.hasBegun(operation.sharing.start)) operation.abandon()
          group.join(subscription, reader, operation.sharing.start, operation.open)
          return group
        },
        operation.abandon,
      ),
  }
}
