import { isDeepStrictEqual } from 'node:util'
import { accountMatchesCollection } from '../../accounts/collections/account-matches.ts'
import { accountRecordsCollection } from '../../accounts/collections/account-records.ts'
import { accountKeyOf } from '../../accounts/collections/accounts.ts'
import { sumUpAccount } from '../../accounts/rules/account-records.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import { openRememberedMatches } from '../../accounts/services/remembered-matches.ts'
import type { DocumentStore, StoredDocument } from '../../store/document-store.ts'
import { readPages } from '../../store/store-pages.ts'
import type { RecountMark } from './recount-mark.ts'
import type { RecountProgress } from './recount-progress.ts'

/** Number of accounts in one read. The matches of an account take up to 100 kB. */
const ACCOUNTS_A_PAGE = 20

interface Dependencies {
  readonly store: DocumentStore
  readonly mark: RecountMark
  readonly progress: RecountProgress
}

/**
 * Writes the records of accounts that differ from their remembered matches: those of older releases have none. Visitors may look
 * up accounts meanwhile. An account whose matches can't be read is left as it is. Throws `RecountLost` or `RecountStopped`.
 */
export async function correctAccountRecords({ store, mark, progress }: Dependencies): Promise<void> {
  const rememberedMatches = openRememberedMatches(store)
  for await (const page of readPages(store, accountMatchesCollection.name, ACCOUNTS_A_PAGE)) {
    await mark.keep()
    const present = await store.getMany(
      accountRecordsCollection.name,
      page.map(({ id }) => id),
    )
    const wrong = page.flatMap((matches, index) => findWrong(matches, present[index] ?? null) ?? [])
    progress.checked += page.length
    if (wrong.length === 0) continue
    await store.transaction(async (transaction) => {
      const writer = rememberedMatches.in(transaction)
      // A visitor's look-up may have added matches since.
      const known = await writer.findMany(wrong)
      for (const [index, account] of wrong.entries()) {
        const matches = known[index] ?? null
        if (matches !== null) writer.set(account, matches)
      }
    })
    progress.corrected += wrong.length
  }
}

/** Returns the account of these matches when its records are wrong; null when they are right, or the matches can't be read. */
function findWrong({ id, data }: StoredDocument, present: StoredDocument | null): AccountKey | null {
  const account = accountKeyOf(id)
  const { success, data: matches } = accountMatchesCollection.schema.safeParse(data)
  if (account === null || !success) return null
  return isDeepStrictEqual(sumUpAccount(account, matches.seen), present?.data ?? null) ? null : account
}
