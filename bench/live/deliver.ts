import type { Side } from './arena.ts'
import type { EventSize } from './events.ts'
import { median } from './figures.ts'

/** Limits of one turn: it ends after this time, or after this number of events. */
const TURN_MS = 1_200
const MAX_EVENTS = 80

/** Cost of one delivery, which is one event to one subscriber. Averages over a turn. */
export interface Delivery {
  /** CPU time of the server, in microseconds. */
  readonly cpu: number
  /** CPU time of the client, in microseconds. */
  readonly clientCpu: number
  /** Time from publication until the last subscriber had the event, in milliseconds; the median of the events. */
  readonly lastServed: number
  /** Size on the wire, in bytes. */
  readonly bytes: number
}

/**
 * Publishes events to the connected readers, each one after all readers have the previous one. With several events in flight, a
 * server that skips events for slow readers would be compared with one that sends all of them.
 */
export async function deliver(side: Side, size: EventSize, readers: number): Promise<Delivery> {
  const crowdBefore = side.crowd
  const before = await side.read()
  const times: number[] = []
  const until = Date.now() + TURN_MS
  do times.push(await side.publish(size))
  while (Date.now() < until && times.length < MAX_EVENTS)
  const after = await side.read()
  const deliveries = times.length * readers
  return {
    cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / deliveries,
    clientCpu: (side.crowd.cpuMicroseconds - crowdBefore.cpuMicroseconds) / deliveries,
    lastServed: median(times),
    bytes: (side.crowd.bytes - crowdBefore.bytes) / deliveries,
  }
}
