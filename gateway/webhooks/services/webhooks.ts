import { randomUUID } from 'node:crypto'
import { apiKeysCollection } from '../../api-keys/collections/api-keys.ts'
import type { Journal } from '../../journal/services/journal.ts'
import type { PointBudgets } from '../../limits/point-budgets.ts'
import type { Clock } from '../../shared/clock.ts'
import { toTitle } from '../../shared/written-text.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { webhookHoldersCollection } from '../collections/webhook-holders.ts'
import { type WebhookProgress, webhookProgressCollection } from '../collections/webhook-progress.ts'
import { type WebhookSecrets, webhookSecretsCollection } from '../collections/webhook-secrets.ts'
import { type WebhookRecord, webhooksCollection } from '../collections/webhooks.ts'
import { maskAddress, type WebhookTargets } from '../rules/webhook-input.ts'
import {
  KEPT_DELIVERIES,
  MAX_WEBHOOKS,
  OLD_SECRET_MS,
  type Webhook,
  type WebhookDelivery,
  type WebhookSettings,
} from '../rules/webhook.ts'
import { sampleFacts } from './sample-facts.ts'
import type { SendEvent } from './send-event.ts'
import { createSecret } from './signature.ts'
import { createWebhookRemoval } from './webhook-removal.ts'

export interface CreatedWebhook {
  readonly kind: 'created'
  readonly webhook: Webhook
  /** It is not shown again. */
  readonly secret: string
}

/** The key has as many webhooks as it may, or webhooks are tested too often. Nothing was changed. */
export interface TooManyWebhooks {
  readonly kind: 'too-many'
  readonly limit: number
}

/** There is no such webhook, or no such API key. */
export interface UnknownWebhook {
  readonly kind: 'unknown'
}

export type SettingsChange = Partial<WebhookSettings> & {
  /** `ACTIVE` also starts a stopped webhook again, at the event that failed. */
  readonly state?: 'ACTIVE' | 'PAUSED'
}

/** Start of a replay: after an entry of the journal, or at a time in milliseconds since 1970. */
export type ReplayStart = { readonly number: number } | { readonly time: number }

export interface Webhooks {
  /** Addresses that webhooks may have. */
  readonly targets: WebhookTargets
  /** Creates a webhook that receives what happens from now on. The settings are valid by `rules/webhook-input.ts`. */
  create(keyId: string, settings: WebhookSettings): Promise<CreatedWebhook | TooManyWebhooks | UnknownWebhook>
  /** Lists the webhooks of an API key, the newest first. */
  list(keyId: string): Promise<readonly Webhook[]>
  find(id: string): Promise<Webhook | null>
  /** Everything that is stored about the webhooks of an API key, without what is secret. */
  export(keyId: string): Promise<readonly object[]>
  /** Changes what is given, all of it valid. Null for an unknown webhook. */
  update(id: string, change: SettingsChange): Promise<Webhook | null>
  /** Returns false for an unknown webhook. */
  delete(id: string): Promise<boolean>
  /** Replaces the secret. The old one signs beside it for a day. Null for an unknown webhook. */
  rotateSecret(id: string): Promise<{ readonly webhook: Webhook; readonly secret: string } | null>
  /** Sends an invented event now, once, whatever the state of the webhook is. */
  test(
    id: string,
  ): Promise<{ readonly kind: 'tested'; readonly delivery: WebhookDelivery } | TooManyWebhooks | UnknownWebhook>
  /** Sends events again. Null for an unknown webhook. */
  replay(id: string, start: ReplayStart): Promise<Webhook | null>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly journal: Journal
  readonly send: SendEvent
  readonly targets: WebhookTargets
  /** Tests of each webhook in a minute. */
  readonly tests: Pick<PointBudgets, 'take'>
}

const NEW_PROGRESS = { failing: null, hasMissed: false, deliveries: [] } as const

