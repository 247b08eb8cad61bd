import type { Platform } from '../../shared/region.ts'
import type { RankEntry } from './rank.ts'

/** One Riot account on one platform, with the time at which each of its parts was fetched. */
export type Account = {
  readonly puuid: string
  readonly platform: Platform
  /**
   * Id of the API key that the PUUID is encrypted for. Empty when it was not recorded, or when the account's player
   * could not be found under a later key.
   */
  readonly keyId: string
  readonly gameName: string
  readonly tagLine: string
  /** Time when Riot confirmed the name, in milliseconds since 1970. */
  readonly namedAt: number
  readonly profile: AccountProfile
  /** Null until the first fetch of the ranks. */
  readonly ranks: AccountRanks | null
  /** Time of the last manual refresh, in milliseconds since 1970; null before the first one. */
  readonly refreshedAt: number | null
}

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

/** Identifies an account. One player can have an account on several platforms. */
export type AccountKey = {
  readonly platform: Platform
  readonly puuid: string
}
