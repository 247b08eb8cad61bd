import { createHash, ECDH, randomUUID } from 'node:crypto'
import type { Journal } from '../../journal/services/journal.ts'
import type { PointBudgets } from '../../limits/point-budgets.ts'
import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import type { WebhookTargets } from '../../webhooks/rules/webhook-input.ts'
import { pushProgressCollection } from '../collections/push-progress.ts'
import { type PushSubscriptionRecord, pushSubscriptionsCollection } from '../collections/push-subscriptions.ts'
import type { LoadPushKeys } from './push-keys.ts'
import { toTestMessage } from './push-message.ts'
import type { PushResult, SendPush } from './send-push.ts'

/** Time for which a push service keeps a test for a browser that is offline. */
const TEST_LIFE_MS = 60_000

/** Subscriptions of a person that are read at once. An export has no more. */
const LISTED_AT_ONCE = 100

const CURVE = 'prime256v1'
const POINT_BYTES = 65
const AUTH_BYTES = 16

/** Choices of a browser, and the keys that its `PushSubscription` has. */
export type PushSettings = Omit<PushSubscriptionRecord, 'since' | 'savedAt'>

export interface PushSubscriptions {
  /** Addresses that endpoints may have. */
  readonly targets: WebhookTargets
  /** Returns the public VAPID key, in base64url. */
  publicKey(): Promise<string>
  /**
   * Creates a subscription, or replaces the settings of the one with this endpoint. The settings are valid by `rules/push-input.ts`.
   * Returns a problem for keys that no browser has.
   */
  save(
    settings: PushSettings,
  ): Promise<{ readonly kind: 'saved'; readonly subscription: PushSubscriptionRecord } | FieldProblem>
  /** Returns false for an unknown endpoint. */
  delete(endpoint: string): Promise<boolean>
  /** Sends a test message now, once. A subscription that its push service no longer knows is deleted. */
  test(
    endpoint: string,
  ): Promise<
    | { readonly kind: 'tested'; readonly result: PushResult }
    | { readonly kind: 'unknown' }
    | { readonly kind: 'too-many'; readonly limit: number }
  >
  /** Everything that is stored about the subscriptions of a person, without their secrets. */
  export(personId: string): Promise<readonly object[]>
  /** Deletes the subscriptions of a person. */
  deleteOf(personId: string): Promise<void>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly journal: Pick<Journal, 'in'>
  readonly loadKeys: LoadPushKeys
  readonly send: SendPush
  readonly targets: WebhookTargets
  /** Tests of each subscription in a minute. */
  readonly tests: Pick<PointBudgets, 'take'>
}

export function createPushSubscriptions(parts: Dependencies): PushSubscriptions {
  const { store, clock, journal, loadKeys, send, targets, tests } = parts
  const subscriptions = openCollection(store, pushSubscriptionsCollection)

  async function remove(id: string): Promise<boolean> {
    return store.transaction(async (transaction) => {
      const known = await subscriptions.in(transaction).find(id)
      deletePushSubscription(transaction, id)
      return known !== null
    })
  }

  const listOf = (personId: string) =>
    subscriptions.list({ where: [{ field: 'person', equals: personId }], limit: LISTED_AT_ONCE })

  return {
    targets,

    publicKey: async () => (await loadKeys()).publicKey,

    async save(settings) {
      const problem = findKeyProblem(settings)
      if (problem !== null) return problem
      const id = pushSubscriptionId(settings.endpoint)
      return store.transaction(async (transaction) => {
        const before = await subscriptions.in(transaction).find(id)
        const { newest } = await journal.in(transaction)
        const subscription = { ...settings, since: before?.since ?? newest, savedAt: clock.now() }
        subscriptions.in(transaction).set(id, subscription)
        return { kind: 'saved', subscription }
      })
    },

    delete: (endpoint) => remove(pushSubscriptionId(endpoint)),

    async test(endpoint) {
      const id = pushSubscriptionId(endpoint)
      const record = await subscriptions.find(id)
      if (record === null) return { kind: 'unknown' }
      const taking = await tests.take(id, 1)
      if (!taking.taken) return { kind: 'too-many', limit: taking.limit }
      const message = toTestMessage(randomUUID(), record.locale)
      const sending = { message, lifeMs: TEST_LIFE_MS, urgency: 'normal' } as const
      const result = await send(record, sending, new AbortController().signal)
      if (result.kind === 'gone') await remove(id)
      return { kind: 'tested', result }
    },

    async export(personId) {
      const listed = await listOf(personId)
      return listed.map(({ value: { endpoint, publicKey: _key, authSecret: _secret, ...rest } }) => ({
        ...rest,
        endpoint: `${new URL(endpoint).origin}/…`,
      }))
    },

    async deleteOf(personId) {
      for (let listed = await listOf(personId); listed.length > 0; listed = await listOf(personId)) {
        for (const { id } of listed) await remove(id)
      }
    },
  }
}

/** Returns the id of the subscription with an endpoint: a hash, so that ids in logs reveal no endpoint. */
function pushSubscriptionId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex')
}

/** Deletes everything that is stored about a subscription. */
export function deletePushSubscription(transaction: Transaction, id: string): void {
  for (const { name: collection } of [pushSubscriptionsCollection, pushProgressCollection]) {
    transaction.delete({ collection, id })
  }
}

function findKeyProblem({
  publicKey,
  authSecret,
}: Pick<PushSettings, 'publicKey' | 'authSecret'>): FieldProblem | null {
  if (!isPoint(findBytes(publicKey, POINT_BYTES))) {
    return fieldProblem('publicKey', 'INVALID', 'Pass `keys.p256dh` of the `PushSubscription` as JSON, unchanged.')
  }
  if (findBytes(authSecret, AUTH_BYTES) !== null) return null
  return fieldProblem('authSecret', 'INVALID', 'Pass `keys.auth` of the `PushSubscription` as JSON, unchanged.')
}

function isPoint(bytes: Buffer | null): boolean {
  if (bytes === null) return false
  try {
    ECDH.convertKey(bytes, CURVE)
    return true
  } catch {
    return false
  }
}

/** Returns the bytes of a text in base64url; null for another length. */
function findBytes(text: string, length: number): Buffer | null {
  if (!/^[\w-]+={0,2}$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === length ? bytes : null
}
