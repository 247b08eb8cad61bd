import { isDeepStrictEqual } from 'node:util'
import { type CollectionDefinition, openCollection } from '../collections/collection.ts'
import { matchesCollection } from '../collections/matches.ts'
import { pendingCountsCollection } from '../collections/pending-counts.ts'
import { stampedAccountsCollection } from '../collections/stamped-accounts.ts'
import type { FetchedMatch, Match, ProStamp, RecordedMatch } from '../domain/match.ts'
import { toPendingCount } from '../domain/pending-count.ts'
import { type Platform, platformOf, regionOf } from '../domain/region.ts'
import { NO_STAMPED_ACCOUNTS, stampsOf } from '../domain/stamped-accounts.ts'
import type { DocumentData, DocumentStore, Transaction } from '../ports/document-store.ts'
import { inTurns } from './in-turns.ts'

/** How many matches go into one transaction: each is some 15 kB, and what it changes in the statistics some 5 kB. */
const MATCHES_A_TRANSACTION = 10

/** What stands in the place of a PUUID where a bot plays. */
const BOT = 'BOT'

/** What became of a match that was to be recorded. */
export interface Recording {
  /** What is stored of it now. */
  readonly stored: RecordedMatch
  /** Whether nothing was stored of it before. */
  readonly isNew: boolean
}

/** What became of matches that were to be stamped anew. */
export interface Restamping {
  /** How many of them were stamped otherwise before. */
  readonly restamped: number
  /** The ids of those whose documents nobody can read: they were left alone. */
  readonly unreadable: readonly string[]
}

/**
 * The one way of matches into the store. With each that is written goes what it changes in the statistics. What is
 * pending of a match and can't be read is left as it is, and does not keep the match from being written: whoever counts
 * reports it, and a recount lets that match be counted as a new one.
 */
export interface MatchRecorder {
  /**
   * Keeps finished matches for ever, stamped with the pro players whose accounts are noted in `stamped_accounts`, and
   * answers what is stored then, by match id. What is stored already is left alone, so repeating it changes nothing, and
   * of several at once one records a match; only where the PUUIDs that are stored are those of another key, the newer
   * ones take their place. Throws what the store throws: a part may be recorded then.
   */
  recordMatches(fetched: readonly FetchedMatch[]): Promise<ReadonlyMap<string, Recording>>
  /**
   * Stamps stored matches by what is noted of accounts now. Those that are stamped so already are left alone, and so is
   * one that is not stored. Throws what the store throws: a part may be stamped then.
   */
  restampMatches(matchIds: readonly string[]): Promise<Restamping>
}

/** A match with what was stored of it before; null when nothing was. */
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
    const writings = fetched.map(({ match, fetchedAt }, index): Writing => {
      const before = present[index] ?? null
      if (before !== null && !isOfAnotherKey(before.match, match)) return { before, stored: before }
      return { before, stored: { match, fetchedAt, pros: listStamps(match) } }
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
    const listStamps = await readStamps(transaction, present)
    const writings = present
      .map((before) => ({ before, stored: { ...before, pros: listStamps(before.match, before.pros) } }))
      .filter(({ before, stored }) => !isDeepStrictEqual(stored.pros, before.pros))
    await write(transaction, writings)
    return { restamped: writings.length, unreadable }
  }

  /** Reads what is noted of the accounts on the platforms of the matches. */
  async function readStamps(
    transaction: Transaction,
    records: readonly FetchedMatch[],
  ): Promise<(match: Match, before?: readonly ProStamp[]) => readonly ProStamp[]> {
    const platforms = [...new Set(records.map(({ match }) => accountPlatformOf(match)))]
    const read = platforms.length === 0 ? [] : await stampedAccounts.in(transaction).findMany(platforms)
    const noted = new Map(platforms.map((platform, index) => [platform, read[index]]))
    return (match, before) => stampsOf(match, noted.get(accountPlatformOf(match)) ?? NO_STAMPED_ACCOUNTS, before)
  }

  /** Writes matches, together with all that belongs to them or not at all. */
  async function write(transaction: Transaction, writings: readonly Writing[]): Promise<void> {
    const writer = { matches: matches.in(transaction), pendingCounts: pendingCounts.in(transaction) }
    const rewritten = writings.flatMap(({ before }) => (before === null ? [] : [before.match.matchId]))
    const pending = await findReadable(transaction, pendingCountsCollection, rewritten)
    for (const { before, stored } of writings) {
      const { matchId } = stored.match
      writer.matches.set(matchId, stored)
      // Nobody knows what is counted of it.
      if (pending.unreadable.includes(matchId)) continue
      const change = toPendingCount(stored, before, pending.readable.get(matchId) ?? null)
      if (change !== null) writer.pendingCounts.set(matchId, change)
      else if (before !== null) writer.pendingCounts.delete(matchId)
    }
  }

  return {
    async recordMatches(fetched) {
      const each = [...new Map(fetched.map((one) => [one.match.matchId, one])).values()]
      const recordings: Recording[] = []
      for await (const part of inTurns(each, MATCHES_A_TRANSACTION)) {
        recordings.push(...(await store.transaction((transaction) => record(transaction, part))))
      }
      return new Map(recordings.map((recording) => [recording.stored.match.matchId, recording]))
    },

    async restampMatches(matchIds) {
      let restamped = 0
      const unreadable: string[] = []
      for await (const part of inTurns([...new Set(matchIds)], MATCHES_A_TRANSACTION)) {
        const done = await store.transaction((transaction) => restamp(transaction, part))
        restamped += done.restamped
        unreadable.push(...done.unreadable)
      }
      return { restamped, unreadable }
    },
  }
}

/** Those of some documents that are there, by id, and the ids of those that are of another shape. */
async function findReadable<T extends DocumentData>(
  transaction: Transaction,
  { name, schema }: CollectionDefinition<T>,
  ids: readonly string[],
): Promise<{ readonly readable: ReadonlyMap<string, T>; readonly unreadable: readonly string[] }> {
  const readable = new Map<string, T>()
  const unreadable: string[] = []
  const documents = ids.length === 0 ? [] : await transaction.getMany(name, ids)
  for (const document of documents) {
    if (document === null) continue
    const { success, data } = schema.safeParse(document.data)
    if (success) readable.set(document.id, data)
    else unreadable.push(document.id)
  }
  return { readable, unreadable }
}

/** Where the accounts are that took part in a match: those of a closed platform are at the one that it moved into. */
function accountPlatformOf({ platform }: Match): Platform {
  return platformOf(regionOf(platform))
}

/** The same people have other PUUIDs under another key, all of them. */
function isOfAnotherKey(present: Match, match: Match): boolean {
  const known = present.puuids.filter(isPerson)
  const told = match.puuids.filter(isPerson)
  return known.length > 0 && told.length > 0 && !told.some((puuid) => known.includes(puuid))
}

function isPerson(puuid: string): boolean {
  return puuid !== BOT
}
