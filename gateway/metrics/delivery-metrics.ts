import { Counter, type Registry } from 'prom-client'
import { gaugeAtScrape } from './at-scrape.ts'

/** Counts updates of subscriptions. The returned function gets the number of subscribers that an update was sent to. */
export function countDeliveries(registry: Registry): (subscribers: number) => void {
  const updates = new Counter({
    name: 'lanewatch_subscription_updates_total',
    help: 'Updates of subscriptions that were executed: one for all subscribers that share it.',
    registers: [registry],
  })
  const deliveries = new Counter({
    name: 'lanewatch_subscription_deliveries_total',
    help: 'Updates that were sent to subscribers: one for each subscriber.',
    registers: [registry],
  })
  return (subscribers) => {
    updates.inc()
    deliveries.inc(subscribers)
  }
}

interface MeasuredDelivery {
  readonly countSubscriptions: () => number
  readonly countWebsockets: () => number
}

/** Reads how many clients are connected and subscribed. */
export function readDelivery(registry: Registry, { countSubscriptions, countWebsockets }: MeasuredDelivery): void {
  gaugeAtScrape(registry, {
    name: 'lanewatch_subscribers',
    help: 'Open subscriptions of all clients, over websockets and as event streams.',
    labelNames: [],
    read: () => [[{}, countSubscriptions()]],
  })
  gaugeAtScrape(registry, {
    name: 'lanewatch_websockets',
    help: 'Open websockets.',
    labelNames: [],
    read: () => [[{}, countWebsockets()]],
  })
}
