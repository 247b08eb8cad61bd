import type { Fetched } from './upstream.ts'

/** A channel as Twitch knows it. A login can change and be given to somebody else: only the id stays. */
export interface TwitchUser {
  readonly id: string
  /** Lower case; the name in the channel's address. */
  readonly login: string
  /** As the owner writes it. */
  readonly displayName: string
  /** `null` when the owner has none. */
  readonly profileImageUrl: string | null
}

/** What a channel shows. */
export interface TwitchGame {
  readonly id: string
  /** In English. */
  readonly name: string
}

/** A channel that is live. */
export interface TwitchStream {
  /** Lower case; one of those that were asked for. */
  readonly login: string
  readonly userId: string
  readonly title: string
  /** Any game, not only League of Legends; `null` when none is named. */
  readonly game: TwitchGame | null
  readonly viewers: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Such as `en` or `zh-hk`, or `other`. */
  readonly language: string
  /** Address of a picture, its size in pixels left open as `{width}` and `{height}`; `null` when there is none yet. */
  readonly thumbnailUrl: string | null
}

/**
 * What this product asks of Twitch. Logins are taken in any case; one that no channel can have, or that nobody has, is
 * passed over. Answers are in no order, each channel once. Every method throws `UpstreamUnavailable` when Twitch can't
 * be asked now, and nothing else: there are no half answers.
 */
export interface TwitchApi {
  /** The channels that are live among these. One that is live can be missing from one answer, and back in the next. */
  streams(logins: readonly string[]): Promise<Fetched<readonly TwitchStream[]>>
  /** The channels that exist among these. */
  users(logins: readonly string[]): Promise<Fetched<readonly TwitchUser[]>>
}
