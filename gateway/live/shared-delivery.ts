import type { Clock } from '../ports/clock.ts'
import { Group, type Open } from './group.ts'
import { SharedSubscription } from './shared-subscription.ts'
import type { Sharing } from './sharing.ts'

/** A subscription that is carried out for many at once. */
export interface SharedOperation {
  readonly sharing: Sharing
  /** Begins the stream of its events where this subscriber goes on. */
  readonly open: Open
  /** Lets go of the stream that was opened ahead, if one was: nobody will begin it. */
  readonly abandon: () => void
  /** Begins it with all that stands. */
  readonly openAnew: Open
  /** The result of an event as JSON, with whatever errors it has. */
  readonly execute: (event: unknown) => Promise<string>
}

/** Carries out what many subscribe to alike once for all of them. */
export interface SharedDelivery {
  /** Whether others have just begun alike, so that whoever begins now need not open a stream of his own. */
  hasBegun(sharing: Sharing): boolean
  /** A subscription that begins when it is told where its updates go. */
  subscribe(operation: SharedOperation): SharedSubscription
}

export function createSharedDelivery(schedule: Clock['schedule']): SharedDelivery {
  const groups = new Map<string, Group>()

  function groupOf({ sharing: { group: key, anew }, openAnew, execute }: SharedOperation): Group {
    const known = groups.get(key)
    if (known !== undefined) return known
    const group = new Group({ anew, openAnew, execute }, schedule, () => groups.delete(key))
    groups.set(key, group)
    return group
  }

  return {
    hasBegun: ({ group, start }) => groups.get(group)?.hasBegun(start) === true,
    subscribe: (operation) =>
      new SharedSubscription((subscription, reader) => {
        const group = groupOf(operation)
        // Others have begun alike while this one was on its way.
        if (group.hasBegun(operation.sharing.start)) operation.abandon()
        group.join(subscription, reader, operation.sharing.start, operation.open)
        return group
      }, operation.abandon),
  }
}
