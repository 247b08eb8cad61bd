import { currentRequestId } from '../http/connection/current-request.ts'
import { liveness, readyzWithParts, type Readiness } from '../http/health.ts'
import type { LeasedJobs } from '../jobs/leased-jobs.ts'
import { readDelivery } from '../metrics/delivery-metrics.ts'
import { readJobs } from '../metrics/job-metrics.ts'
import { type Metrics, openMetrics } from '../metrics/metrics.ts'
import { readSources } from '../metrics/source-metrics.ts'
import { type MetricsServer, startMetricsServer } from '../metrics/start-metrics-server.ts'
import { type MeasuredPart, type MeasuredUpstream, readUpstreams } from '../metrics/upstream-metrics.ts'
import { KEY_PART } from '../riot/host.ts'
import type { Clock } from '../shared/clock.ts'
import type { Log } from '../shared/log.ts'
import type { Sources } from '../status/services/sources.ts'
import { countDocuments } from '../store/counted-store.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { observeStore } from '../store/observed-store.ts'
import type { OnUpstreamEvent } from '../upstream/upstream-event.ts'
import type { Env } from './env.ts'
import { followUpstream } from './follow-upstream.ts'

/** State of the running product, read at each scrape. */
export interface MonitoredProduct {
  readonly readiness: () => Promise<Readiness>
  readonly isDraining: () => boolean
  readonly sources: Sources
  readonly watchesHeardAt: () => number | null
  readonly listParts: () => readonly MeasuredPart[]
  /** Null when another instance runs the jobs. */
  readonly jobs: LeasedJobs | null
  readonly countSubscriptions: () => number
  readonly countWebsockets: () => number
}

/** Monitoring for operators: metrics, when there is a METRICS_PORT, and a log line for each change of an upstream. */
export interface Monitoring {
  /** Receives what happens. Ignores it without a METRICS_PORT. */
  readonly observers: Omit<Metrics, 'registry'>
  /** Returns the receiver of the events of an upstream. */
  readonly follow: (upstream: MeasuredUpstream) => OnUpstreamEvent
  /** Returns a store whose operations are measured, and whose failures are logged once. */
  readonly observeStore: (store: DocumentStore) => DocumentStore
  /** Serves the metrics; null without a METRICS_PORT. Throws an operator error when the port is in use. */
  readonly serve: (product: MonitoredProduct) => Promise<MetricsServer | null>
}

const IGNORING: Monitoring['observers'] = {
  onRequest() {},
  onUpstreamEvent() {},
  onStoreOperation() {},
  onDocuments() {},
  onRefused() {},
  onDelivered() {},
  onLookup: () => () => {},
  onWebhookDelivery() {},
  onPush() {},
}

export function openMonitoring(env: Env, clock: Clock, log: Log): Monitoring {
  const { METRICS_PORT: port, METRICS_HOST: host } = env
  const metrics = port === undefined ? null : openMetrics()
  const observers = metrics ?? IGNORING

  return {
    observers,
    follow(upstream) {
      const note = followUpstream(upstream, { clock, log })
      return (event) => {
        log.debug('request to an upstream', { upstream, ...event, requestId: currentRequestId() })
        observers.onUpstreamEvent(upstream, event)
        note(event)
        // An answer of any host proves that the key works.
        if (upstream === 'riot' && event.outcome === 'ok') note({ ...event, part: KEY_PART })
      }
    },
    observeStore(store) {
      const note = followUpstream('store', { clock, log })
      const counted = metrics === null ? store : countDocuments(store, observers.onDocuments)
      return observeStore(counted, (operation) => {
        const { writes, error } = operation
        observers.onStoreOperation(operation)
        const problem = error === null ? null : error.message
        note({ part: writes ? 'writes' : 'reads', outcome: error === null ? 'ok' : 'broken', problem, isPaused: false })
      })
    },
    async serve(product) {
      if (metrics === null || port === undefined) return null
      const { registry } = metrics
      readSources(registry, { ...product, clock })
      readUpstreams(registry, product.listParts)
      readJobs(registry, product.jobs)
      readDelivery(registry, product)
      const around = { ...product, log, schedule: clock.schedule.bind(clock) }
      return startMetricsServer({ host, port, registry, readyz: () => readyzWithParts(around), livez: liveness, log })
    },
  }
}
