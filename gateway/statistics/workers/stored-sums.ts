import { isDeepStrictEqual } from 'node:util'
import { isIndexed, matchesCollection } from '../../matches/collections/matches.ts'
import { pendingCountsCollection } from '../../matches/collections/pending-counts.ts'
import type { CountedMatch } from '../../matches/collections/pending-counts.ts'
import { stampedAccountsCollection } from '../../matches/collections/stamped-accounts.ts'
import type { RecordedMatch } from '../../matches/rules/match.ts'
import { toPendingCount } from '../../matches/rules/pending-count.ts'
import { NO_STAMPED_ACCOUNTS, stampsOf } from '../../matches/rules/stamped-accounts.ts'
import { toCountedMatch } from '../../matches/rules/to-counted-match.ts'
import { createMatchRecorder } from '../../matches/services/record-match.ts'
import { OPEN_PLATFORMS, openPlatformOf } from '../../shared/region.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { readPages } from '../../store/store-pages.ts'
import { startChanges, type StatisticsChanges, sumUpChanges } from '../rules/statistics-changes.ts'
import type { RecountMark } from './recount-mark.ts'
import type { RecountProgress } from './recount-progress.ts'

/** Number of matches in one read: each is some 6 kB, and 27 kB in memory. */
const MATCHES_A_PAGE = 100

const REPORT_EVERY = 10_000

export interface StoredSums {
  readonly sums: StatisticsChanges
  /** Ids of the matches that count, and whose stamps are outdated. */
  readonly misstamped: readonly string[]
  /** Ids of the counted matches, the newest first. */
  readonly counted: readonly string[]
}

interface Dependencies {
  readonly store: DocumentStore
  readonly mark: RecountMark
  readonly progress: RecountProgress
  readonly tell: (sentence: string) => void
}

/**
 * Sums up the statistics of all stored matches, and writes those of older releases so that they are found by their participants.
 * Pending changes are left to the counter: a match is summed up as it has been counted. After a change of the counted form, such a
 * match is counted as a new one instead. Keeps the sums, the ids and one page of matches in memory.
 */
export async function sumUpStored({ store, mark, progress, tell }: Dependencies): Promise<StoredSums> {
  const recorder = createMatchRecorder(store)
  const hasOtherStamps = await readStamps(store)
  const sums = startChanges()
  const misstamped: string[] = []
  const games: Pick<CountedMatch, 'matchId' | 'startedAt'>[] = []

  for await (const page of readPages(store, matchesCollection.name, MATCHES_A_PAGE)) {
    await mark.keep()
    const older = page.filter(({ data }) => !isIndexed(data)).map(({ id }) => id)
    if (older.length > 0) await recorder.restampMatches(older)
    const records = page.flatMap(({ id, data }) => {
      const { success, data: record } = matchesCollection.schema.safeParse(data)
      if (!success) tell(`The match ${id} can't be read and is skipped.`)
      return success ? [record] : []
    })
    misstamped.push(...records.filter(hasOtherStamps).map(({ match }) => match.matchId))
    const counted = await listCounted(records)
    games.push(...counted.map(({ matchId, startedAt }) => ({ matchId, startedAt })))
    sumUpChanges(
      counted.map((match) => ({ counted: null, match })),
      sums,
    )
    progress.matches += page.length
    if (progress.matches % REPORT_EVERY === 0) tell(`${progress.matches} matches read.`)
  }
  const newestFirst = games.toSorted((a, b) => b.startedAt - a.startedAt)
  return { sums, misstamped, counted: newestFirst.map(({ matchId }) => matchId) }

  /**
   * Returns the forms of these matches that are, or should be, in the statistics. Counters wait meanwhile, so a pending
   * count contains the counted form, whether the match was read before or after its change.
   */
  async function listCounted(records: readonly RecordedMatch[]): Promise<readonly CountedMatch[]> {
    const { name, schema } = pendingCountsCollection
    const pending = await store.getMany(
      name,
      records.map(({ match }) => match.matchId),
    )
    const replaced: string[] = []
    const counted = records.map((record, index) => {
      const document = pending[index] ?? null
      if (document === null) return toCountedMatch(record)
      const { success, data } = schema.safeParse(document.data)
      // A pending count of another form has both of its forms from then.
      if (success && !mark.isOfOtherForm) return data.counted
      if (!success)
        tell(`The pending count of the match ${document.id} can't be read: the match is counted as a new one.`)
      replaced.push(document.id)
      return null
    })
    if (replaced.length > 0) await replacePending(replaced)
    return counted.filter((match) => match !== null)
  }

  /** Replaces pending counts, so that their matches are counted as new ones. */
  async function replacePending(ids: readonly string[]): Promise<void> {
    await mark.write(async (transaction) => {
      // A match may have changed since its page was read.
      const present = await openCollection(store, matchesCollection).in(transaction).findMany(ids)
      const writer = openCollection(store, pendingCountsCollection).in(transaction)
      for (const [index, id] of ids.entries()) {
        const record = present[index] ?? null
        const change = record === null ? null : toPendingCount(record, null, null)
        if (change === null) writer.delete(id)
        else writer.set(id, change)
      }
    })
  }
}

async function readStamps(store: DocumentStore): Promise<(record: RecordedMatch) => boolean> {
  const read = await openCollection(store, stampedAccountsCollection).findMany(OPEN_PLATFORMS)
  const noted = new Map(OPEN_PLATFORMS.map((platform, index) => [platform, read[index] ?? NO_STAMPED_ACCOUNTS]))
  return (record) => {
    const { match, pros } = record
    const stamped = noted.get(openPlatformOf(match.platform)) ?? NO_STAMPED_ACCOUNTS
    return !isDeepStrictEqual(stampsOf(match, stamped, pros), pros) && toCountedMatch(record) !== null
  }
}
