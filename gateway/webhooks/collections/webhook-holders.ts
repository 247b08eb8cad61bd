import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const webhookHolder = z.object({
  /** Ids of the webhooks, the newest first. */
  webhooks: z.array(z.string().min(1)),
})

/** The webhooks of one API key in one document, so that two creations at a time can't exceed the limit. */
export type WebhookHolder = Stored<typeof webhookHolder>

/** `webhook_holders/{public part of the API key}` */
export const webhookHoldersCollection: CollectionDefinition<WebhookHolder> = {
  name: 'webhook_holders',
  schema: webhookHolder,
  indexes: [],
  unindexed: ['webhooks'],
}
