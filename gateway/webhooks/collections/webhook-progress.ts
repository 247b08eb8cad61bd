import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { DELIVERY_OUTCOMES, WEBHOOK_KINDS } from '../rules/webhook-values.ts'

const milliseconds = z.int().nonnegative()

const webhookProgress = z.object({
  /** Number of the last entry of the journal that was delivered, or not wanted. */
  place: z.int().nonnegative(),
  /** The event that could not be delivered yet; null when the last attempt succeeded. */
  failing: z
    .object({
      /** Number of its entry. */
      number: z.int().positive(),
      attempts: z.int().positive(),
      /** Time of the first attempt. */
      since: milliseconds,
      retryAt: milliseconds,
    })
    .nullable(),
  /** True if entries had left the journal before they were read, since the last replay. */
  hasMissed: z.boolean(),
  /** The newest first. */
  deliveries: z.array(
    z.object({
      /** Time at which the attempt began. */
      at: milliseconds,
      eventId: z.string(),
      kind: z.enum(WEBHOOK_KINDS),
      isTest: z.boolean(),
      /** 1 for the first attempt to deliver the event. */
      attempt: z.int().positive(),
      outcome: z.enum(DELIVERY_OUTCOMES),
      /** Status of the answer; null without one. */
      status: z.int().nullable(),
      durationMs: milliseconds,
    }),
  ),
})

export type WebhookProgress = Stored<typeof webhookProgress>

/** `webhook_progress/{id of the webhook}` */
export const webhookProgressCollection: CollectionDefinition<WebhookProgress> = {
  name: 'webhook_progress',
  schema: webhookProgress,
  indexes: [],
  unindexed: ['place', 'failing', 'hasMissed', 'deliveries'],
}
