import { z } from 'zod'
import { LOCALES } from '../../../languages.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { STOP_REASONS, WEBHOOK_FORMATS, WEBHOOK_KINDS } from '../rules/webhook-values.ts'

const milliseconds = z.int().nonnegative()

const ids = z.array(z.string().min(1))

const webhookRecord = z.object({
  /** Public part of the API key that it belongs to. */
  keyId: z.string().min(1),
  name: z.string().min(1),
  /** Address that events are sent to. That of Discord contains a secret. */
  url: z.string().min(1),
  format: z.enum(WEBHOOK_FORMATS),
  /** Language of the texts for Discord. */
  locale: z.enum(LOCALES),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  /** Ids of players, codes of teams and leagues. Null for all pro players. */
  pros: z.object({ players: ids, teams: ids, leagues: ids }).nullable(),
  /** Ids of the accounts whose ranks and matches are reported. */
  accounts: ids,
  state: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ACTIVE') }),
    z.object({ kind: z.literal('PAUSED') }),
    z.object({ kind: z.literal('STOPPED'), reason: z.enum(STOP_REASONS), at: milliseconds }),
  ]),
  /** Rises with each replay, and with each change after which a failed delivery is tried again at once. */
  round: z.int().nonnegative(),
  createdAt: milliseconds,
})

export type WebhookRecord = Stored<typeof webhookRecord>

/** `webhooks/{id}`: what people choose. Its progress, which is written with each delivery, is in `webhook_progress`. */
export const webhooksCollection: CollectionDefinition<WebhookRecord> = {
  name: 'webhooks',
  schema: webhookRecord,
  indexes: [],
  unindexed: ['name', 'url', 'kinds', 'pros', 'accounts', 'state', 'round', 'createdAt'],
}
