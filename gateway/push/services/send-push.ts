import webPush from 'web-push'
import type { Clock } from '../../shared/clock.ts'
import { judge } from '../../webhooks/rules/verdict.ts'
import type { PostToAddress } from '../../webhooks/services/post-to-address.ts'
import type { PushSubscriptionRecord } from '../collections/push-subscriptions.ts'
import type { LoadPushKeys } from './push-keys.ts'
import type { PushMessage } from './push-message.ts'

/** Statuses below 500 that pass: the service was too slow, or wants fewer requests. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429])

/** Outcome of a message at a push service. `askedMs` is the wait that it asked for; null without one. */
export type PushResult =
  | { readonly kind: 'delivered' | 'gone' | 'refused' }
  | { readonly kind: 'failed'; readonly askedMs: number | null }

export interface PushSending {
  readonly message: PushMessage
  /** Time for which the push service keeps the message for a browser that is offline, in milliseconds. */
  readonly lifeMs: number
  readonly urgency: 'low' | 'normal'
}

/** Encrypts a message for a browser and sends it to its push service, once. Rejects when `signal` aborts. */
export type SendPush = (
  subscription: Pick<PushSubscriptionRecord, 'endpoint' | 'publicKey' | 'authSecret'>,
  sending: PushSending,
  signal: AbortSignal,
) => Promise<PushResult>

interface Dependencies {
  readonly loadKeys: LoadPushKeys
  /** `mailto:` or https address of the operator, for the push services. */
  readonly contact: string
  readonly post: PostToAddress
  readonly clock: Clock
}

export function createSendPush({ loadKeys, contact, post, clock }: Dependencies): SendPush {
  return async ({ endpoint, publicKey, authSecret }, { message, lifeMs, urgency }, signal) => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, ...(await loadKeys()) },
        TTL: Math.max(0, Math.floor(lifeMs / 1000)),
        urgency,
        topic: message.tag,
      },
    )
    const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
    const answer = await post(endpoint, { headers: Object.fromEntries(texts), body: body ?? '' }, signal)
    if (answer.kind === 'failed') return { kind: 'failed', askedMs: null }
    const { status } = answer
    if (status === 404 || status === 410) return { kind: 'gone' }
    const verdict = judge(answer, 'JSON', clock.now())
    if (verdict.kind === 'delivered') return { kind: 'delivered' }
    if (status < 500 && !PASSING.has(status)) return { kind: 'refused' }
    return { kind: 'failed', askedMs: verdict.kind === 'retry' ? verdict.askedMs : null }
  }
}
