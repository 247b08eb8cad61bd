import { currentFreshness } from '../../caching/current-freshness.ts'
import type { AskOptions, Priority, RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Freshness } from '../../shared/freshness.ts'
import { believable } from '../../shared/stored-time.ts'
import { type OnUnsaved, requireSaved, saveOr } from '../../shared/unsaved.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { accountDocumentId, accountsCollection } from '../collections/accounts.ts'
import { rankHistoriesCollection } from '../collections/rank-histories.ts'
import type { Account, AccountKey, AccountRanks } from '../rules/account.ts'
import { addStandings, type RankHistory } from '../rules/rank-history.ts'

const RANKS_LIFETIME_MS = 10 * 60_000

export interface Ranks {
  /** Returns the ranks, fetched again when they are stale; null when Riot is unavailable and none are stored. */
  findRanks(account: Account): Promise<AccountRanks | null>
  /** Fetches the ranks from Riot; the default priority is that of a visitor. Throws `UpstreamUnavailable`. */
  fetchRanks(account: AccountKey, priority?: Priority): Promise<AccountRanks>
  /** Recorded ranks of the account over time, one history per queue. */
  listHistories(account: AccountKey): Promise<readonly RankHistory[]>
  freshness(ranks: AccountRanks): Freshness
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  /** Called when an answer for a visitor can't be stored; it is given all the same. Default: the error is thrown. */
  readonly onUnsaved?: OnUnsaved
}

export function createRanks({ riot, store, clock, onUnsaved = requireSaved }: Dependencies): Ranks {
  const accounts = openCollection(store, accountsCollection)
  const rankHistories = openCollection(store, rankHistoriesCollection)

  async function ask({ platform, puuid }: AccountKey, options: AskOptions): Promise<AccountRanks> {
    const { value: entries, fetchedAt } = await riot.rankEntries(platform, puuid, options)
    const ranks = { entries, fetchedAt }
    const isForVisitor = options.priority === 'visitor'
    await saveOr(
      () => keep({ platform, puuid }, ranks),
      () => {},
      isForVisitor ? onUnsaved : requireSaved,
    )
    return ranks
  }

  /** Writes the ranks to the account, and any change to its history, in one transaction. */
  async function keep(key: AccountKey, ranks: AccountRanks): Promise<void> {
    const id = accountDocumentId(key)
    await store.transaction(async (transaction) => {
      const [account, history] = await Promise.all([
        accounts.in(transaction).find(id),
        rankHistories.in(transaction).find(id),
      ])
      const hasNewerRanks = account?.ranks && believable(account.ranks.fetchedAt, clock.now()) > ranks.fetchedAt
      if (account === null || hasNewerRanks) return
      accounts.in(transaction).set(id, { ...account, ranks })
      const before = history?.queues ?? []
      const queues = addStandings(before, ranks.entries, ranks.fetchedAt)
      if (queues !== before) rankHistories.in(transaction).set(id, { queues })
    })
  }

  function freshness(ranks: AccountRanks): Freshness {
    return currentFreshness(ranks.fetchedAt, RANKS_LIFETIME_MS, clock)
  }

  return {
    async findRanks(account) {
      const known = account.ranks
      if (known !== null && !freshness(known).stale) return known
      // Riot does not recognise this PUUID under the current key, and would report its owner as unranked.
      if (account.keyId !== riot.keyId) return known
      try {
        return await ask(account, { priority: 'visitor' })
      } catch (error) {
        if (error instanceof UpstreamUnavailable) return known
        throw error
      }
    },
    fetchRanks: (account, priority = 'visitor') => ask(account, { priority, fresh: true }),
    async listHistories(account) {
      const history = await rankHistories.find(accountDocumentId(account))
      return history?.queues ?? []
    },
    freshness,
  }
}
