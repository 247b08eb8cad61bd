/** The time, which tests replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `task` once, after `delayMs`. The returned function cancels it. */
  schedule(delayMs: number, task: () => void): () => void
}

/** Longer timers of browsers and Node end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  schedule(delayMs, task) {
    const timer = setTimeout(task, Math.min(delayMs, MAX_TIMER_MS))
    return () => clearTimeout(timer)
  },
}

/** Resolves after `delayMs`, or once `woken` resolves. Rejects with the reason of the signal when it is aborted. */
export async function sleep(
  clock: Clock,
  delayMs: number,
  signal: AbortSignal | undefined,
  woken?: Promise<void>,
): Promise<void> {
  signal?.throwIfAborted()
  const { promise, resolve } = Promise.withResolvers<void>()
  const wake = () => resolve()
  const cancel = clock.schedule(delayMs, wake)
  signal?.addEventListener('abort', wake)
  void woken?.then(wake)
  await promise
  cancel()
  signal?.removeEventListener('abort', wake)
  signal?.throwIfAborted()
}

/** Settles like `promise`. Calls `giveUp` when that takes longer than `mostMs`. */
export async function within<T>(clock: Clock, mostMs: number, promise: Promise<T>, giveUp: () => void): Promise<T> {
  const cancel = clock.schedule(mostMs, giveUp)
  return promise.finally(cancel)
}
