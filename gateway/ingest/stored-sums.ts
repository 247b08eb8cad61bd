import { isDeepStrictEqual } from 'node:util'
import { openCollection } from '../collections/collection.ts'
import { matchesCollection } from '../collections/matches.ts'
import { pendingCountsCollection } from '../collections/pending-counts.ts'
import { stampedAccountsCollection } from '../collections/stamped-accounts.ts'
import type { CountedMatch } from '../domain/counted-match.ts'
import type { RecordedMatch } from '../domain/match.ts'
import { type PendingCount, toPendingCount } from '../domain/pending-count.ts'
import { OPEN_PLATFORMS, platformOf, regionOf } from '../domain/region.ts'
import { NO_STAMPED_ACCOUNTS, stampsOf } from '../domain/stamped-accounts.ts'
import { startChanges, type StatisticsChanges, sumUpChanges } from '../domain/statistics-changes.ts'
import { toCountedMatch } from '../domain/to-counted-match.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RecountMark } from './recount-mark.ts'
import type { RecountProgress } from './recount-progress.ts'
import { readPages } from './store-pages.ts'

/** How many matches are read at a time: each is some 15 kB. */
const MATCHES_A_PAGE = 100

/** After how many matches there is something to be told. */
const TOLD_EVERY = 10_000

/** What the stored matches say. */
export interface StoredSums {
  /** What has to be added to nothing. */
  readonly sums: StatisticsChanges
  /** Those that count and carry other stamps than they would have if they were recorded now. */
  readonly misstamped: readonly string[]
}

interface Dependencies {
  readonly store: DocumentStore
  readonly mark: RecountMark
  readonly progress: RecountProgress
  /** Is told how far it has come, and what can't be read. */
  readonly tell: (sentence: string) => void
}

/**
 * Adds up what should be in the statistics of all matches that are stored. What is pending of a match is left to whoever
 * counts it afterwards: only that counts of it which has been counted. Keeps the sums in memory, and a page of matches.
 */
export async function sumUpStored({ store, mark, progress, tell }: Dependencies): Promise<StoredSums> {
  const hasOtherStamps = await readStamps(store)
  const sums = startChanges()
  const misstamped: string[] = []

  for await (const page of readPages(store, matchesCollection.name, MATCHES_A_PAGE)) {
    await mark.keep()
    const records = page.flatMap(({ id, data }) => {
      const { success, data: record } = matchesCollection.schema.safeParse(data)
      if (!success) tell(`The match ${id} can't be read, and is left out.`)
      return success ? [record] : []
    })
    misstamped.push(...records.filter(hasOtherStamps).map(({ match }) => match.matchId))
    const counted = await listCounted(records)
    sumUpChanges(
      counted.map((match) => ({ counted: null, match })),
      sums,
    )
    progress.matches += page.length
    if (progress.matches % TOLD_EVERY === 0) tell(`${progress.matches} matches read.`)
  }
  return { sums, misstamped }

  /**
   * What is in the statistics of these, or should be. Meanwhile nothing is counted, so that what is pending by now says
   * what was counted of a match, whether it was read before or after it changed.
   */
  async function listCounted(records: readonly RecordedMatch[]): Promise<readonly CountedMatch[]> {
    const { name, schema } = pendingCountsCollection
    const pending = await store.getMany(
      name,
      records.map(({ match }) => match.matchId),
    )
    const unreadable: RecordedMatch[] = []
    const counted = records.map((record, index) => {
      const document = pending[index] ?? null
      if (document === null) return toCountedMatch(record)
      const { success, data } = schema.safeParse(document.data)
      if (!success) unreadable.push(record)
      return success ? data.counted : null
    })
    if (unreadable.length > 0) await replacePending(unreadable)
    return counted.filter((match) => match !== null)
  }

  /** Lets matches be counted as new ones of which nobody can read what is pending. */
  async function replacePending(records: readonly RecordedMatch[]): Promise<void> {
    for (const { match } of records)
      tell(`What was pending of the match ${match.matchId} can't be read: it is new now.`)
    await mark.write((transaction) => {
      const writer = openCollection(store, pendingCountsCollection).in(transaction)
      for (const record of records) {
        const change: PendingCount | null = toPendingCount(record, null, null)
        if (change === null) writer.delete(record.match.matchId)
        else writer.set(record.match.matchId, change)
      }
    })
  }
}

/** Answers a rule that says whether a match that counts is stamped otherwise than it would be if it was recorded now. */
async function readStamps(store: DocumentStore): Promise<(record: RecordedMatch) => boolean> {
  const read = await openCollection(store, stampedAccountsCollection).findMany(OPEN_PLATFORMS)
  const noted = new Map(OPEN_PLATFORMS.map((platform, index) => [platform, read[index] ?? NO_STAMPED_ACCOUNTS]))
  return (record) => {
    const { match, pros } = record
    const stamped = noted.get(platformOf(regionOf(match.platform))) ?? NO_STAMPED_ACCOUNTS
    return !isDeepStrictEqual(stampsOf(match, stamped, pros), pros) && toCountedMatch(record) !== null
  }
}
