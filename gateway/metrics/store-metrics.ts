import { Counter, Histogram, type Registry } from 'prom-client'
import type { OnDocuments } from '../store/counted-store.ts'
import type { OnStoreOperation } from '../store/observed-store.ts'

const BUCKETS_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

/** Measures the operations of the store. */
export function measureStore(registry: Registry): OnStoreOperation {
  const durations = new Histogram({
    name: 'lanewatch_store_operation_duration_seconds',
    help: 'Time of an operation of the store, by its kind and by whether the store failed. Transactions include the work in them.',
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const series = new Map<string, Histogram.Internal<'operation' | 'outcome'>>()

  return ({ operation, durationMs, error }) => {
    const outcome = error === null ? 'ok' : 'failed'
    const key = `${operation} ${outcome}`
    let one = series.get(key)
    if (one === undefined) series.set(key, (one = durations.labels(operation, outcome)))
    one.observe(durationMs / 1000)
  }
}

/** Counts the documents that the store has read and written. */
export function countStoreDocuments(registry: Registry): OnDocuments {
  const documents = new Counter({
    name: 'lanewatch_store_documents_total',
    help: 'Documents of a collection that were read, arrived over a watch, or were written or deleted: what Firestore bills.',
    labelNames: ['collection', 'use'],
    registers: [registry],
  })
  return (collection, use, count) => documents.inc({ collection, use }, count)
}
