import { type ChildProcess, fork } from 'node:child_process'
import { nextMessage } from '../next-message.ts'
import type { Order, Reading } from './subjects/observe.ts'

/** How much memory V8 may use in a process that is attacked, in MB. */
const HEAP_MB = 512

/** How long an order may take, in milliseconds: a process that is busy for longer has stalled. */
const ORDER_MS = 60_000

const PROGRAMS = {
  product: new URL('./subjects/product.ts', import.meta.url),
  'bare Yoga': new URL('./subjects/bare-yoga.ts', import.meta.url),
  'live product': new URL('./subjects/live-product.ts', import.meta.url),
  'limited Riot': new URL('./subjects/limited-riot.ts', import.meta.url),
} as const

/** A process that is attacked, or that the attacked one needs. */
export class Target implements Disposable {
  readonly name: string
  readonly url: string
  readonly #child: ChildProcess

  private constructor(name: string, child: ChildProcess, url: string) {
    this.name = name
    this.#child = child
    this.url = url
  }

  /** Starts a program and waits until it serves. */
  static async start(
    name: keyof typeof PROGRAMS,
    args: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Target> {
    const child = fork(PROGRAMS[name], args, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    return new Target(name, child, (await nextMessage<Reading>(child)).url)
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Has it carry out an order. Rejects when it has died, or does not answer for a minute. */
  async order(order: Order): Promise<Reading> {
    if (!this.isAlive) throw new Error(`${this.name} has died.`)
    const answer = nextMessage<Reading>(this.#child)
    this.#child.send(order)
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`${this.name} has stalled.`)), ORDER_MS)
    return Promise.race([answer, late]).finally(() => clearTimeout(timer))
  }

  [Symbol.dispose](): void {
    if (this.#child.connected) this.#child.disconnect()
    // One that has stalled does not notice.
    if (this.isAlive) this.#child.kill('SIGKILL')
  }
}