export function createWebhooks({ store, clock, journal, send, targets, tests }: Dependencies): Webhooks {
  const webhooks = openCollection(store, webhooksCollection)
  const progresses = openCollection(store, webhookProgressCollection)
  const secrets = openCollection(store, webhookSecretsCollection)
  const holders = openCollection(store, webhookHoldersCollection)
  const keys = openCollection(store, apiKeysCollection)
  const removal = createWebhookRemoval(store)

  async function load(ids: readonly string[]): Promise<readonly Webhook[]> {
    if (ids.length === 0) return []
    const [records, progress, kept, { expired }] = await Promise.all([
      webhooks.findMany(ids),
      progresses.findMany(ids),
      secrets.findMany(ids),
      journal.head(),
    ])
    return ids.flatMap((id, index) => {
      const [record, progressOf, secretsOf] = [records[index], progress[index], kept[index]]
      // One of them can have been deleted between the reads.
      if (record == null || progressOf == null || secretsOf == null) return []
      return [toWebhook(id, record, progressOf, secretsOf, expired)]
    })
  }

  async function list(keyId: string): Promise<readonly Webhook[]> {
    return load((await holders.find(keyId))?.webhooks ?? [])
  }

  async function find(id: string): Promise<Webhook | null> {
    return (await load([id]))[0] ?? null
  }

  function toWebhook(
    id: string,
    record: WebhookRecord,
    progress: WebhookProgress,
    { old }: WebhookSecrets,
    expired: number,
  ): Webhook {
    const oldSecretUntil = old !== null && old.until > clock.now() ? old.until : null
    return { ...record, id, progress, oldSecretUntil, isMissing: progress.hasMissed || progress.place < expired }
  }

  /** Changes a webhook and its progress together. Returns false for an unknown webhook. */
  async function change(
    id: string,
    edit: (record: WebhookRecord, progress: WebhookProgress) => readonly [WebhookRecord, WebhookProgress],
  ): Promise<boolean> {
    return store.transaction(async (transaction) => {
      const [record, progress] = [await webhooks.in(transaction).find(id), await progresses.in(transaction).find(id)]
      if (record === null || progress === null) return false
      const [newRecord, newProgress] = edit(record, progress)
      webhooks.in(transaction).set(id, newRecord)
      progresses.in(transaction).set(id, newProgress)
      return true
    })
  }

  /** Returns the number of the last entry before a time: entries are noticed in the order of their numbers. */
  async function findPlaceBefore(time: number): Promise<number> {
    const { newest, expired } = await journal.head()
    let [low, high] = [expired, newest]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const [next] = await journal.listSince(middle, 1)
      if (next === undefined || next.at >= time) high = middle
      else low = next.number
    }
    return low
  }

  return {
    targets,
    find,

    async create(keyId, settings) {
      const [id, secret] = [randomUUID(), createSecret()]
      const created = await store.transaction(async (transaction): Promise<TooManyWebhooks | UnknownWebhook | null> => {
        const held = (await holders.in(transaction).find(keyId))?.webhooks ?? []
        const key = await keys.in(transaction).find(keyId)
        const { newest } = await journal.in(transaction)
        // It may have been revoked since it was checked.
        if (key === null) return { kind: 'unknown' }
        if (held.length >= MAX_WEBHOOKS) return { kind: 'too-many', limit: MAX_WEBHOOKS }
        webhooks.in(transaction).set(id, {
          ...settings,
          name: toTitle(settings.name),
          keyId,
          state: { kind: 'ACTIVE' },
          round: 0,
          createdAt: clock.now(),
        })
        progresses.in(transaction).set(id, { ...NEW_PROGRESS, place: newest })
        secrets.in(transaction).set(id, { current: secret, old: null })
        holders.in(transaction).set(keyId, { webhooks: [id, ...held] })
        return null
      })
      if (created !== null) return created
      const webhook = await find(id)
      return webhook === null ? { kind: 'unknown' } : { kind: 'created', webhook, secret }
    },

    list,

    async export(keyId) {
      return (await list(keyId)).map((webhook) => ({ ...webhook, url: maskAddress(webhook.url, webhook.format) }))
    },

    async update(id, { state, ...settings }) {
      const isKnown = await change(id, (record, progress) => {
        const name = toTitle(settings.name ?? record.name)
        const isResumed = state === 'ACTIVE' && record.state.kind !== 'ACTIVE'
        const isMoved = settings.url !== undefined && settings.url !== record.url
        // The receiver was probably fixed, so the delivery is retried at once.
        const isRetried = isResumed || isMoved
        return [
          {
            ...record,
            ...settings,
            name,
            state: isResumed || state === 'PAUSED' ? { kind: state } : record.state,
            round: record.round + (isRetried ? 1 : 0),
          },
          isRetried ? { ...progress, failing: null } : progress,
        ]
      })
      return isKnown ? find(id) : null
    },

    async delete(id) {
      return store.transaction(async (transaction) => {
        const record = await webhooks.in(transaction).find(id)
        if (record === null) return false
        const held = (await holders.in(transaction).find(record.keyId))?.webhooks ?? []
        const left = held.filter((one) => one !== id)
        if (left.length === 0) holders.in(transaction).delete(record.keyId)
        else holders.in(transaction).set(record.keyId, { webhooks: left })
        removal.delete(transaction, id)
        return true
      })
    },

    async rotateSecret(id) {
      const secret = createSecret()
      const isKnown = await store.transaction(async (transaction) => {
        const kept = await secrets.in(transaction).find(id)
        if (kept === null) return false
        const until = clock.now() + OLD_SECRET_MS
        secrets.in(transaction).set(id, { current: secret, old: { secret: kept.current, until } })
        return true
      })
      const webhook = isKnown ? await find(id) : null
      return webhook === null ? null : { webhook, secret }
    },

    async test(id) {
      const webhook = await find(id)
      if (webhook === null) return { kind: 'unknown' }
      const taking = await tests.take(id, 1)
      if (!taking.taken) return { kind: 'too-many', limit: taking.limit }
      const entry = { number: 1, at: clock.now(), facts: sampleFacts(webhook.kinds[0], clock.now()) }
      const event = { eventId: `test_${randomUUID()}`, entry, isTest: true, attempt: 1 }
      const attempt = await send(webhook, event, new AbortController().signal)
      if (attempt === null) return { kind: 'unknown' }
      const { delivery } = attempt
      await change(id, (record, progress) => [record, withDelivery(progress, delivery)])
      return { kind: 'tested', delivery }
    },

    async replay(id, start) {
      const { newest, expired } = await journal.head()
      const wanted = 'time' in start ? await findPlaceBefore(start.time) : start.number
      const place = Math.min(newest, wanted)
      const isKnown = await change(id, (record, progress) => [
        { ...record, round: record.round + 1 },
        { ...progress, place: Math.max(place, expired), failing: null, hasMissed: place < expired },
      ])
      return isKnown ? find(id) : null
    },
  }
}

/** Returns the progress with a delivery in front, and without the oldest one too many. */
export function withDelivery(progress: WebhookProgress, delivery: WebhookDelivery): WebhookProgress {
  return { ...progress, deliveries: [delivery, ...progress.deliveries].slice(0, KEPT_DELIVERIES) }
}
