import type { Log } from '../shared/log.ts'

/** Deadline for an orderly exit after an exception: longer than connections take to drain. */
const END_WITHIN_MS = 20_000

/**
 * Keeps the process alive after an unhandled rejection, such as that of a promise that a resolver left behind. The request it
 * belongs to has its response, and all others continue. Each rejection is logged with its `count` since the start.
 */
export function surviveRejections(log: Log): void {
  let count = 0
  process.on('unhandledRejection', (error) => {
    count += 1
    log.error('unhandled rejection', { count, error })
  })
}

/** The state is unknown. Exits with 1 once `close` is done, has failed or takes longer than {@link END_WITHIN_MS}. */
export function exitOnException(close: () => Promise<void>, log: Log): void {
  let ending = false

  function onException(thrown: unknown): void {
    // If the log itself can't be written, each line about that would cause another exception.
    if (ending) return
    ending = true
    log.error('uncaught exception', { error: thrown })
    setTimeout(exit, END_WITHIN_MS)
    close().then(exit, exit)
  }

  process.on('uncaughtException', onException)
}

function exit(): void {
  process.exit(1)
}
