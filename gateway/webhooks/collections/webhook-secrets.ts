import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const webhookSecrets = z.object({
  /** `whsec_…`. It is stored as it is, because signing needs it. */
  current: z.string().min(1),
  /** The secret before the last rotation, which signs beside the new one until a time in milliseconds since 1970. */
  old: z.object({ secret: z.string().min(1), until: z.int().nonnegative() }).nullable(),
})

export type WebhookSecrets = Stored<typeof webhookSecrets>

/** `webhook_secrets/{id of the webhook}`. They are apart from the webhooks, so that no list of those can contain them. */
export const webhookSecretsCollection: CollectionDefinition<WebhookSecrets> = {
  name: 'webhook_secrets',
  schema: webhookSecrets,
  indexes: [],
  unindexed: ['current', 'old'],
}
