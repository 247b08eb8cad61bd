import { z } from 'zod'
import { PRO_ROLES, type ProRole } from '../../rosters/rules/pro-scene.ts'
import type { CollectionDefinition } from '../../store/collection.ts'

/** A channel of a pro player, in the format of older programs. */
export type LiveStreamEntry = {
  /** Name of the player. */
  readonly player: string
  /** Code of the player's team; empty without one. */
  readonly team: string
  /** Code of the team's league; empty without one. */
  readonly region: string
  readonly role: ProRole
  /** The name in the channel's URL. */
  readonly twitch: string
  /** Empty while the channel is not live. */
  readonly title: string
  /** Empty while the channel is not live or has set no game. */
  readonly game: string
  /** 0 while the channel is not live. */
  readonly viewers: number
  /** Milliseconds since 1970; 0 while the channel is not live. */
  readonly startedAt: number
}

/** Channels by player name in its original spelling. A name can contain dots. */
export type LiveStreams = { readonly [name: string]: LiveStreamEntry }

const entry = z.object({
  player: z.string(),
  team: z.string(),
  region: z.string(),
  role: z.enum(PRO_ROLES),
  twitch: z.string(),
  title: z.string(),
  game: z.string(),
  viewers: z.int().nonnegative(),
  startedAt: z.int().nonnegative(),
})

/** Ids of the documents in `live_streams`. */
export const LIVE_ID = 'live'
export const NOT_LIVE_ID = 'not_live'

/** `live_streams/{live|not_live}`: older programs read the stored documents directly. */
export const liveStreamsCollection: CollectionDefinition<LiveStreams> = {
  name: 'live_streams',
  schema: z.record(z.string(), entry),
  indexes: [],
}
