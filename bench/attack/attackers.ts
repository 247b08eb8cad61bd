import { fork } from 'node:child_process'
import { nextMessage } from '../next-message.ts'
import type { AttackRequest } from './ask.ts'

/** Order to the process of the attackers. */
export type AttackOrder = Flood | Storm

/** Requests over several connections. Each connection sends the next request as soon as the last one is answered. */
export interface Flood {
  readonly is: 'flood'
  readonly url: string
  readonly address: string
  readonly connections: number
  readonly seconds: number
  readonly requests: readonly AttackRequest[]
}

/**
 * Subscriptions over websockets. The `standing` ones stay open, all over the first websocket. The `passing` ones start and
 * complete all the time.
 */
export interface Storm {
  readonly is: 'storm'
  readonly url: string
  readonly address: string
  readonly websockets: number
  readonly seconds: number
  /** Documents of the subscriptions that stay open. */
  readonly standing: readonly string[]
  /** Documents of the subscriptions that start and complete at once. */
  readonly passing: readonly string[]
}

/** Number of events by name, such as a status. */
export type AttackReport = Readonly<Record<string, number>>

/** Runs an attack in a process of its own, so that it does not delay the visitors. Resolves to its report. */
export async function attackWith(order: AttackOrder): Promise<AttackReport> {
  // The default, JSON, would turn bodies of bytes into plain objects.
  const child = fork(new URL('./subjects/attackers.ts', import.meta.url), [], { serialization: 'advanced' })
  try {
    child.send(order)
    return await nextMessage<AttackReport>(child)
  } finally {
    if (child.connected) child.disconnect()
  }
}

/** Creates counters of events by name. */
export function createTally() {
  const counts = new Map<string, number>()
  return {
    count: (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    report: (): AttackReport => Object.fromEntries(counts),
  }
}

export function describeReport(report: AttackReport): string {
  const sorted = Object.entries(report).toSorted(([, a], [, b]) => b - a)
  return sorted.map(([name, count]) => `${name}: ${count}`).join(', ')
}
