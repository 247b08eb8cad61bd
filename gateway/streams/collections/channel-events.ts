import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const milliseconds = z.int().nonnegative()

const channelEvent = z.object({
  kind: z.enum(['ONLINE', 'OFFLINE', 'UPDATED', 'RENAMED', 'REVOKED']),
  channelId: z.string(),
  /** Pro players whose channel it was when the event arrived. */
  playerIds: z.array(z.string()),
  /** Null unless the channel was renamed. */
  renamed: z.object({ login: z.string(), displayName: z.string() }).nullable(),
  /** Start of the broadcast; null unless one has begun. */
  startedAt: milliseconds.nullable(),
  /** Null unless the broadcast was described. */
  described: z
    .object({
      title: z.string(),
      game: z.object({ id: z.string(), name: z.string() }).nullable(),
      language: z.string(),
    })
    .nullable(),
  /** Time at which Twitch sent it, in milliseconds since 1970. */
  sentAt: milliseconds,
})

/** Twitch's message that something has happened to a pro player's channel. */
export type ChannelEvent = Stored<typeof channelEvent>

/**
 * `channel_events/{hash of the message id}`: written by the instance that received the message, for the one that has the lease.
 * It is kept for some minutes, so that no instance takes the same message twice.
 */
export const channelEventsCollection: CollectionDefinition<ChannelEvent> = {
  name: 'channel_events',
  schema: channelEvent,
  indexes: [],
  unindexed: ['described', 'renamed'],
}
