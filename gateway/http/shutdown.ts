import type { Log } from '../shared/log.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** The first SIGTERM or SIGINT calls `close` and exits with 0, or with 1 if that fails. A second one exits at once. */
export function exitOnSignal(close: () => Promise<void>, log: Log): void {
  function onSignal(signal: NodeJS.Signals): void {
    for (const each of SIGNALS) process.off(each, onSignal)
    log.info('stopping', { signal })
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
