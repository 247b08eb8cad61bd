import type { Clock } from '../shared/clock.ts'

/** Minimum rest: a due time in the past must not cause a busy loop. */
const SHORTEST_REST_MS = 10

export interface Pauses {
  /** Waits for an operation that can take long. Throws {@link Closed} as soon as the job is closed. */
  wait<T>(begin: () => Promise<T>): Promise<T>
  /** Rests for some milliseconds, or until `wake` resolves. Throws {@link Closed} as soon as the job is closed. */
  rest(ms: number, wake?: Promise<void>): Promise<void>
}

/** Thrown when the job is closed. A caller that catches it must throw it again. */
export class Closed extends Error {
  override readonly name = 'Closed'
}

export interface BackgroundJob {
  /** A second call does nothing. */
  start(): void
  /** Sets what is called whenever work has ended and the job rests. Call it before the start. */
  onRest(run: () => void): void
  /** Resolves once `run` has ended, without waiting for operations such as a request to Riot. A stopped job can't start again. */
  close(): Promise<void>
}

/** `run` starts with the job, and must throw no error other than `Closed`. */
export function createBackgroundJob(clock: Clock, run: (pauses: Pauses) => Promise<void>): BackgroundJob {
  let running: Promise<void> | null = null
  let closed = false
  /** Interrupts the current wait; null when there is none. */
  let interrupt: (() => void) | null = null
  let onRest: (() => void) | null = null
  /** True once the job has waited for an operation since its last rest. */
  let hasWorked = false

  function wait<T>(begin: () => Promise<T>): Promise<T> {
    hasWorked = true
    return waitFor(begin)
  }

  async function waitFor<T>(begin: () => Promise<T>): Promise<T> {
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

  async function rest(ms: number, wake?: Promise<void>): Promise<void> {
    if (hasWorked) onRest?.()
    hasWorked = false
    const { promise, resolve } = Promise.withResolvers<void>()
    void wake?.then(resolve)
    const cancel = clock.schedule(Math.max(ms, SHORTEST_REST_MS), resolve)
    try {
      await waitFor(() => promise)
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
    onRest(run) {
      onRest = run
    },
    async close() {
      closed = true
      interrupt?.()
      await running
    },
  }
}
