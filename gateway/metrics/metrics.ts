import { collectDefaultMetrics, Registry } from 'prom-client'
import type { OnRequest } from '../http/surface.ts'
import type { OnRefused } from '../limits/observed-limits.ts'
import type { PushOutcome } from '../push/rules/push-values.ts'
import type { OnDocuments } from '../store/counted-store.ts'
import type { OnStoreOperation } from '../store/observed-store.ts'
import type { UpstreamEvent } from '../upstream/upstream-event.ts'
import type { DeliveryOutcome } from '../webhooks/rules/webhook-values.ts'
import { countLookups, type MeasuredCache } from './cache-metrics.ts'
import { countDeliveries } from './delivery-metrics.ts'
import { countRefused } from './limit-metrics.ts'
import { countPushes } from './push-metrics.ts'
import { measureRequests } from './request-metrics.ts'
import { countStoreDocuments, measureStore } from './store-metrics.ts'
import { countUpstreamRequests, type MeasuredUpstream } from './upstream-metrics.ts'
import { countWebhookDeliveries } from './webhook-metrics.ts'

/** Events that parts of the product report as they happen. */
export interface Metrics {
  readonly registry: Registry
  readonly onRequest: OnRequest
  readonly onUpstreamEvent: (upstream: MeasuredUpstream, event: UpstreamEvent) => void
  readonly onStoreOperation: OnStoreOperation
  readonly onDocuments: OnDocuments
  readonly onRefused: OnRefused
  readonly onDelivered: (subscribers: number) => void
  readonly onLookup: (cache: MeasuredCache) => (isHit: boolean) => void
  readonly onWebhookDelivery: (outcome: DeliveryOutcome) => void
  readonly onPush: (outcome: PushOutcome) => void
}

/** Opens a registry with the metrics of the process, and of everything that is counted as it happens. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    onRequest: measureRequests(registry),
    onUpstreamEvent: countUpstreamRequests(registry),
    onStoreOperation: measureStore(registry),
    onDocuments: countStoreDocuments(registry),
    onRefused: countRefused(registry),
    onDelivered: countDeliveries(registry),
    onLookup: countLookups(registry),
    onWebhookDelivery: countWebhookDeliveries(registry),
    onPush: countPushes(registry),
  }
}
