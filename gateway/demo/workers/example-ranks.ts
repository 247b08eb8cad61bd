import type { Account } from '../../accounts/rules/account.ts'
import type { ExampleAccount } from '../../status/rules/example-account.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { DEMO_FILL_ID, demoFillsCollection } from '../collections/demo-fills.ts'
import { DAY_MS, listPastTimes } from '../rules/past-times.ts'
import type { Past } from './past.ts'

/** Length of the histories, and the interval of their look-ups. */
const PAST_DAYS = 56
const INTERVAL_MS = 2 * DAY_MS

interface Dependencies {
  readonly store: DocumentStore
  readonly past: Past
  readonly listExamples: () => readonly ExampleAccount[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Records the ranks of the example accounts on each day of the last weeks, as if a visitor had looked them up. Must run before
 * anything fetches their present ranks, because ranks are only recorded in the order of time. An interrupted call is continued by
 * the next one; after a complete one nothing happens.
 */
export async function recordExampleRanks({ store, past, listExamples, now }: Dependencies): Promise<void> {
  const fills = openCollection(store, demoFillsCollection)
  if ((await fills.find(DEMO_FILL_ID)) !== null) return
  const times = listPastTimes(now, PAST_DAYS, INTERVAL_MS)
  const found: Account[] = []
  for (const example of listExamples()) {
    past.goTo(times[0] ?? now)
    const lookup = await past.accounts.fetchByRiotId(example, example.region, { priority: 'backfill' })
    if (lookup.kind === 'found') found.push(lookup.account)
  }
  for (const at of times) {
    past.goTo(at)
    for (const account of found) await past.ranks.fetchRanks(account, 'backfill')
  }
  await store.transaction(async (transaction) =>
    fills.in(transaction).set(DEMO_FILL_ID, { examplesAt: now, filledAt: null }),
  )
}
