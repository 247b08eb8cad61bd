import type { AskOptions, RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Freshness } from '../../shared/freshness.ts'
import {
  OPEN_PLATFORMS,
  openPlatformOf,
  type Platform,
  platformOf,
  type Region,
  regionOf,
} from '../../shared/region.ts'
import { type OnUnsaved, requireSaved } from '../../shared/unsaved.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { toAccountKey } from '../rules/account-id.ts'
import type { Account, AccountKey } from '../rules/account.ts'
import { refreshAvailableAt } from '../rules/refresh-cooldown.ts'
import { foldRiotId, InvalidRiotIdError, parseRequestedRiotId, type RiotId } from '../rules/riot-id.ts'
import {
  type AccountFound,
  type AccountLookup,
  type AccountNotFound,
  type AccountRefresh,
  type AccountsLookup,
  type InvalidRiotId,
  type RegionalRiotId,
  unknownPuuid,
} from './account-results.ts'
import { surveyAccounts } from './account-survey.ts'
import { answerEach, answerOne, type Question } from './answer-each.ts'
import { profileFreshnessOf } from './profile-freshness.ts'
import type { Ranks } from './ranks.ts'
import { createRefreshAccount } from './refresh-account.ts'
import { createRiotAccounts } from './riot-accounts.ts'
import { createStoredAccounts } from './stored-accounts.ts'

/** Maximum number of suggestions with a similar name. */
const LIKELY_MEANT = 5

export interface Accounts {
  /** The Riot ID may be pasted whole into the game name. Without a region, searches the platform where the player is active. */
  findByRiotId(riotId: RiotId, region: Region | null): Promise<AccountLookup>
  /**
   * Finds accounts by their Riot IDs, each on its platform, in the order of the requests. Reads the store twice in all. Accounts for
   * which the operation may send no more requests to Riot are returned as stored, or as unavailable.
   */
  findEach(requests: readonly RegionalRiotId[]): Promise<readonly AccountLookup[]>
  /** Finds accounts by the ids that the contract gives them, like {@link findEach}. */
  findEachById(ids: readonly string[]): Promise<readonly AccountLookup[]>
  /**
   * Finds the account of a player who was seen elsewhere, such as in a match: the stored one, however old, or else Riot's. Reads of
   * one turn of the event loop are batched.
   */
  findSeen(key: AccountKey): Promise<AccountLookup>
  /** Finds the accounts with a Riot ID in every region. The Riot ID may be pasted whole into the game name. */
  findEverywhere(riotId: RiotId): Promise<AccountsLookup>
  /** Finds an account by its PUUID. Without a region, searches the platform where the player is active. */
  findByPuuid(puuid: string, region: Region | null): Promise<AccountLookup>
  /** Fetches the account from Riot and stores it. The Riot ID has to be complete. Throws `UpstreamUnavailable`. */
  fetchByRiotId(riotId: RiotId, region: Region, options: AskOptions): Promise<AccountFound | AccountNotFound>
  /** Fetches the account from Riot and stores it. Throws `UpstreamUnavailable`. */
  fetchByPuuid(puuid: string, region: Region, options: AskOptions): Promise<AccountFound | AccountNotFound>
  /**
   * Returns those of the accounts that are stored, in the order of their keys, also when their PUUID has changed since. Sends no
   * request to Riot.
   */
  listStored(keys: readonly AccountKey[]): Promise<readonly Account[]>
  /** Stored accounts with a game name similar to the requested one, the likeliest first; at most five. */
  listSuggestions(asked: RiotId): Promise<readonly Account[]>
  /** Fetches name, level and ranks again. Cached matches older than the refresh are fetched again at their next read. */
  refresh(key: AccountKey): Promise<AccountRefresh>
  profileFreshness(account: Account): Freshness
  /** Returns the time from which {@link refresh} asks Riot again, in milliseconds since 1970. */
  refreshAvailableAt(account: Account): number
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly ranks: Ranks
  /** Called when an answer for a visitor can't be stored; it is given all the same. Default: the error is thrown. */
  readonly onUnsaved?: OnUnsaved
}

const VISITOR: AskOptions = { priority: 'visitor' }

