import { createAccountWatches } from '../../journal/services/account-watches.ts'
import { openJournal } from '../../journal/services/journal.ts'
import type { PushOutcome } from '../../push/rules/push-values.ts'
import { openPushKeys } from '../../push/services/push-keys.ts'
import { createDeliverPushesJob } from '../../push/workers/deliver-pushes.ts'
import type { WebhookTargets } from '../../webhooks/rules/webhook-input.ts'
import type { DeliveryOutcome } from '../../webhooks/rules/webhook-values.ts'
import { createEventBodies } from '../../webhooks/services/event-body.ts'
import { createHappenings } from '../../webhooks/services/happenings.ts'
import type { SendEvent } from '../../webhooks/services/send-event.ts'
import { createDeliverWebhooksJob } from '../../webhooks/workers/deliver-webhooks.ts'
import { openSendPush } from '../open-push.ts'
import { openSendEvent } from '../open-webhooks.ts'
import type { JobParts } from './job-parts.ts'

export interface EventDelivery {
  /** Addresses that webhooks may have. */
  readonly webhookTargets: WebhookTargets
  /** Called with the outcome of each attempt to deliver an event to a webhook. */
  readonly onWebhookDelivery: (outcome: DeliveryOutcome) => void
  /** Contact of the operator for push services: `mailto:` or an https URL. */
  readonly pushContact: string
  /** Called with what became of each event that a browser wants. */
  readonly onPush: (outcome: PushOutcome) => void
}

/** Jobs that deliver the events of the journal to webhooks and to browsers. */
export function createEventJobs(parts: JobParts, delivery: EventDelivery) {
  const { store, watches, clock, context, reportAs } = parts
  const journal = openJournal(store)
  const events = {
    store,
    watches,
    clock,
    journal,
    happenings: createHappenings({ ...context, journal }),
    accounts: context.accounts,
    accountWatches: createAccountWatches(store),
    proScene: context.proScene,
    random: Math.random,
  }
  return {
    webhooks: createDeliverWebhooksJob({
      ...events,
      send: openObservedSend(parts, delivery),
      report: reportAs('webhooks', 'the events of webhooks could not be delivered'),
    }),
    pushes: createDeliverPushesJob({
      ...events,
      writeBody: createEventBodies(context),
      loadKeys: openPushKeys(store),
      send: openSendPush({ store, clock, targets: delivery.webhookTargets, contact: delivery.pushContact }),
      onOutcome: delivery.onPush,
      report: reportAs('pushes', 'browsers could not be notified'),
    }),
  }
}

function openObservedSend(
  { store, clock, context }: JobParts,
  { webhookTargets, onWebhookDelivery }: EventDelivery,
): SendEvent {
  const send = openSendEvent({ ...context, store, clock, targets: webhookTargets })
  return async (...sent) => {
    const attempt = await send(...sent)
    if (attempt !== null) onWebhookDelivery(attempt.delivery.outcome)
    return attempt
  }
}
