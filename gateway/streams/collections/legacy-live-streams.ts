import { z } from 'zod'
import { PRO_ROLES } from '../../rosters/rules/pro-role.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const entry = z.object({
  player: z.string(),
  /** Code of the player's team; empty without one. */
  team: z.string(),
  /** Code of the team's league; empty without one. */
  region: z.string(),
  role: z.enum(PRO_ROLES),
  /** The name in the channel's URL. */
  twitch: z.string(),
  /** Empty while the channel is not live. */
  title: z.string(),
  /** Empty while the channel is not live or has set no game. */
  game: z.string(),
  /** 0 while the channel is not live. */
  viewers: z.int().nonnegative(),
  /** Milliseconds since 1970; 0 while the channel is not live. */
  startedAt: z.int().nonnegative(),
})

/** A channel of a pro player, in the format of older programs. */
export type LiveStreamEntry = Stored<typeof entry>

const liveStreams = z.record(z.string(), entry)

/** Channels by player name in its original spelling. A name can contain dots. */
export type LiveStreams = Stored<typeof liveStreams>

/** Ids of the documents in `live_streams`. */
export const LIVE_ID = 'live'
export const NOT_LIVE_ID = 'not_live'

/** `live_streams/{live|not_live}`: older programs read the stored documents directly. */
export const liveStreamsCollection: CollectionDefinition<LiveStreams> = {
  name: 'live_streams',
  schema: liveStreams,
  indexes: [],
}
