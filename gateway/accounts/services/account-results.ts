import type { Region } from '../../shared/region.ts'
import type { Unavailable } from '../../shared/upstream.ts'
import type { Account } from '../rules/account.ts'
import type { InvalidRiotIdError, RiotId } from '../rules/riot-id.ts'
import type { FoundAccounts } from './account-survey.ts'

export type AccountLookup = AccountFound | AccountNotFound | InvalidRiotId | Unavailable

export interface RegionalRiotId extends RiotId {
  readonly region: Region
}

/** Result of a search in every region. */
export type AccountsLookup = FoundAccounts | AccountNotFound | InvalidRiotId | Unavailable

export type AccountRefresh =
  | { readonly kind: 'refreshed'; readonly account: Account }
  | (RefreshTooSoon & { readonly account: Account })
  | (Unavailable & { readonly account: Account | null })
  | AccountNotFound

export interface AccountFound {
  readonly kind: 'found'
  readonly account: Account
}

/** The player does not exist, or has no account on the requested platform. */
export interface AccountNotFound {
  readonly kind: 'not-found'
  readonly riotId: RiotId | null
  readonly region: Region | null
  /** Region where the player is active instead; null when there is none. */
  readonly activeRegion: Region | null
}

/** The input can't be a Riot ID. */
export interface InvalidRiotId {
  readonly kind: 'invalid'
  readonly asked: RiotId
  readonly problem: InvalidRiotIdError
}

export interface RefreshTooSoon {
  readonly kind: 'too-soon'
  /** Milliseconds since 1970. */
  readonly availableAt: number
}

/** Riot knows no player with this PUUID. */
export function unknownPuuid(region: Region | null): AccountNotFound {
  return { kind: 'not-found', riotId: null, region, activeRegion: null }
}
