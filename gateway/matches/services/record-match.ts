import { isDeepStrictEqual } from 'node:util'
import { openPlatformOf } from '../../shared/region.ts'
import { type CollectionDefinition, openCollection } from '../../store/collection.ts'
import type { DocumentData, DocumentStore, Transaction } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { isIndexed, matchesCollection } from '../collections/matches.ts'
import { pendingCountsCollection } from '../collections/pending-counts.ts'
import { stampedAccountsCollection } from '../collections/stamped-accounts.ts'
import type { FetchedMatch, Match, ProStamp, RecordedMatch } from '../rules/match.ts'
import { toPendingCount } from '../rules/pending-count.ts'
import { NO_STAMPED_ACCOUNTS, stampsOf } from '../rules/stamped-accounts.ts'

/** Matches per transaction. A match takes about 6 kB, and its changes to the statistics about 5 kB. */
const MATCHES_A_TRANSACTION = 10

/** Riot's placeholder for the PUUID of a bot. */
const BOT = 'BOT'

export interface Recording {
  readonly stored: RecordedMatch
  /** True when the match was not stored before. */
  readonly isNew: boolean
}

/** Result of stamping matches again. */
export interface Restamping {
  readonly restamped: number
  /** Ids of matches whose documents can't be read. They were not changed. */
  readonly unreadable: readonly string[]
}

/**
 * The only writer of matches. Each write also records its change to the statistics. A pending change that can't be read
 * is left as it is, and does not prevent the match from being written: the counting job reports it, and a recount
 * counts that match as a new one.
 */
export interface MatchRecorder {
  /**
   * Stores finished matches permanently, stamped with the pro players whose accounts are in `stamped_accounts`. Returns
   * the stored matches by match id. A match that is already stored is not changed, so repeated calls have no effect,
   * and concurrent calls record a match once. Only a match with PUUIDs of another key is replaced by the newer version.
   * Throws what the store throws; some of the matches may be recorded then.
   */
  recordMatches(fetched: readonly FetchedMatch[]): Promise<ReadonlyMap<string, Recording>>
  /**
   * Updates the stamps of stored matches to the current `stamped_accounts`, and writes matches of older releases so that
   * they are found by their participants. Matches that are up to date, and matches that are not stored, are skipped.
   * Throws what the store throws; some of the matches may be stamped then.
   */
  restampMatches(matchIds: readonly string[]): Promise<Restamping>
}

/** A match to write, with its stored version; null when there is none. */
interface Writing {
  readonly before: RecordedMatch | null
  readonly stored: RecordedMatch
}

