import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { webhookSecretsCollection } from '../collections/webhook-secrets.ts'
import type { WebhookRecord } from '../collections/webhooks.ts'
import { judge, outcomeOfStatus, type Verdict } from '../rules/verdict.ts'
import type { WebhookDelivery } from '../rules/webhook.ts'
import { toDiscordMessage } from './discord-message.ts'
import type { EventBody, EventEntry, WriteEventBody } from './event-body.ts'
import type { PostToAddress } from './post-to-address.ts'
import { secretsAt, signatureHeaders } from './signature.ts'

const USER_AGENT = 'Lanewatch-Webhooks/1.0'

export interface EventToSend {
  readonly eventId: string
  readonly entry: EventEntry
  readonly isTest: boolean
  /** 1 for the first attempt. */
  readonly attempt: number
}

export interface Attempt {
  readonly delivery: WebhookDelivery
  readonly verdict: Verdict
}

/** Sends an event to a webhook once. Resolves to null when the webhook was deleted meanwhile. Rejects when `signal` aborts. */
export type SendEvent = (
  webhook: WebhookRecord & { readonly id: string },
  event: EventToSend,
  signal: AbortSignal,
) => Promise<Attempt | null>

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly post: PostToAddress
  readonly writeBody: WriteEventBody
}

export function createSendEvent({ store, clock, post, writeBody }: Dependencies): SendEvent {
  const secrets = openCollection(store, webhookSecretsCollection)

  return async ({ id, url, format, locale }, { eventId, entry, isTest, attempt }, signal) => {
    const kept = await secrets.find(id)
    if (kept === null) return null
    const event: EventBody = await writeBody(eventId, entry, isTest)
    const body = JSON.stringify(format === 'DISCORD' ? toDiscordMessage(event, locale) : event)
    const at = clock.now()
    const headers = {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      // Discord checks no signature, and needs to see none.
      ...(format === 'DISCORD' ? {} : signatureHeaders({ id: eventId, body, at }, secretsAt(kept, at))),
    }
    const result = await post(url, { headers, body }, signal)
    const now = clock.now()
    const known = { at, eventId, kind: entry.facts.kind, isTest, attempt, durationMs: Math.max(0, now - at) }
    if (result.kind === 'failed') {
      const { outcome } = result
      return { delivery: { ...known, outcome, status: null }, verdict: { kind: 'retry', askedMs: null } }
    }
    const { status } = result
    return {
      delivery: { ...known, outcome: outcomeOfStatus(status), status },
      verdict: judge(result, format, now),
    }
  }
}
