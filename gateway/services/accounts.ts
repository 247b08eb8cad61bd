import type { Account, AccountKey } from '../domain/account.ts'
import { type Freshness, freshnessOf } from '../domain/freshness.ts'
import { OPEN_PLATFORMS, type Platform, platformOf, type Region, regionOf } from '../domain/region.ts'
import { foldRiotId, InvalidRiotIdError, parseAskedRiotId, type RiotId } from '../domain/riot-id.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { AskOptions, Priority, RiotAccount, RiotApi } from '../ports/riot-api.ts'
import { type Fetched, UpstreamUnavailable } from '../ports/upstream.ts'
import type { Ranks } from './ranks.ts'
import { createStoredAccounts } from './stored-accounts.ts'

const MINUTE = 60_000

/** How long level and picture, and the name with them, are served from the store before Riot is asked again, in milliseconds. */
const PROFILE_LIFETIME = 10 * MINUTE

/** How long after a refresh the next one of the same account is refused, in milliseconds. */
const REFRESH_COOLDOWN = 2 * MINUTE

/** How many accounts of a like name are offered at most. */
const LIKELY_MEANT = 5

/** What a look-up of an account can end in. */
export type AccountLookup = AccountFound | AccountNotFound | InvalidRiotId | Unavailable

/** What asking for everything again can end in. */
export type AccountRefresh =
  | { readonly kind: 'refreshed'; readonly account: Account }
  | (RefreshTooSoon & { readonly account: Account })
  | (Unavailable & { readonly account: Account | null })
  | AccountNotFound

export interface AccountFound {
  readonly kind: 'found'
  readonly account: Account
}

/** No such player, or he has no account on the platform that was asked for. */
export interface AccountNotFound {
  readonly kind: 'not-found'
  readonly riotId: RiotId | null
  /** The region that was asked for. */
  readonly region: Region | null
  /** Where the player is active instead; null when nowhere. */
  readonly activeRegion: Region | null
}

/** The words can't be a Riot ID. */
export interface InvalidRiotId {
  readonly kind: 'invalid'
  /** The words. */
  readonly asked: RiotId
  readonly problem: InvalidRiotIdError
}

/** Riot can't be asked now, and nothing was stored before. */
export interface Unavailable {
  readonly kind: 'unavailable'
  /** Milliseconds since 1970. */
  readonly retryAt: number
}

export interface RefreshTooSoon {
  readonly kind: 'too-soon'
  /** Milliseconds since 1970. */
  readonly availableAt: number
}

export interface Accounts {
  /**
   * Looks an account up by its Riot ID, which may be pasted whole into the game name; without a region, on the platform
   * where the player is active.
   */
  findByRiotId(riotId: RiotId, region: Region | null): Promise<AccountLookup>
  /** Looks an account up by PUUID; without a region, on the platform where the player is active. */
  findByPuuid(puuid: string, region: Region | null): Promise<AccountLookup>
  /** The account as Riot knows it now, which is stored. The Riot ID has to be a whole one. Throws `UpstreamUnavailable`. */
  fetchByRiotId(riotId: RiotId, region: Region, options: AskOptions): Promise<AccountFound | AccountNotFound>
  /** The account as Riot knows it now, which is stored. Throws `UpstreamUnavailable`. */
  fetchByPuuid(puuid: string, region: Region, options: AskOptions): Promise<AccountFound | AccountNotFound>
  /** Those of the accounts that are stored, in the order of their keys. Riot is not asked. */
  listStored(keys: readonly AccountKey[]): Promise<readonly Account[]>
  /** Stored accounts whose game name looks like the one asked for, the likeliest first; at most five. */
  listLikelyMeant(asked: RiotId): Promise<readonly Account[]>
  /** Asks Riot for name, level and ranks again, and lets the next look at the matches do so too. */
  refresh(key: AccountKey): Promise<AccountRefresh>
  profileFreshness(account: Account): Freshness
  /** Milliseconds since 1970: the earliest moment at which a refresh will ask Riot again. */
  refreshAvailableAt(account: Account): number
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly ranks: Ranks
}

/** Where Riot needs a platform only to choose the nearest route, and none is known. */
const ANY_PLATFORM: Platform = 'EUW1'

const VISITOR: AskOptions = { priority: 'visitor' }

