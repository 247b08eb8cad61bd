import { compareText } from '../../shared/compare-text.ts'
/** Messages that Twitch sends about a channel, the most important first: with too small a budget the last ones are left out. */
export const EVENT_TYPES = ['stream.online', 'stream.offline', 'user.update', 'channel.update'] as const

export type EventType = (typeof EVENT_TYPES)[number]

/** A subscription as Twitch lists it. */
export type ListedSubscription = {
  readonly id: string
  /** Such as `stream.online`. */
  readonly type: string
  /** `enabled`, `webhook_callback_verification_pending`, or the reason of its end. */
  readonly status: string
  /** Null for a subscription that is not about a channel. */
  readonly channelId: string | null
  /** Null for a transport without one. */
  readonly callback: string | null
}

export type WantedSubscription = { readonly type: EventType; readonly channelId: string }

type Planning = {
  /** Ids of the pinned channels. */
  readonly channels: readonly string[]
  /** Every subscription of the client, also those of other programs. */
  readonly listed: readonly ListedSubscription[]
  /** Address of this product; subscriptions with another one are left alone. */
  readonly callback: string
  readonly totalCost: number
  readonly maxTotalCost: number
  /** Maximum number of subscriptions to create now. */
  readonly most: number
}

export type SubscriptionPlan = {
  readonly create: readonly WantedSubscription[]
  /** Ids of subscriptions that failed, are repeated or are not wanted any more. */
  readonly remove: readonly string[]
  /** True when Twitch reports the start and end of every channel's broadcasts. */
  readonly isComplete: boolean
  readonly enabled: number
  /** Number of wanted subscriptions that Twitch does not list. */
  readonly missing: number
}

const ENABLED = 'enabled'
const PENDING = 'webhook_callback_verification_pending'

/**
 * Compares the subscriptions with the channels. Until Twitch has reached the callback once, only one channel is subscribed, so
 * that an address that Twitch can't reach costs a few requests, not a thousand.
 */
export function planSubscriptions({
  channels,
  listed,
  callback,
  totalCost,
  maxTotalCost,
  most,
}: Planning): SubscriptionPlan {
  const wanted = new Map(
    EVENT_TYPES.flatMap((type) => channels.map((channelId) => [keyOf(type, channelId), { type, channelId }] as const)),
  )
  const statuses = new Map<string, string>()
  const remove: string[] = []
  for (const { id, type, status, channelId, callback: own } of listed) {
    if (own !== callback) continue
    const key = keyOf(type, channelId ?? '')
    const isAlive = status === ENABLED || status === PENDING
    if (isAlive && wanted.has(key) && !statuses.has(key)) statuses.set(key, status)
    else remove.push(id)
  }
  const enabled = Array.from(statuses.values()).filter((status) => status === ENABLED).length
  const room = enabled > 0 ? most : EVENT_TYPES.length - statuses.size
  const missing = Array.from(wanted).filter(([key]) => !statuses.has(key))
  const ordered =
    enabled > 0 ? missing : missing.toSorted(([, one], [, other]) => compareText(one.channelId, other.channelId))
  const create = ordered
    .map(([, subscription]) => subscription)
    .slice(0, Math.max(0, Math.min(room, maxTotalCost - totalCost)))
  const isEnabled = (type: EventType) => channels.every((channelId) => statuses.get(keyOf(type, channelId)) === ENABLED)
  const isComplete = isEnabled('stream.online') && isEnabled('stream.offline')
  return { create, remove, isComplete, enabled, missing: missing.length }
}

function keyOf(type: string, channelId: string): string {
  return `${type} ${channelId}`
}
