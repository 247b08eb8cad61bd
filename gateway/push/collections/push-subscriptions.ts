import { z } from 'zod'
import { LOCALES } from '../../../languages.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { PUSH_KINDS } from '../rules/push-values.ts'

const minute = z.int().min(0).max(1439)

const ids = z.array(z.string().min(1))

const pushSubscription = z.object({
  /** Secret address at the push service of the browser. */
  endpoint: z.string().min(1),
  /** Key of the browser for the encryption of messages (RFC 8291), in base64url, like `authSecret`. */
  publicKey: z.string().min(1),
  authSecret: z.string().min(1),
  /** Language of the messages. */
  locale: z.enum(LOCALES),
  kinds: z.array(z.enum(PUSH_KINDS)),
  quietHours: z.object({ from: minute, to: minute }).nullable(),
  /** Time zone of the quiet hours, such as `Europe/Warsaw`. */
  timeZone: z.string().min(1),
  /** Ids of the followed players and accounts, and codes of the teams. */
  players: ids,
  teams: ids,
  accounts: ids,
  /** Id of the person who was signed in when it was last saved; null without one. */
  person: z.string().nullable(),
  /** Number of the newest journal entry at its creation: older ones are not sent. */
  since: z.int().nonnegative(),
  /** Time when the browser last saved it, in milliseconds since 1970. */
  savedAt: z.int().nonnegative(),
})

export type PushSubscriptionRecord = Stored<typeof pushSubscription>

/** `push_subscriptions/{hash of the endpoint}`: the browsers that want to be notified. */
export const pushSubscriptionsCollection: CollectionDefinition<PushSubscriptionRecord> = {
  name: 'push_subscriptions',
  schema: pushSubscription,
  indexes: [],
  unindexed: [
    'endpoint',
    'publicKey',
    'authSecret',
    'kinds',
    'quietHours',
    'timeZone',
    'players',
    'teams',
    'accounts',
    'since',
    'savedAt',
  ],
}
