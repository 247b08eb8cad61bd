import type { RiotAccount } from '../../riot/answers.ts'
import type { AskOptions, Priority, RiotApi } from '../../riot/riot-api.ts'
import { type Platform, platformOf, type Region, regionOf } from '../../shared/region.ts'
import type { OnUnsaved } from '../../shared/unsaved.ts'
import { type Fetched, UpstreamUnavailable } from '../../shared/upstream.ts'
import { foldRiotId, type RiotId } from '../rules/riot-id.ts'
import { type AccountFound, type AccountNotFound, unknownPuuid } from './account-results.ts'
import { fetchProfile } from './fetch-profile.ts'
import type { StoredAccounts } from './stored-accounts.ts'

/** Fetches accounts from Riot and stores them. Without a region, on the platform where the player is active. */
export interface RiotAccounts {
  /** The Riot ID has to be complete. Throws `UpstreamUnavailable`. */
  fetchByRiotId(riotId: RiotId, region: Region | null, options: AskOptions): Promise<AccountFound | AccountNotFound>
  /** Throws `UpstreamUnavailable`. */
  fetchByPuuid(puuid: string, region: Region | null, options: AskOptions): Promise<AccountFound | AccountNotFound>
  /** Fetches an account of a known player. Throws `UpstreamUnavailable`. */
  fetchOf(
    identity: Fetched<RiotAccount>,
    region: Region | null,
    options: AskOptions,
  ): Promise<AccountFound | AccountNotFound>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly stored: StoredAccounts
  /** Called when an answer for a visitor can't be stored; it is given all the same. */
  readonly onUnsaved: OnUnsaved
}

/** Used where Riot needs a platform only to choose the nearest route, and the platform is unknown. */
const ANY_PLATFORM: Platform = 'EUW1'

export function createRiotAccounts({ riot, stored, onUnsaved }: Dependencies): RiotAccounts {
  /** A Riot ID is global, so only a platform can confirm that it knows the player. */
  async function fetchOf(
    identity: Fetched<RiotAccount>,
    region: Region | null,
    options: AskOptions,
  ): Promise<AccountFound | AccountNotFound> {
    const { puuid } = identity.value
    const near = region === null ? ANY_PLATFORM : platformOf(region)
    const platform = region === null ? (await riot.activePlatform(puuid, near, options)).value : near
    const account =
      platform === null ? null : await fetchProfile({ riot, stored, onUnsaved }, identity, platform, options)

    if (account === null) {
      const activeRegion = platform === null ? null : await findOtherRegion(puuid, platform, options.priority)
      return { kind: 'not-found', riotId: identity.value, region, activeRegion }
    }

    return { kind: 'found', account }
  }

  /** Finds another region where the player is active; null also when Riot is unavailable. */
  async function findOtherRegion(puuid: string, platform: Platform, priority: Priority): Promise<Region | null> {
    try {
      const { value: active } = await riot.activePlatform(puuid, platform, { priority })
      return active === null || active === platform ? null : regionOf(active)
    } catch (error) {
      if (error instanceof UpstreamUnavailable) return null
      throw error
    }
  }

  /** Resolves a Riot ID. Repeats the request once without the cache when the cached answer proves outdated. */
  async function fetchByRiotId(
    riotId: RiotId,
    region: Region | null,
    { priority, fresh = false }: AskOptions,
  ): Promise<AccountFound | AccountNotFound> {
    const near = region === null ? ANY_PLATFORM : platformOf(region)
    const { value, fetchedAt } = await riot.accountByRiotId(riotId, near, { priority, fresh })
    if (value === null) return { kind: 'not-found', riotId, region, activeRegion: null }

    const lookup = await fetchOf({ value, fetchedAt }, region, { priority })
    const isOutdated = lookup.kind === 'found' && foldRiotId(lookup.account) !== foldRiotId(riotId)
    return isOutdated && !fresh ? fetchByRiotId(riotId, region, { priority, fresh: true }) : lookup
  }

  async function fetchByPuuid(
    puuid: string,
    region: Region | null,
    options: AskOptions,
  ): Promise<AccountFound | AccountNotFound> {
    const near = region === null ? ANY_PLATFORM : platformOf(region)
    const { value, fetchedAt } = await riot.accountByPuuid(puuid, near, options)
    if (value === null) return unknownPuuid(region)
    return fetchOf({ value, fetchedAt }, region, options)
  }

  return { fetchByRiotId, fetchByPuuid, fetchOf }
}
