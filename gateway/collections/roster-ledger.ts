import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

const rosterLedger = z.object({
  /** How many changes were written down: the number of the newest. */
  changes: z.int().nonnegative(),
})

/** What the next roster change needs to know. */
export type RosterLedger = z.infer<typeof rosterLedger>

/** `roster_ledger/head`: read and written by each transaction that changes the rosters. */
export const rosterLedgerCollection: CollectionDefinition<RosterLedger> = {
  name: 'roster_ledger',
  schema: rosterLedger,
  indexes: [],
}

/** The one document of the collection. */
export const ROSTER_LEDGER_ID = 'head'