export function createAccounts({ riot, store, clock, ranks, onUnsaved = requireSaved }: Dependencies): Accounts {
  const stored = createStoredAccounts(store)
  const riotAccounts = createRiotAccounts({ riot, stored, onUnsaved })

  /** Without a region it starts with Riot, because the store does not know the platform where a player is active. */
  function questionOf(
    known: Account | null,
    region: Region | null,
    ask: () => Promise<AccountLookup>,
  ): Question<AccountLookup> {
    const isYoung = known !== null && known.keyId === riot.keyId && !profileFreshness(known).stale
    const isCurrent = isYoung && region !== null
    return isCurrent ? { known: toFound(known), ask: null } : { known: known && toFound(known), ask }
  }

  function questionByPuuid(known: Account | null, puuid: string, region: Region | null): Question<AccountLookup> {
    return questionOf(known, region, async () => {
      const lookup = await riotAccounts.fetchByPuuid(puuid, region, VISITOR)
      // Riot does not recognise a PUUID of another key, but the store still knows its account.
      const isUnknown = lookup.kind === 'not-found' && lookup.riotId === null
      return isUnknown && known !== null && known.keyId !== riot.keyId ? { kind: 'found', account: known } : lookup
    })
  }

  function profileFreshness(account: Account): Freshness {
    return profileFreshnessOf(account, clock)
  }

  return {
    async findByRiotId(input, region) {
      const riotId = readRiotId(input)
      if ('kind' in riotId) return riotId
      const known = await stored.findByRiotId(riotId, platformsOf(region))
      return answerOne(questionOf(known, region, () => riotAccounts.fetchByRiotId(riotId, region, VISITOR)))
    },

    async findEach(requests) {
      const questions = requests.map(async ({ region, ...input }): Promise<Question<AccountLookup>> => {
        const riotId = readRiotId(input)
        if ('kind' in riotId) return { known: riotId, ask: null }
        const known = await stored.readByRiotId(riotId, platformOf(region))
        return questionOf(known, region, () => riotAccounts.fetchByRiotId(riotId, region, VISITOR))
      })
      return answerEach(await Promise.all(questions))
    },

    async findEachById(ids) {
      const questions = ids.map(async (id): Promise<Question<AccountLookup>> => {
        const key = toAccountKey(id)
        if (key === null) return { known: unknownPuuid(null), ask: null }
        const known = await stored.read(key)
        return questionByPuuid(known, known?.puuid ?? key.puuid, regionOf(key.platform))
      })
      return answerEach(await Promise.all(questions))
    },

    async findSeen({ platform, puuid }) {
      const key = { platform: openPlatformOf(platform), puuid }
      const known = await stored.read(key)
      if (known !== null) return toFound(known)
      return answerOne<AccountLookup>({
        known: null,
        ask: () => riotAccounts.fetchByPuuid(puuid, regionOf(key.platform), VISITOR),
      })
    },

    async findEverywhere(input) {
      const riotId = readRiotId(input)
      if ('kind' in riotId) return riotId
      const survey = await surveyAccounts({ riot, stored, clock, onUnsaved }, riotId)
      return survey.kind === 'nowhere' ? { kind: 'not-found', riotId, region: null, activeRegion: null } : survey
    },

    async findByPuuid(puuid, region) {
      if (!isPuuid(puuid)) return unknownPuuid(region)
      return answerOne(questionByPuuid(await stored.find(puuid, platformsOf(region)), puuid, region))
    },

    fetchByRiotId: (riotId, region, options) => riotAccounts.fetchByRiotId(riotId, region, options),
    fetchByPuuid: (puuid, region, options) => riotAccounts.fetchByPuuid(puuid, region, options),
    listStored: (keys) => stored.list(keys),

    async listSuggestions({ gameName, tagLine }) {
      // Both parts may have been pasted into one field.
      const [name = '', tag = tagLine] = gameName.split('#')
      if (name.trim() === '') return []
      const asked = foldRiotId({ gameName: name, tagLine: tag })
      // Reads more than it returns, so that an account with the same tag line is likely to be included.
      const listed = await stored.listAlike(name, 4 * LIKELY_MEANT)
      // A stored account with exactly this name was renamed since, or is on another platform.
      const alike = listed.filter((account) => foldRiotId(account) !== asked)
      const hasTag = (account: Account) => Number(account.tagLine.toLowerCase() === tag.trim().toLowerCase())
      return alike.toSorted((a, b) => hasTag(b) - hasTag(a)).slice(0, LIKELY_MEANT)
    },

    refresh: createRefreshAccount({ riot, riotAccounts, stored, ranks, clock, onUnsaved }),
    profileFreshness,
    refreshAvailableAt: (account) => refreshAvailableAt(account, clock.now()),
  }
}

function readRiotId(input: RiotId): RiotId | InvalidRiotId {
  try {
    return parseRequestedRiotId(input)
  } catch (error) {
    if (!(error instanceof InvalidRiotIdError)) throw error
    return { kind: 'invalid', asked: input, problem: error }
  }
}

function toFound(account: Account): AccountFound {
  return { kind: 'found', account }
}

function platformsOf(region: Region | null): readonly Platform[] {
  return region === null ? OPEN_PLATFORMS : [platformOf(region)]
}

/** PUUIDs are about 78 characters of base64url. Other text can't be a PUUID. */
function isPuuid(text: string): boolean {
  return /^[\w-]{1,128}$/.test(text)
}
