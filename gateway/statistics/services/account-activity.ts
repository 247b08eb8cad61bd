import { accountMatchesCollection } from '../../accounts/collections/account-matches.ts'
import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import type { Clock } from '../../shared/clock.ts'
import { openPlatformOf } from '../../shared/region.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { type KnownActivity, knownActivityOf } from '../rules/known-activity.ts'

/** Lifetime of what is kept in memory, which all viewers share, in milliseconds. */
const LIFETIME_MS = 10_000

/** Number of accounts that are kept in memory, some 200 bytes for each of at most 500 games. */
const KEPT_ACCOUNTS = 20

/** Times at which accounts played, as far as they are known without a gap. Sends no request to Riot. Results may be ten seconds old. */
export interface AccountActivities {
  /** Null when the newest games of the account are not known. */
  find(account: AccountKey): Promise<KnownActivity | null>
  /** Clears what is kept in memory. */
  forget(): void
}

export function createAccountActivities({
  store,
  clock,
}: {
  readonly store: DocumentStore
  readonly clock: Clock
}): AccountActivities {
  const accountMatches = openCollection(store, accountMatchesCollection)
  const known = createShortCache<KnownActivity | null>({ clock, lifetimeMs: LIFETIME_MS, most: KEPT_ACCOUNTS })

  return {
    find({ platform, puuid }) {
      const id = accountDocumentId({ platform: openPlatformOf(platform), puuid })
      return known(id, async () => {
        const read = await accountMatches.find(id)
        return read === null ? null : knownActivityOf(read)
      })
    },
    forget: () => known.clear(),
  }
}
