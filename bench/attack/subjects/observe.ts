import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often memory and the event loop are looked at, in milliseconds. */
const MEMORY_MS = 20
const DELAY_RESOLUTION_MS = 1

/** What a subject is ordered to do. */
export type Order =
  /** Says what it has used and held since the last `begin`. */
  | { readonly is: 'read' }
  /** Forgets what it has seen. With `turns` it also measures the CPU of each turn of the event loop, which keeps it awake. */
  | { readonly is: 'begin'; readonly turns: boolean }
  /** Does what the subject is there for, as often as it is said. */
  | { readonly is: 'work'; readonly times: number }

/** What a subject answers to each order, and says first of all. */
export interface Reading {
  /** Where it serves, such as `http://127.0.0.1:4000`. */
  readonly url: string
  /** CPU of the process since it began, in microseconds. */
  readonly cpuMicroseconds: number
  /** The most CPU that the main thread has used in one turn of the event loop, in milliseconds; 0 unless turns are measured. */
  readonly turnMs: number
  /** The longest that the event loop was late, in milliseconds: with whatever else the machine did. */
  readonly delayMs: number
  /** Memory of the process in bytes: now, and at most. */
  readonly rss: number
  readonly peakRss: number
}

/** Has the process it is called in say what it uses. It ends with the process that orders it. */
export function observe(url: string, work: (times: number) => Promise<void> = async () => {}): void {
  const delays = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS })
  delays.enable()
  let [turnMs, peakRss] = [0, 0]
  let stopTurns: (() => void) | null = null

  function look(): number {
    const rss = process.memoryUsage.rss()
    peakRss = Math.max(peakRss, rss)
    return rss
  }

  function begin(turns: boolean): void {
    stopTurns?.()
    stopTurns = turns ? measureTurns((ms) => (turnMs = Math.max(turnMs, ms))) : null
    delays.reset()
    turnMs = 0
    peakRss = 0
  }

  function say(): void {
    const { user, system } = process.cpuUsage()
    const delayMs = Math.max(0, delays.max / 1e6 - DELAY_RESOLUTION_MS)
    const rss = look()
    if (process.send === undefined) throw new Error('Start this with `npm run bench -- attack`.')
    process.send({ url, cpuMicroseconds: user + system, turnMs, delayMs, rss, peakRss } satisfies Reading)
  }

  async function obey(order: Order): Promise<void> {
    // The delay of a turn is noted in the next one.
    await sleep(5 * DELAY_RESOLUTION_MS)
    if (order.is === 'begin') begin(order.turns)
    if (order.is === 'work') await work(order.times)
    say()
  }

  setInterval(look, MEMORY_MS).unref()
  process.on('message', (order: Order) => void obey(order))
  process.once('disconnect', () => process.exit())
  say()
}

/** Tells how much CPU each turn of the event loop took, until it is stopped. */
function measureTurns(take: (ms: number) => void): () => void {
  let isOver = false
  let before = process.threadCpuUsage()
  const tick = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    take((user + system) / 1000)
    if (!isOver) setImmediate(tick)
  }
  setImmediate(tick)
  return () => {
    isOver = true
  }
}
