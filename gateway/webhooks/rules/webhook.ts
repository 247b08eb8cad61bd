import type { JournalKind } from '../../journal/rules/journal-entry.ts'
import type { WebhookProgress } from '../collections/webhook-progress.ts'
import type { WebhookRecord } from '../collections/webhooks.ts'

/** Maximum number of webhooks of one API key. */
export const MAX_WEBHOOKS = 5

/** Maximum number of pro players, teams, leagues or accounts in a filter. */
export const MAX_FILTERED = 25

/** Number of deliveries that are kept of each webhook. */
export const KEPT_DELIVERIES = 20

/** Time for which a replaced secret still signs, beside the new one. */
export const OLD_SECRET_MS = 24 * 60 * 60_000

/** Kinds of events about accounts. All others are about pro players. */
export const ACCOUNT_KINDS: readonly JournalKind[] = ['RANK_CHANGED', 'MATCH_FINISHED']

export type WebhookDelivery = WebhookProgress['deliveries'][number]

/** The pro players that a webhook is about: those in the list, in one of the teams, or in one of the leagues. */
export type ProFilter = NonNullable<WebhookRecord['pros']>

export type WebhookState = WebhookRecord['state']

/** Choices of a person for a webhook. */
export type WebhookSettings = Pick<WebhookRecord, 'name' | 'url' | 'format' | 'locale' | 'kinds' | 'pros' | 'accounts'>

export interface Webhook extends WebhookRecord {
  readonly id: string
  readonly progress: WebhookProgress
  /** Time until which the replaced secret signs, too, in milliseconds since 1970; null without one. */
  readonly oldSecretUntil: number | null
  /** True if events had left the journal before the webhook could receive them. */
  readonly isMissing: boolean
}
