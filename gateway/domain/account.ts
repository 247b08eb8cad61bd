import type { RankEntry } from './rank.ts'
import type { Platform } from './region.ts'

/** One Riot account on one platform, with the moment at which each of its parts was fetched. */
export type Account = {
  readonly puuid: string
  readonly platform: Platform
  /**
   * Names the API key that the PUUID is encrypted for; empty when that was not written down, and nobody's when the
   * account's player could not be found under a later key.
   */
  readonly keyId: string
  readonly gameName: string
  readonly tagLine: string
  /** When Riot said that this is the name, in milliseconds since 1970. */
  readonly namedAt: number
  readonly profile: AccountProfile
  /** Null until the ranks were fetched for the first time. */
  readonly ranks: AccountRanks | null
  /** When somebody last asked for everything to be fetched again; null before the first time. */
  readonly refreshedAt: number | null
}

/** Level and picture. */
export type AccountProfile = {
  readonly level: number
  readonly profileIconId: number
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

export type AccountRanks = {
  readonly entries: readonly RankEntry[]
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

/** Which account is meant: the same player can have one on several platforms. */
export type AccountKey = {
  readonly platform: Platform
  readonly puuid: string
}
