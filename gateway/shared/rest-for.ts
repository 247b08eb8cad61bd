import type { Clock } from './clock.ts'

/** Rests for some milliseconds, or until `wake` resolves. Rejects with the reason of `signal` as soon as it aborts. */
export async function restFor(clock: Clock, ms: number, signal: AbortSignal, wake?: Promise<void>): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const cancel = clock.schedule(ms, resolve)
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  void wake?.then(resolve)
  try {
    await promise
  } finally {
    cancel()
    signal.removeEventListener('abort', onAbort)
  }
}
