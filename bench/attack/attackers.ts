import { fork } from 'node:child_process'
import { nextMessage } from '../next-message.ts'
import type { AttackRequest } from './ask.ts'

/** How the attackers attack. */
export type AttackOrder = Flood | Storm

/** Requests in turn over several connections, each as soon as the one before is answered. */
export interface Flood {
  readonly is: 'flood'
  readonly url: string
  readonly address: string
  readonly connections: number
  readonly seconds: number
  readonly requests: readonly AttackRequest[]
}

/**
 * Subscriptions over websockets: `standing` ones, which stay, all over the first websocket, and `passing` ones, which begin
 * and complete all the time.
 */
export interface Storm {
  readonly is: 'storm'
  readonly url: string
  readonly address: string
  readonly websockets: number
  readonly seconds: number
  /** Documents of the subscriptions that stay. */
  readonly standing: readonly string[]
  /** Documents of those that come and go. */
  readonly passing: readonly string[]
}

/** How often each thing happened, by its name, such as a status. */
export type AttackReport = Readonly<Record<string, number>>

/** Lets attackers attack from a process of their own, so that they keep no visitor waiting. */
export async function attackWith(order: AttackOrder): Promise<AttackReport> {
  const child = fork(new URL('./subjects/attackers.ts', import.meta.url))
  try {
    child.send(order)
    return await nextMessage<AttackReport>(child)
  } finally {
    if (child.connected) child.disconnect()
  }
}

/** Counts what happened. */
export function createTally() {
  const counts = new Map<string, number>()
  return {
    count: (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    report: (): AttackReport => Object.fromEntries(counts),
  }
}

export function describeReport(report: AttackReport): string {
  const sorted = Object.entries(report).toSorted(([, a], [, b]) => b - a)
  return sorted.map(([what, count]) => `${what}: ${count}`).join(', ')
}
