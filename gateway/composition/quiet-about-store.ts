import type { Log, LogFields } from '../shared/log.ts'
import { StoreRefusesWrites, StoreUnavailable } from '../store/document-store-errors.ts'

/**
 * Returns a log in which errors that only repeat a fault of the store have the level debug. The monitoring logs one warning when a
 * fault begins; otherwise each job and each request would add a line.
 */
export function quietAboutStore(log: Log): Log {
  function unlessRepeated(level: 'warn' | 'error') {
    return (message: string, fields: LogFields = {}) =>
      isStoreFault(fields['error']) ? log.debug(message, fields) : log[level](message, fields)
  }
  return {
    debug: (message, fields) => log.debug(message, fields),
    info: (message, fields) => log.info(message, fields),
    warn: unlessRepeated('warn'),
    error: unlessRepeated('error'),
    with: (fields) => quietAboutStore(log.with(fields)),
  }
}

function isStoreFault(error: unknown): boolean {
  return error instanceof StoreUnavailable || error instanceof StoreRefusesWrites
}
