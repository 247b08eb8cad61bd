import type { Log } from '../shared/log.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/**
 * The first SIGTERM or SIGINT calls `close` and exits with 0, or with 1 if that fails or takes longer than `limitMs`. A second one
 * exits at once.
 */
export function exitOnSignal(close: () => Promise<void>, log: Log, limitMs: number): void {
  function onSignal(signal: NodeJS.Signals): void {
    for (const each of SIGNALS) process.off(each, onSignal)
    log.info('stopping', { signal })
    setTimeout(() => {
      log.error('could not stop in time', { limitMs })
      process.exit(1)
    }, limitMs)
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('could not stop cleanly', { error })
        process.exit(1)
      },
    )
  }

  for (const signal of SIGNALS) process.on(signal, onSignal)
}
