import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const journalHead = z.object({
  /** Number of the newest entry; 0 before the first. */
  newest: z.int().nonnegative(),
  /** Number of the newest entry whose retention has ended; 0 for none. */
  expired: z.int().nonnegative(),
})

export type JournalHead = z.infer<typeof journalHead>

/** `journal_head/head`: read and written by each transaction that appends to the journal. */
export const journalHeadCollection: CollectionDefinition<JournalHead> = {
  name: 'journal_head',
  schema: journalHead,
  indexes: [],
}

/** Id of the only document. */
export const JOURNAL_HEAD_ID = 'head'
