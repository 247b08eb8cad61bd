import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Sampling intervals of memory and of the event loop. */
const MEMORY_MS = 20
const DELAY_RESOLUTION_MS = 1

/** Order to a subject. */
export type Order =
  /** Only sends a reading. */
  | { readonly is: 'read' }
  /** Resets the measurements. `turns` also measures the CPU of each turn of the event loop, which keeps the loop busy. */
  | { readonly is: 'begin'; readonly turns: boolean }
  /** Does the subject's work `times` times. */
  | { readonly is: 'work'; readonly times: number }

/** Message of a subject, at its start and after each order. */
export interface Reading {
  /** URL of its server, such as `http://127.0.0.1:4000`. */
  readonly url: string
  /** CPU time of the process since its start, in microseconds. */
  readonly cpuMicroseconds: number
  /** Most CPU time of the main thread in one turn of the event loop, in milliseconds; 0 unless turns are measured. */
  readonly turnMs: number
  /** Longest delay of the event loop, in milliseconds, including delays by other work of the machine. */
  readonly delayMs: number
  /** Resident memory of the process in bytes: now, and its peak since the last `begin`. */
  readonly rss: number
  readonly peakRss: number
}

/** Makes the current process report its use of CPU and memory. It exits when its parent disconnects. */
export function observe(url: string, work: (times: number) => Promise<void> = async () => {}): void {
  const delays = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS })
  delays.enable()
  let [turnMs, peakRss] = [0, 0]
  let stopTurns: (() => void) | null = null

  function sampleMemory(): number {
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

  function sendReading(): void {
    const { user, system } = process.cpuUsage()
    const delayMs = Math.max(0, delays.max / 1e6 - DELAY_RESOLUTION_MS)
    const rss = sampleMemory()
    if (process.send === undefined)
      throw new Error('This program cannot run on its own. Start it with `npm run bench -- attack`.')
    process.send({ url, cpuMicroseconds: user + system, turnMs, delayMs, rss, peakRss } satisfies Reading)
  }

  async function execute(order: Order): Promise<void> {
    // The delay of a turn is recorded during the next one.
    await sleep(5 * DELAY_RESOLUTION_MS)
    if (order.is === 'begin') begin(order.turns)
    if (order.is === 'work') await work(order.times)
    sendReading()
  }

  setInterval(sampleMemory, MEMORY_MS).unref()
  process.on('message', (order: Order) => void execute(order))
  process.once('disconnect', () => process.exit())
  sendReading()
}

/** Reports the CPU time of each turn of the event loop, in milliseconds. Returns a function that stops it. */
function measureTurns(report: (ms: number) => void): () => void {
  let isOver = false
  let before = process.threadCpuUsage()
  const tick = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    report((user + system) / 1000)
    if (!isOver) setImmediate(tick)
  }
  setImmediate(tick)
  return () => {
    isOver = true
  }
}
