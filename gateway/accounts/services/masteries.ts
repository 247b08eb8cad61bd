import { currentFreshness } from '../../caching/current-freshness.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Freshness } from '../../shared/freshness.ts'
import { type OnUnsaved, requireSaved, saveOr } from '../../shared/unsaved.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { accountMasteriesCollection } from '../collections/account-masteries.ts'
import { accountMatchesCollection } from '../collections/account-matches.ts'
import { accountDocumentId } from '../collections/accounts.ts'
import type { Account, AccountKey } from '../rules/account.ts'
import type { AccountMasteries } from '../rules/champion-mastery.ts'
import { type ChampionRecord, recordsByChampion } from '../rules/champion-record.ts'

const MASTERIES_LIFETIME_MS = 10 * 60_000

export interface Masteries {
  /** Returns the masteries, fetched again when they are stale; null when Riot is unavailable and none are stored. */
  findMasteries(account: Account): Promise<AccountMasteries | null>
  /** Returns the masteries as stored, however old. Sends no request to Riot. */
  findStored(account: AccountKey): Promise<AccountMasteries | null>
  /** Results of the stored matches on each champion, by Riot's number of the champion. */
  findRecords(account: AccountKey): Promise<ReadonlyMap<number, ChampionRecord>>
  freshness(masteries: AccountMasteries): Freshness
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  /** Called when an answer for a visitor can't be stored; it is given all the same. Default: the error is thrown. */
  readonly onUnsaved?: OnUnsaved
}

export function createMasteries({ riot, store, clock, onUnsaved = requireSaved }: Dependencies): Masteries {
  const accountMasteries = openCollection(store, accountMasteriesCollection)
  const accountMatches = openCollection(store, accountMatchesCollection)

  async function ask(account: Account): Promise<AccountMasteries> {
    // An answer from before the last refresh is outdated, however young it is.
    const remembered = await riot.masteries(account.platform, account.puuid, { priority: 'visitor' })
    const { value: entries, fetchedAt } =
      remembered.fetchedAt >= (account.refreshedAt ?? 0)
        ? remembered
        : await riot.masteries(account.platform, account.puuid, { priority: 'visitor', fresh: true })
    const masteries = { entries, fetchedAt }
    const write = () =>
      store.transaction(async (transaction) => {
        accountMasteries.in(transaction).set(accountDocumentId(account), masteries)
      })
    await saveOr(write, () => {}, onUnsaved)
    return masteries
  }

  function freshness(masteries: AccountMasteries): Freshness {
    return currentFreshness(masteries.fetchedAt, MASTERIES_LIFETIME_MS, clock)
  }

  return {
    async findMasteries(account) {
      const known = await accountMasteries.find(accountDocumentId(account))
      const isYoung = known !== null && !freshness(known).stale && known.fetchedAt >= (account.refreshedAt ?? 0)
      // Riot does not recognise a PUUID of another key, and would return no masteries.
      if (isYoung || account.keyId !== riot.keyId) return known
      try {
        return await ask(account)
      } catch (error) {
        if (error instanceof UpstreamUnavailable) return known
        throw error
      }
    },
    findStored: (account) => accountMasteries.find(accountDocumentId(account)),
    async findRecords(account) {
      const known = await accountMatches.find(accountDocumentId(account))
      return recordsByChampion(known?.seen ?? [])
    },
    freshness,
  }
}
