import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import { accountIdOf } from '../../accounts/rules/account-id.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import type { Accounts } from '../../accounts/services/accounts.ts'
import type { JournalEntry, JournalFacts } from '../../journal/rules/journal-entry.ts'
import { type Journal, MAX_LISTED } from '../../journal/services/journal.ts'
import type { Happening } from '../rules/wanted.ts'

/** Number of the newest happenings in memory, which all webhooks that are up to date share. */
const KEPT = 2_000

/** Entries of the journal with the ids of their accounts. */
export interface Happenings {
  /** Lists happenings with a higher number in ascending order: some of the next ones, or none when there are none. */
  listSince(number: number): Promise<readonly Happening[]>
  /** Reads an entry again: null when a person in it was removed meanwhile, or its retention has ended. */
  find(number: number): Promise<JournalEntry | null>
}

interface Dependencies {
  readonly journal: Pick<Journal, 'find' | 'listSince' | 'head'>
  readonly accounts: Pick<Accounts, 'listStored'>
}

export function createHappenings({ journal, accounts }: Dependencies): Happenings {
  /** Ascending. It has all happenings after number `from`, up to `to`. */
  let kept: readonly Happening[] = []
  let from: number | null = null
  let to = 0
  /** The read of newer happenings that several webhooks wait for; null without one. */
  let reading: Promise<void> | null = null

  async function read(number: number): Promise<readonly Happening[]> {
    const entries = await journal.listSince(number, MAX_LISTED)
    const keys = entries.flatMap(({ facts }) => findAccount(facts) ?? [])
    const stored = keys.length === 0 ? [] : await accounts.listStored(keys)
    const ids = new Map(stored.map((account) => [accountDocumentId(account), accountIdOf(account)]))
    return entries.map((entry) => {
      const account = findAccount(entry.facts)
      if (account === null) return { ...entry, accountId: null }
      const documentId = accountDocumentId(account)
      return { ...entry, accountId: ids.get(documentId) ?? documentId }
    })
  }

  async function readNewer(): Promise<void> {
    if (from === null) {
      const { newest } = await journal.head()
      from = newest
      to = newest
    }
    const newer = await read(to)
    const all = [...kept, ...newer]
    from = all.at(-KEPT - 1)?.number ?? from
    to = newer.at(-1)?.number ?? to
    kept = all.slice(-KEPT)
  }

  async function readTogether(): Promise<void> {
    await (reading ??= readNewer().finally(() => (reading = null)))
  }

  const isAhead = (number: number) => from !== null && number >= to

  return {
    async listSince(number) {
      if (from === null) await readTogether()
      // The tail can be more than one batch behind.
      for (let before = -1; isAhead(number) && before !== to;) {
        before = to
        await readTogether()
      }
      if (from === null || number < from) return read(number)
      return kept.slice(kept.findLastIndex((happening) => happening.number <= number) + 1)
    },
    find: (number) => journal.find(number),
  }
}

function findAccount(facts: JournalFacts): AccountKey | null {
  return 'account' in facts ? facts.account : null
}