export function createAccounts({ riot, store, clock, ranks }: Dependencies): Accounts {
  const stored = createStoredAccounts(store)
  const refreshes = new Map<string, Promise<AccountRefresh>>()

  /** Asks Riot on the platform that is meant. A Riot ID is global: only a platform can say that it knows the player. */
  async function ask(
    identity: Fetched<RiotAccount>,
    region: Region | null,
    options: AskOptions,
  ): Promise<AccountFound | AccountNotFound> {
    const { puuid } = identity.value
    const near = region === null ? ANY_PLATFORM : platformOf(region)
    const platform = region === null ? (await riot.activePlatform(puuid, near, options)).value : near
    const summoner = platform === null ? null : await riot.summoner(platform, puuid, options)

    if (platform === null || summoner === null || summoner.value === null) {
      const activeRegion = platform === null ? null : await findOtherRegion(puuid, platform, options.priority)
      return { kind: 'not-found', riotId: identity.value, region, activeRegion }
    }

    const { profileIconId, summonerLevel } = summoner.value
    const account = await stored.save({ platform, puuid }, (before) => ({
      puuid,
      platform,
      keyId: riot.keyId,
      // A remembered answer can be older than what a refresh has learnt since.
      ...(before !== null && before.namedAt > identity.fetchedAt ? nameOf(before) : toName(identity)),
      profile: { level: summonerLevel, profileIconId, fetchedAt: summoner.fetchedAt },
      ranks: before?.ranks ?? null,
      refreshedAt: before?.refreshedAt ?? null,
    }))
    return { kind: 'found', account }
  }

  /** Where else the player is active; null also when Riot can't say so now. */
  async function findOtherRegion(puuid: string, platform: Platform, priority: Priority): Promise<Region | null> {
    try {
      const { value: active } = await riot.activePlatform(puuid, platform, { priority })
      return active === null || active === platform ? null : regionOf(active)
    } catch (error) {
      if (error instanceof UpstreamUnavailable) return null
      throw error
    }
  }

  /** Asks who has the Riot ID. When the remembered answer proves to be outdated, it is asked anew, once. */
  async function askByRiotId(
    riotId: RiotId,
    region: Region | null,
    { priority, fresh = false }: AskOptions,
  ): Promise<AccountFound | AccountNotFound> {
    const near = region === null ? ANY_PLATFORM : platformOf(region)
    const { value, fetchedAt } = await riot.accountByRiotId(riotId, near, { priority, fresh })
    if (value === null) return { kind: 'not-found', riotId, region, activeRegion: null }

    const lookup = await ask({ value, fetchedAt }, region, { priority })
    const isOutdated = lookup.kind === 'found' && foldRiotId(lookup.account) !== foldRiotId(riotId)
    return isOutdated && !fresh ? askByRiotId(riotId, region, { priority, fresh: true }) : lookup
  }

  /** Asks who has the PUUID. */
  async function askByPuuid(
    puuid: string,
    region: Region | null,
    options: AskOptions,
  ): Promise<AccountFound | AccountNotFound> {
    const near = region === null ? ANY_PLATFORM : platformOf(region)
    const { value, fetchedAt } = await riot.accountByPuuid(puuid, near, options)
    if (value === null) return { kind: 'not-found', riotId: null, region, activeRegion: null }
    return ask({ value, fetchedAt }, region, options)
  }

  /**
   * Prefers a stored account that is young enough, then what Riot says, then whatever is stored. Without a region
   * Riot goes first: the store can't tell on which platform a player is active.
   */
  async function answer(
    known: Account | null,
    region: Region | null,
    askRiot: () => Promise<AccountLookup>,
  ): Promise<AccountLookup> {
    const isYoung = known !== null && known.keyId === riot.keyId && !profileFreshness(known).stale
    if (isYoung && region !== null) return { kind: 'found', account: known }
    try {
      return await askRiot()
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error
      return known === null ? { kind: 'unavailable', retryAt: error.retryAt } : { kind: 'found', account: known }
    }
  }

  function profileFreshness(account: Account): Freshness {
    return freshnessOf(account.profile.fetchedAt, PROFILE_LIFETIME, clock.now())
  }

  async function refresh({ platform, puuid }: AccountKey): Promise<AccountRefresh> {
    const known = await stored.find(puuid, [platform])
    const now = clock.now()
    if (known !== null && now < refreshAvailableAt(known)) {
      return { kind: 'too-soon', account: known, availableAt: refreshAvailableAt(known) }
    }
    try {
      const region = regionOf(platform)
      const options = { priority: 'visitor', fresh: true } as const
      const isOfOtherKey = known !== null && known.keyId !== riot.keyId
      const { value, fetchedAt } = isOfOtherKey
        ? await riot.accountByRiotId(known, platform, options)
        : await riot.accountByPuuid(puuid, platform, options)
      if (value === null) return { kind: 'not-found', riotId: known, region, activeRegion: null }
      const lookup = await ask({ value, fetchedAt }, region, options)
      if (lookup.kind !== 'found') return lookup
      const standing = await ranks.fetchRanks(lookup.account)
      await stored.update(lookup.account, () => ({ refreshedAt: now }))
      return { kind: 'refreshed', account: { ...lookup.account, ranks: standing, refreshedAt: now } }
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error
      return { kind: 'unavailable', account: known, retryAt: error.retryAt }
    }
  }

  return {
    async findByRiotId(input, region) {
      let riotId: RiotId
      try {
        riotId = parseAskedRiotId(input)
      } catch (error) {
        if (!(error instanceof InvalidRiotIdError)) throw error
        return { kind: 'invalid', asked: input, problem: error }
      }
      const known = await stored.findByRiotId(riotId, platformsOf(region))
      return answer(known, region, () => askByRiotId(riotId, region, VISITOR))
    },

    async findByPuuid(puuid, region) {
      const unknown: AccountNotFound = { kind: 'not-found', riotId: null, region, activeRegion: null }
      if (!isPuuid(puuid)) return unknown
      const known = await stored.find(puuid, platformsOf(region))
      return answer(known, region, async () => {
        const lookup = await askByPuuid(puuid, region, VISITOR)
        // A PUUID of another key says nothing to Riot, and still means the account that it was stored with.
        const isNobody = lookup.kind === 'not-found' && lookup.riotId === null
        return isNobody && known !== null && known.keyId !== riot.keyId ? { kind: 'found', account: known } : lookup
      })
    },

    fetchByRiotId: askByRiotId,
    fetchByPuuid: askByPuuid,
    listStored: (keys) => stored.list(keys),

    async listLikelyMeant({ gameName, tagLine }) {
      // What was pasted into one field can hold both parts.
      const [name = '', tag = tagLine] = gameName.split('#')
      if (name.trim() === '') return []
      const asked = foldRiotId({ gameName: name, tagLine: tag })
      // A few more than are offered, so that one with the same tag line is likely to be among them.
      const listed = await stored.listAlike(name, 4 * LIKELY_MEANT)
      // Whoever was called so is called otherwise by now, or plays elsewhere.
      const alike = listed.filter((account) => foldRiotId(account) !== asked)
      const hasTag = (account: Account) => Number(account.tagLine.toLowerCase() === tag.trim().toLowerCase())
      return alike.toSorted((a, b) => hasTag(b) - hasTag(a)).slice(0, LIKELY_MEANT)
    },

    refresh(key) {
      // Whoever asks for a refresh that is under way shares it, so that it happens once.
      const id = `${key.platform}_${key.puuid}`
      const underWay = refreshes.get(id) ?? refresh(key).finally(() => refreshes.delete(id))
      refreshes.set(id, underWay)
      return underWay
    },

    profileFreshness,
    refreshAvailableAt,
  }
}

function refreshAvailableAt({ refreshedAt, profile }: Account): number {
  return refreshedAt === null ? profile.fetchedAt : refreshedAt + REFRESH_COOLDOWN
}

function nameOf({ gameName, tagLine, namedAt }: Account) {
  return { gameName, tagLine, namedAt }
}

function toName({ value: { gameName, tagLine }, fetchedAt }: Fetched<RiotAccount>) {
  return { gameName, tagLine, namedAt: fetchedAt }
}

function platformsOf(region: Region | null): readonly Platform[] {
  return region === null ? OPEN_PLATFORMS : [platformOf(region)]
}

/** PUUIDs are about 78 characters of base64url; anything else is nobody. */
function isPuuid(text: string): boolean {
  return /^[\w-]{1,128}$/.test(text)
}
