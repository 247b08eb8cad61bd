import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import { regionOf } from '../../shared/region.ts'
import { type OnUnsaved, saveOr } from '../../shared/unsaved.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { AccountKey } from '../rules/account.ts'
import { refreshAvailableAt } from '../rules/refresh-cooldown.ts'
import type { AccountRefresh } from './account-results.ts'
import type { Ranks } from './ranks.ts'
import type { RiotAccounts } from './riot-accounts.ts'
import type { StoredAccounts } from './stored-accounts.ts'

interface Dependencies {
  readonly riot: RiotApi
  readonly riotAccounts: RiotAccounts
  readonly stored: StoredAccounts
  readonly ranks: Ranks
  readonly clock: Clock
  /** Called when the refreshed account can't be stored; it is returned all the same. */
  readonly onUnsaved: OnUnsaved
}

const FRESH = { priority: 'visitor', fresh: true } as const

/** Returns a function that fetches name, level and ranks again. Concurrent refreshes of one account share one run. */
export function createRefreshAccount({ riot, riotAccounts, stored, ranks, clock, onUnsaved }: Dependencies) {
  const running = new Map<string, Promise<AccountRefresh>>()

  async function refresh(key: AccountKey): Promise<AccountRefresh> {
    const known = await stored.read(key)
    const { platform, puuid } = known ?? key
    const now = clock.now()
    const availableAt = known === null ? now : refreshAvailableAt(known, now)
    if (known !== null && now < availableAt) return { kind: 'too-soon', account: known, availableAt }
    try {
      const region = regionOf(platform)
      const isOfOtherKey = known !== null && known.keyId !== riot.keyId
      const { value, fetchedAt } = isOfOtherKey
        ? await riot.accountByRiotId(known, platform, FRESH)
        : await riot.accountByPuuid(puuid, platform, FRESH)
      if (value === null) return { kind: 'not-found', riotId: known, region, activeRegion: null }
      const lookup = await riotAccounts.fetchOf({ value, fetchedAt }, region, FRESH)
      if (lookup.kind !== 'found') return lookup
      const { account } = lookup
      const currentRanks = await ranks.fetchRanks(account)
      const update = () => stored.update(account, () => ({ refreshedAt: now }))
      await saveOr(update, () => {}, onUnsaved)
      return { kind: 'refreshed', account: { ...account, ranks: currentRanks, refreshedAt: now } }
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error
      return { kind: 'unavailable', account: known, retryAt: error.retryAt }
    }
  }

  return (key: AccountKey): Promise<AccountRefresh> => {
    const id = `${key.platform}_${key.puuid}`
    const run = running.get(id) ?? refresh(key).finally(() => running.delete(id))
    running.set(id, run)
    return run
  }
}
