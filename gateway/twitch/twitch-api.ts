import type { Fetched } from '../shared/upstream.ts'

/** A Twitch channel. A login can change and pass to another owner; only the id is permanent. */
export interface TwitchUser {
  readonly id: string
  /** In lower case; the name in the channel's URL. */
  readonly login: string
  /** In the owner's spelling. */
  readonly displayName: string
  /** `null` when the channel has none. */
  readonly profileImageUrl: string | null
}

export interface TwitchGame {
  readonly id: string
  /** In English. */
  readonly name: string
}

export interface TwitchStream {
  /** The present login of the channel, in lower case. */
  readonly login: string
  readonly userId: string
  readonly title: string
  /** Any game, not only League of Legends; `null` when the channel sets none. */
  readonly game: TwitchGame | null
  readonly viewers: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Such as `en` or `zh-hk`, or `other`. */
  readonly language: string
  /** URL of a picture with the placeholders `{width}` and `{height}` for its size in pixels; `null` when there is none yet. */
  readonly thumbnailUrl: string | null
}

/**
 * The requests of this product to Twitch, up to 100 channels in each. Invalid and unknown ids and logins are skipped.
 * Channels are returned in no particular order, each once. Every method throws `UpstreamUnavailable` when Twitch can't be
 * reached now, and nothing else: there are no partial answers.
 */
export interface TwitchApi {
  /** Returns those of the channels that are live. A live channel can be missing from one answer and return in the next. */
  streams(ids: readonly string[]): Promise<Fetched<readonly TwitchStream[]>>
  /** Returns those of the channels that exist. A banned channel does not. */
  users(ids: readonly string[]): Promise<Fetched<readonly TwitchUser[]>>
  /** Returns the channels that have these logins now. Logins are case-insensitive. */
  usersByLogin(logins: readonly string[]): Promise<Fetched<readonly TwitchUser[]>>
}
