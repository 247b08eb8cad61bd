import { Counter, type Registry } from 'prom-client'
import type { OnRefused } from '../limits/observed-limits.ts'

/** Counts what the limits refuse. */
export function countRefused(registry: Registry): OnRefused {
  const requests = new Counter({
    name: 'lanewatch_refused_requests_total',
    help: 'Operations and requests that the limits for clients refused, by the reason.',
    labelNames: ['reason'],
    registers: [registry],
  })
  const points = new Counter({
    name: 'lanewatch_refused_points_total',
    help: 'Points that refused operations and requests asked for, by the reason.',
    labelNames: ['reason'],
    registers: [registry],
  })
  return ({ reason, points: asked }) => {
    requests.inc({ reason })
    points.inc({ reason }, asked)
  }
}
