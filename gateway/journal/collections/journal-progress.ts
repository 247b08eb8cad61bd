import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { broadcastSchema, gameSchema } from './journal.ts'

const journalProgress = z.object({
  /** The streams whose start is known and whose end is not, by id of the pro player; null until the streams were polled once. */
  streams: z.record(z.string(), broadcastSchema).nullable(),
  /** The games of pros whose start is known and whose end is not, by `{match id}_{PUUID}`; null until all accounts were polled once. */
  games: z.record(z.string(), gameSchema).nullable(),
  /** Number of the newest roster change in the journal; null before the first start. */
  ledger: z.int().nonnegative().nullable(),
})

export type JournalProgress = Stored<typeof journalProgress>

/** `journal_progress/progress`: written together with the entries that follow from it, so that none is lost or written twice. */
export const journalProgressCollection: CollectionDefinition<JournalProgress> = {
  name: 'journal_progress',
  schema: journalProgress,
  indexes: [],
  unindexed: ['streams', 'games', 'ledger'],
}

/** Id of the only document. */
export const JOURNAL_PROGRESS_ID = 'progress'
