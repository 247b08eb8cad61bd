import { z } from 'zod'
import { PRO_ROLES, type ProRole } from '../domain/pro-scene.ts'
import type { CollectionDefinition } from './collection.ts'

/** A channel of a pro player in the shape that older programs read. */
export type LiveStreamEntry = {
  /** The name of the player. */
  readonly player: string
  /** The code of his team; empty when he has none. */
  readonly team: string
  /** The code of the league of his team; empty without one. */
  readonly region: string
  readonly role: ProRole
  /** The name in the channel's address. */
  readonly twitch: string
  /** Empty while it is not live. */
  readonly title: string
  /** Empty while it is not live, or names no game. */
  readonly game: string
  /** 0 while it is not live. */
  readonly viewers: number
  /** Milliseconds since 1970; 0 while it is not live. */
  readonly startedAt: number
}

/** Channels by the names of the players as they are written; a name can hold dots. */
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

/** The documents of `live_streams`. */
export const LIVE_ID = 'live'
export const NOT_LIVE_ID = 'not_live'

/** `live_streams/{live|not_live}`: read by older programs as they are stored. */
export const liveStreamsCollection: CollectionDefinition<LiveStreams> = {
  name: 'live_streams',
  schema: z.record(z.string(), entry),
  indexes: [],
}
