import type { Clock } from '../ports/clock.ts'

/** How long a job rests at least, in milliseconds: a moment that has passed by now must not make it spin. */
const SHORTEST_REST = 10

/** What a job goes through its work with, one pause at a time. */
export interface Pauses {
  /** Waits for what can take long. Throws {@link Closed} as soon as the job is closed. */
  wait<T>(begin: () => Promise<T>): Promise<T>
  /** Rests for some milliseconds. Throws {@link Closed} as soon as the job is closed. */
  rest(ms: number): Promise<void>
}

/** The job was closed: whoever catches it throws it on. */
export class Closed extends Error {
  override readonly name = 'Closed'
}

/** Work that goes on in the background and can be stopped at any moment. */
export interface BackgroundJob {
  /** Begins. A second call does nothing. */
  start(): void
  /**
   * Stops. `run` has ended when it resolves, which does not wait for what `run` was waiting for, such as an answer of
   * Riot's. A stopped job can't start.
   */
  close(): Promise<void>
}

/** Runs `run` once it is started, until it ends or the job is closed. Of errors `run` may throw none but `Closed`. */
export function createBackgroundJob(clock: Clock, run: (pauses: Pauses) => Promise<void>): BackgroundJob {
  let running: Promise<void> | null = null
  let closed = false
  /** Ends what is waited for; null while nothing is. */
  let interrupt: (() => void) | null = null

  async function wait<T>(begin: () => Promise<T>): Promise<T> {
    if (closed) throw new Closed()
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    interrupt = () => reject(new Closed())
    begin().then(resolve, reject)
    try {
      return await promise
    } finally {
      interrupt = null
    }
  }

  async function rest(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const cancel = clock.schedule(Math.max(ms, SHORTEST_REST), resolve)
    try {
      await wait(() => promise)
    } finally {
      cancel()
    }
  }

  async function runUntilClosed(): Promise<void> {
    try {
      await run({ wait, rest })
    } catch (error) {
      if (!(error instanceof Closed)) throw error
    }
  }

  return {
    start() {
      if (!closed) running ??= runUntilClosed()
    },
    async close() {
      closed = true
      interrupt?.()
      await running
    },
  }
}
