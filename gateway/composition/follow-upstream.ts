import { currentRequestId } from '../http/connection/current-request.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import { createOutages } from '../upstream/outages.ts'
import type { OnUpstreamEvent } from '../upstream/upstream-event.ts'

interface Following {
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'info' | 'warn'>
}

/** Logs one warning when a part of an upstream begins to fail, and one line when it answers again, however many requests fail. */
export function followUpstream(upstream: string, { clock, log }: Following): OnUpstreamEvent {
  return createOutages({
    now: () => clock.now(),
    onChange(change) {
      if (change.kind === 'began') {
        const { part, reason, problem, failures } = change
        const requestId = currentRequestId()
        return log.warn('an upstream fails', { upstream, part, reason, problem, failures, requestId })
      }
      const { part, failures, lastedMs } = change
      log.info('an upstream answers again', { upstream, part, failures, seconds: Math.round(lastedMs / 1000) })
    },
  })
}
