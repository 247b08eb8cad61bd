import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextMessage } from '../next-message.ts'
import { megabytes, show } from './figures.ts'
import type { Order, Reading } from './subjects/observe.ts'

/** Limit of V8's heap in an attacked process, in MB. */
const HEAP_MB = 512

/** Timeout of an order. A process that is busy for longer has stalled. */
const ORDER_MS = 60_000

/** Interval at which the memory of a process is read from outside. */
const MEMORY_MS = 200

/** Time to wait for the exit of a process after a client failed: its sockets close before it exits. */
const GONE_MS = 2_000

const PROGRAMS = {
  product: new URL('./subjects/product.ts', import.meta.url),
  'bare Yoga': new URL('./subjects/bare-yoga.ts', import.meta.url),
  'live product': new URL('./subjects/live-product.ts', import.meta.url),
  'limited Riot': new URL('./subjects/limited-riot.ts', import.meta.url),
} as const

type Variables = Readonly<Record<string, string>>

/** A process that is attacked, or that an attacked one needs. */
export class Target implements Disposable {
  readonly name: string
  readonly url: string
  readonly #child: ChildProcess
  readonly #gone: Promise<unknown>
  /** Time of the last order to begin. */
  #begunAt = performance.now()
  /** Last reading of its memory, in bytes. A dead process cannot be read any more. */
  #rss = NaN
  #death: Error | null = null

  private constructor(name: string, child: ChildProcess, url: string) {
    this.name = name
    this.#child = child
    this.url = url
    const looking = setInterval(() => (this.#rss = rssOf(child) ?? this.#rss), MEMORY_MS)
    child.once('exit', () => {
      clearInterval(looking)
      const seconds = (performance.now() - this.#begunAt) / 1000
      this.#death = new Error(`${name} died after ${show(seconds)} s, at ${show(megabytes(this.#rss))} MB`)
    })
    this.#gone = once(child, 'exit')
  }

  /** Starts a program and waits until it serves. */
  static async start(name: keyof typeof PROGRAMS, args: readonly string[] = [], env: Variables = {}): Promise<Target> {
    const child = fork(PROGRAMS[name], args, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    return new Target(name, child, (await nextMessage<Reading>(child)).url)
  }

  /** Error with the time and the memory at its death; null while it lives. */
  get death(): Error | null {
    return this.#death
  }

  /** Runs something that needs the process. Rejects with the {@link Target.death} of the process when it dies meanwhile. */
  async outlive<T>(run: () => Promise<T>): Promise<T> {
    try {
      if (this.#death !== null) throw this.#death
      const result = await run()
      if (this.#death !== null) throw this.#death
      return result
    } catch (error) {
      await Promise.race([this.#gone, sleep(GONE_MS)])
      throw this.#death ?? error
    }
  }

  /** Sends an order. Resolves to the reading after it. Rejects when the process has died, or does not answer for a minute. */
  order(order: Order): Promise<Reading> {
    return this.outlive(async () => {
      if (order.is === 'begin') this.#begunAt = performance.now()
      const answer = nextMessage<Reading>(this.#child)
      this.#child.send(order, () => {})
      const { promise: late, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => reject(new Error(`${this.name} has stalled`)), ORDER_MS)
      return Promise.race([answer, late]).finally(() => clearTimeout(timer))
    })
  }

  [Symbol.dispose](): void {
    if (this.#child.connected) this.#child.disconnect()
    // A stalled process does not notice the disconnection.
    if (this.#death === null) this.#child.kill('SIGKILL')
  }
}

/** Returns the resident memory of a process in bytes; null except on Linux. */
function rssOf({ pid }: ChildProcess): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}
