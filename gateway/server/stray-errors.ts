import type { Log } from './log.ts'

/** How long an orderly end may take after an exception, in milliseconds: longer than connections take to drain. */
const END_WITHIN_MS = 20_000

/**
 * Keeps the process alive when nobody handles a rejected promise, such as one that a resolver left behind: the request that it
 * belongs to has its answer, and all others go on. Each is logged with its `count` since the start.
 */
export function surviveRejections(log: Log): void {
  let count = 0
  process.on('unhandledRejection', (error) => {
    count += 1
    log.error('unhandled rejection', { count, error })
  })
}

/**
 * Ends the process with 1 after an exception that nobody caught, for what it has left half done is unknown: logs it, calls
 * `close`, and exits when that is done, has failed or takes longer than {@link END_WITHIN_MS}.
 */
export function exitOnException(close: () => Promise<void>, log: Log): void {
  let ending = false

  function onException(thrown: unknown): void {
    // Where the log itself can't be written, each line about it would be the next exception.
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
