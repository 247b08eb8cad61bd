import { Histogram, type Registry } from 'prom-client'
import type { OnRequest, Surface } from '../http/surface.ts'

/** From cached answers to the limits of an operation. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Measures requests. A series is looked up once, because there are thousands of requests a second. */
export function measureRequests(registry: Registry): OnRequest {
  const durations = new Histogram({
    name: 'lanewatch_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by the part of the server and the class of the status.',
    labelNames: ['surface', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const series = new Map<Surface, Map<number, Histogram.Internal<'surface' | 'status'>>>()

  return ({ surface, status, durationMs }) => {
    const statusClass = Math.floor(status / 100)
    let ofSurface = series.get(surface)
    if (ofSurface === undefined) series.set(surface, (ofSurface = new Map()))
    let one = ofSurface.get(statusClass)
    if (one === undefined) ofSurface.set(statusClass, (one = durations.labels(surface, `${statusClass}xx`)))
    one.observe(durationMs / 1000)
  }
}
