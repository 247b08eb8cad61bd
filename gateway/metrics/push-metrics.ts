import { Counter, type Registry } from 'prom-client'
import type { PushOutcome } from '../push/rules/push-values.ts'

/** Counts what became of events that browsers want. */
export function countPushes(registry: Registry): (outcome: PushOutcome) => void {
  const notifications = new Counter({
    name: 'lanewatch_push_notifications_total',
    help: 'Notifications to browsers, by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return (outcome) => notifications.inc({ outcome: outcome.toLowerCase() })
}
