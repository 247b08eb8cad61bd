import { z } from 'zod'
import { liveItem } from '../../delivery/collections/live-item.ts'
import { PRO_ROLES } from '../../rosters/rules/pro-role.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { CHANNEL_LOOKUPS } from '../rules/channel-lookup.ts'

const milliseconds = z.int().nonnegative()

const broadcast = z.object({
  title: z.string(),
  /** Null when the channel names no game. */
  game: z.object({ id: z.string(), name: z.string() }).nullable(),
  viewers: z.int().nonnegative(),
  /** Milliseconds since 1970. */
  startedAt: milliseconds,
  /** Such as `en`, or `other`. */
  language: z.string(),
})

const stream = liveItem.extend({
  playerId: z.string(),
  name: z.string(),
  /** Code of the team; null without one. */
  team: z.string().nullable(),
  /** Code of the team's league; null without a team. */
  league: z.string().nullable(),
  role: z.enum(PRO_ROLES),
  /** Name in the channel's address, in lower case, as Twitch last reported it. It can change. */
  login: z.string(),
  /** Login in the roster's link when the channel was pinned, in lower case; null in documents of older versions. */
  rosterLogin: z.string().nullable().default(null),
  /** Twitch's id of the channel, which never changes; null until Twitch has reported it. */
  channelId: z.string().nullable(),
  /**
   * Result of the last look-up at Twitch. `PENDING`: not looked up yet. `KNOWN`: the channel exists. `NOT_FOUND`: no channel has
   * the login. `UNAVAILABLE`: the pinned channel no longer exists.
   */
  channel: z.enum(CHANNEL_LOOKUPS).default('PENDING'),
  displayName: z.string(),
  /** Twitch's last message that a broadcast began or ended, and when it was sent; null when no list had to be corrected. */
  heard: z.object({ live: z.boolean(), at: milliseconds }).nullable().default(null),
  /** Null while the channel is offline. */
  live: broadcast.nullable(),
  /**
   * While live: the start of the broadcast. Otherwise: the time when the channel was last seen live; null when it never
   * was. In milliseconds since 1970.
   */
  lastLiveAt: milliseconds.nullable(),
})

export type StreamDocument = Stored<typeof stream>

/** `streams/{id of the pro player}` */
export const streamsCollection: CollectionDefinition<StreamDocument> = {
  name: 'streams',
  schema: stream,
  indexes: [],
  unindexed: ['live'],
}