export function createMatchRecorder(store: DocumentStore): MatchRecorder {
  const matches = openCollection(store, matchesCollection)
  const pendingCounts = openCollection(store, pendingCountsCollection)
  const stampedAccounts = openCollection(store, stampedAccountsCollection)

  async function record(transaction: Transaction, fetched: readonly FetchedMatch[]): Promise<readonly Recording[]> {
    const [present, listStamps] = await Promise.all([
      matches.in(transaction).findMany(fetched.map(({ match }) => match.matchId)),
      readStamps(transaction, fetched),
    ])
    const writings = fetched.map((one, index): Writing => {
      const before = present[index] ?? null
      if (before !== null && !isOfAnotherKey(before.match, one.match)) return { before, stored: before }
      return { before, stored: { ...one, pros: listStamps(one.match) } }
    })
    await write(
      transaction,
      writings.filter(({ before, stored }) => stored !== before),
    )
    return writings.map(({ before, stored }) => ({ stored, isNew: before === null }))
  }

  async function restamp(transaction: Transaction, matchIds: readonly string[]): Promise<Restamping> {
    const { readable, unreadable } = await findReadable(transaction, matchesCollection, matchIds)
    const present = [...readable.values()]
    const listStamps = await readStamps(
      transaction,
      present.map(({ value }) => value),
    )
    const writings = present.flatMap(({ value: before, data }) => {
      const stored = { ...before, pros: listStamps(before.match, before.pros) }
      const isCurrent = isIndexed(data) && isDeepStrictEqual(stored.pros, before.pros)
      return isCurrent ? [] : [{ before, stored }]
    })
    await write(transaction, writings)
    return { restamped: writings.length, unreadable }
  }

  async function readStamps(
    transaction: Transaction,
    records: readonly FetchedMatch[],
  ): Promise<(match: Match, before?: readonly ProStamp[]) => readonly ProStamp[]> {
    const platforms = [...new Set(records.map(({ match }) => openPlatformOf(match.platform)))]
    const read = platforms.length === 0 ? [] : await stampedAccounts.in(transaction).findMany(platforms)
    const noted = new Map(platforms.map((platform, index) => [platform, read[index]]))
    return (match, before) => stampsOf(match, noted.get(openPlatformOf(match.platform)) ?? NO_STAMPED_ACCOUNTS, before)
  }

  async function write(transaction: Transaction, writings: readonly Writing[]): Promise<void> {
    const writer = { matches: matches.in(transaction), pendingCounts: pendingCounts.in(transaction) }
    const rewritten = writings.flatMap(({ before }) => (before === null ? [] : [before.match.matchId]))
    const pending = await findReadable(transaction, pendingCountsCollection, rewritten)
    for (const { before, stored } of writings) {
      const { matchId } = stored.match
      writer.matches.set(matchId, stored)
      // It is unknown which version of this match the statistics contain.
      if (pending.unreadable.includes(matchId)) continue
      const present = pending.readable.get(matchId)?.value ?? null
      const change = toPendingCount(stored, before, present)
      if (change !== null && !isDeepStrictEqual(change.counted, change.match)) {
        writer.pendingCounts.set(matchId, change)
      } else if (present !== null) {
        writer.pendingCounts.delete(matchId)
      }
    }
  }

  return {
    async recordMatches(fetched) {
      const each = [...new Map(fetched.map((one) => [one.match.matchId, one])).values()]
      const recordings: Recording[] = []
      for await (const part of inBatches(each, MATCHES_A_TRANSACTION)) {
        recordings.push(...(await store.transaction((transaction) => record(transaction, part))))
      }
      return new Map(recordings.map((recording) => [recording.stored.match.matchId, recording]))
    },

    async restampMatches(matchIds) {
      let restamped = 0
      const unreadable: string[] = []
      for await (const part of inBatches([...new Set(matchIds)], MATCHES_A_TRANSACTION)) {
        const done = await store.transaction((transaction) => restamp(transaction, part))
        restamped += done.restamped
        unreadable.push(...done.unreadable)
      }
      return { restamped, unreadable }
    },
  }
}

interface ReadDocument<T> {
  readonly value: T
  readonly data: DocumentData
}

/** Lists the ids of those that don't fit the schema separately. */
async function findReadable<T extends DocumentData>(
  transaction: Transaction,
  { name, schema }: CollectionDefinition<T>,
  ids: readonly string[],
): Promise<{ readonly readable: ReadonlyMap<string, ReadDocument<T>>; readonly unreadable: readonly string[] }> {
  const readable = new Map<string, ReadDocument<T>>()
  const unreadable: string[] = []
  const documents = ids.length === 0 ? [] : await transaction.getMany(name, ids)
  for (const document of documents) {
    if (document === null) continue
    const { success, data: value } = schema.safeParse(document.data)
    if (success) readable.set(document.id, { value, data: document.data })
    else unreadable.push(document.id)
  }
  return { readable, unreadable }
}

/** True when both versions have no PUUID in common: under another key all people have other PUUIDs. */
function isOfAnotherKey(present: Match, match: Match): boolean {
  const known = present.puuids.filter(isPerson)
  const newer = match.puuids.filter(isPerson)
  return known.length > 0 && newer.length > 0 && !newer.some((puuid) => known.includes(puuid))
}

function isPerson(puuid: string): boolean {
  return puuid !== BOT
}
