import { Counter, type Registry } from 'prom-client'
import type { DeliveryOutcome } from '../webhooks/rules/webhook-values.ts'

/** Counts attempts to deliver events to webhooks. */
export function countWebhookDeliveries(registry: Registry): (outcome: DeliveryOutcome) => void {
  const attempts = new Counter({
    name: 'lanewatch_webhook_deliveries_total',
    help: 'Attempts to deliver an event to a webhook, by their outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return (outcome) => attempts.inc({ outcome: outcome.toLowerCase() })
}
