import type { Side } from './arena.ts'
import type { EventSize } from './events.ts'
import { median } from './figures.ts'

/** Events of one turn: as many as fit into the time, but not more than enough. */
const TURN_MS = 1_200
const MOST_EVENTS = 80

/** What it cost to deliver an event to one subscriber, on average over a turn. */
export interface Delivery {
  /** CPU time of the server, in microseconds. */
  readonly cpu: number
  /** CPU time of the client, in microseconds. */
  readonly clientCpu: number
  /** From publishing until the last subscriber had it, in milliseconds: the median of the events. */
  readonly lastServed: number
  /** What it took on the wire, in bytes. */
  readonly bytes: number
}

/**
 * Publishes events to those who are there. The next one follows when everybody has the last: with more of them under way
 * one who skips what somebody was too slow for would be measured beside one who sends him everything.
 */
export async function deliver(side: Side, size: EventSize, readers: number): Promise<Delivery> {
  const crowdBefore = side.crowd
  const before = await side.read()
  const times: number[] = []
  const until = Date.now() + TURN_MS
  do times.push(await side.publish(size))
  while (Date.now() < until && times.length < MOST_EVENTS)
  const after = await side.read()
  const deliveries = times.length * readers
  return {
    cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / deliveries,
    clientCpu: (side.crowd.cpuMicroseconds - crowdBefore.cpuMicroseconds) / deliveries,
    lastServed: median(times),
    bytes: (side.crowd.bytes - crowdBefore.bytes) / deliveries,
  }
}
