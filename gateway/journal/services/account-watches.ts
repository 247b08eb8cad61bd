import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { watchedAccountsCollection } from '../collections/watched-accounts.ts'

/** Duration of a watch that is not renewed, in milliseconds. */
export const WATCH_MS = 15 * 60_000

/** Interval at which a subscriber or a webhook renews its watches, in milliseconds: two renewals may fail. */
export const RENEW_WATCH_EVERY_MS = 5 * 60_000

/** A watch that was renewed this recently is not written again. */
const RECENT_MS = 60_000

const WRITTEN_AT_ONCE = 50

/** Watches of accounts: the journal records their changes only while it has a watch. */
export interface AccountWatches {
  /**
   * Watches accounts until {@link WATCH_MS} after `at`, in milliseconds since 1970. Call it again at least every
   * {@link RENEW_WATCH_EVERY_MS}. A watch that was just renewed costs one read. Throws the store's errors.
   */
  watch(accounts: readonly AccountKey[], at: number): Promise<void>
}

export function createAccountWatches(store: DocumentStore): AccountWatches {
  const watched = openCollection(store, watchedAccountsCollection)

  async function renew(accounts: readonly AccountKey[], at: number): Promise<void> {
    await store.transaction(async (transaction) => {
      const writer = watched.in(transaction)
      const known = await writer.findMany(accounts.map(accountDocumentId))
      for (const [index, { platform, puuid }] of accounts.entries()) {
        const before = known[index] ?? { platform, puuid, since: at, until: 0, ranks: null, matches: null }
        const until = Math.max(before.until, at + WATCH_MS)
        writer.set(accountDocumentId(before), { ...before, until })
      }
    })
  }

  return {
    async watch(accounts, at) {
      const each = [...new Map(accounts.map((account) => [accountDocumentId(account), account])).values()]
      const known = await watched.findMany(each.map(accountDocumentId))
      const due = each.filter((_account, index) => (known[index]?.until ?? 0) < at + WATCH_MS - RECENT_MS)
      for await (const batch of inBatches(due, WRITTEN_AT_ONCE)) await renew(batch, at)
    },
  }
}
