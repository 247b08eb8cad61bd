import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const rosterLedger = z.object({
  /** Number of recorded changes, which is the number of the newest one. */
  changes: z.int().nonnegative(),
})

export type RosterLedger = z.infer<typeof rosterLedger>

/** `roster_ledger/head`: read and written by each transaction that changes the rosters. */
export const rosterLedgerCollection: CollectionDefinition<RosterLedger> = {
  name: 'roster_ledger',
  schema: rosterLedger,
  indexes: [],
}

/** Id of the only document. */
export const ROSTER_LEDGER_ID = 'head'
