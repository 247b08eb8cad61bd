import type { RiotAccount } from '../../riot/answers.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import { OPEN_PLATFORMS, type Platform, type Region, regionOf } from '../../shared/region.ts'
import type { OnUnsaved } from '../../shared/unsaved.ts'
import { type Fetched, type Unavailable, UpstreamUnavailable } from '../../shared/upstream.ts'
import type { Account } from '../rules/account.ts'
import { foldRiotId, type RiotId } from '../rules/riot-id.ts'
import { fetchProfile } from './fetch-profile.ts'
import { profileFreshnessOf } from './profile-freshness.ts'
import type { StoredAccounts } from './stored-accounts.ts'

/** The accounts with a Riot ID, one per region. */
export interface FoundAccounts {
  readonly kind: 'found'
  /** Highest level first; never empty. */
  readonly accounts: readonly Account[]
  /** Regions that did not answer and may have another account. */
  readonly unansweredRegions: readonly Region[]
}

export type AccountSurvey = FoundAccounts | { readonly kind: 'nowhere' } | Unavailable

interface Dependencies {
  readonly riot: RiotApi
  readonly stored: StoredAccounts
  readonly clock: Clock
  /** Called when an account can't be stored; it is returned all the same. */
  readonly onUnsaved: OnUnsaved
}

const VISITOR = { priority: 'visitor' } as const

/**
 * Searches every open platform for the accounts of a Riot ID. A Riot ID is global, so Riot is asked once for its owner, and
 * then each platform whose account is not stored or no longer young. Without Riot, returns what is stored.
 */
export async function surveyAccounts(dependencies: Dependencies, riotId: RiotId): Promise<AccountSurvey> {
  const { riot, stored } = dependencies
  try {
    const [first] = OPEN_PLATFORMS
    if (first === undefined) return { kind: 'nowhere' }
    const identity = await riot.accountByRiotId(riotId, first, VISITOR)
    const survey = await surveyPlatforms(dependencies, identity)
    const isOutdated = survey.kind === 'found' && foldOf(survey.accounts) !== foldRiotId(riotId)
    if (!isOutdated) return survey
    // The cached owner was renamed since: the Riot ID may have another one.
    return await surveyPlatforms(dependencies, await riot.accountByRiotId(riotId, first, { ...VISITOR, fresh: true }))
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error
    const known = await stored.listByRiotId(riotId, OPEN_PLATFORMS)
    if (known.length === 0) return { kind: 'unavailable', retryAt: error.retryAt }
    return toFound(known, regionsWithout(known))
  }
}

async function surveyPlatforms(
  { riot, stored, clock, onUnsaved }: Dependencies,
  { value, fetchedAt }: Fetched<RiotAccount | null>,
): Promise<AccountSurvey> {
  if (value === null) return { kind: 'nowhere' }
  const identity = { value, fetchedAt }
  const known = new Map(
    (await stored.listOn(value.puuid, OPEN_PLATFORMS)).map((account) => [account.platform, account]),
  )
  const refusals: UpstreamUnavailable[] = []
  const unanswered: Region[] = []

  async function findOn(platform: Platform): Promise<Account | null> {
    const account = known.get(platform) ?? null
    if (account !== null && account.keyId === riot.keyId && !profileFreshnessOf(account, clock).stale) return account
    try {
      return await fetchProfile({ riot, stored, onUnsaved }, identity, platform, VISITOR)
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error
      refusals.push(error)
      if (account === null) unanswered.push(regionOf(platform))
      return account
    }
  }

  const accounts = (await Promise.all(OPEN_PLATFORMS.map(findOn))).filter((account) => account !== null)
  if (accounts.length > 0) return toFound(accounts, unanswered)
  if (refusals.length === 0) return { kind: 'nowhere' }
  return { kind: 'unavailable', retryAt: Math.max(...refusals.map(({ retryAt }) => retryAt)) }
}

function toFound(accounts: readonly Account[], unansweredRegions: readonly Region[]): FoundAccounts {
  return {
    kind: 'found',
    accounts: accounts.toSorted((a, b) => b.profile.level - a.profile.level),
    unansweredRegions,
  }
}

function regionsWithout(known: readonly Account[]): readonly Region[] {
  return OPEN_PLATFORMS.filter((platform) => known.every((account) => account.platform !== platform)).map(regionOf)
}

function foldOf([account]: readonly Account[]): string | null {
  return account === undefined ? null : foldRiotId(account)
}
