import { Counter, type Registry } from 'prom-client'

export type MeasuredCache = 'queries' | 'pages' | 'pictures'

/** Counts the look-ups of a cache. */
export function countLookups(registry: Registry): (cache: MeasuredCache) => (isHit: boolean) => void {
  const lookups = new Counter({
    name: 'lanewatch_cache_lookups_total',
    help: 'Look-ups of answers to queries, rendered pages and downloaded pictures, by whether they were cached.',
    labelNames: ['cache', 'result'],
    registers: [registry],
  })
  return (cache) => {
    const [hits, misses] = [lookups.labels(cache, 'hit'), lookups.labels(cache, 'miss')]
    return (isHit) => (isHit ? hits : misses).inc()
  }
}
