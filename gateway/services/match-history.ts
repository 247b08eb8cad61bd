import { isDeepStrictEqual } from 'node:util'

import type { Account, AccountMatches, HistoryFilter, SeenMatch } from '../domain/account.ts'
import { type Freshness, freshnessOf } from '../domain/freshness.ts'
import type { Participant, RecordedMatch } from '../domain/match.ts'
import { type QueueFilter, queueIdsOf } from '../domain/queue.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import { type Fetched, UpstreamUnavailable } from '../ports/upstream.ts'
import { comparePositions, type MatchPosition, parseCursor, toCursor } from '../domain/match-cursor.ts'
import { listMatchIds } from './match-ids.ts'
import type { Matches } from './matches.ts'
import { createStoredAccounts } from './stored-accounts.ts'

/** How long a list of matches is served before Riot is asked again, in milliseconds. */
const HISTORY_LIFETIME = 2 * 60_000

/** How many of its newest matches an account remembers for the time when Riot can't be asked. */
const KEPT_MATCHES = 200

/** How many batches of ids one page may go through: with more remakes in a row the page is short, but never endless. */
const BATCHES_PER_PAGE = 5

/** One match of an account, and what the account did in it. */
export interface HistoryEntry {
  readonly cursor: string
  readonly record: RecordedMatch
  readonly participant: Participant
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  /** Where the next page begins, which can be a hidden match; null when no match of the first page could be had. */
  readonly endCursor: string | null
  /** How many matches of this page failed to come. */
  readonly missing: number
  readonly freshness: Freshness
}

export interface HistoryRequest {
  readonly queue: QueueFilter | null
  /** 1 to 100. */
  readonly first: number
  /** The cursor of an earlier page. */
  readonly after: string | null
}

export interface MatchHistory {
  /**
   * A page of the account's matches, newest first, without remakes. Null when Riot can't be asked and the list was
   * never fetched. Throws `InvalidCursorError`.
   */
  findPage(account: Account, request: HistoryRequest): Promise<HistoryPage | null>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly matches: Matches
}

export function createMatchHistory({ riot, store, clock, matches }: Dependencies): MatchHistory {
  const storedAccounts = createStoredAccounts(store)

  async function pageFromRiot(account: Account, request: HistoryRequest, after: MatchPosition | null) {
    const batches = listMatchIds(riot, {
      account,
      queue: request.queue,
      before: after?.startedAt ?? null,
      notOlderThan: account.refreshedAt ?? 0,
      // A few more than the page holds, so that one or two remakes cost no second round.
      batchSize: Math.min(request.first + 3, 100),
    })
    const { seen, fetchedAt, ...page } = await fillPage(account, request, after, batches)
    await keepSeen(account, seen, after === null ? { [filterOf(request)]: fetchedAt } : {})
    return { ...page, hasPreviousPage: after !== null, freshness: freshnessAt(fetchedAt) }
  }

  /**
   * Takes matches from the batches until the page is full and it is known whether another follows. A match that fails to
   * come takes its place on the page, since it may be a visible one; one that Riot does not have takes none.
   */
  async function fillPage(
    account: Account,
    request: HistoryRequest,
    after: MatchPosition | null,
    batches: AsyncIterable<Fetched<readonly string[]>>,
  ) {
    const seen = new Map<string, SeenMatch>()
    const entries: HistoryEntry[] = []
    let endCursor = request.after
    let missing = 0
    let fetchedAt = clock.now()
    let batchCount = 0
    const page = (more: boolean) => {
      // Behind nothing there is no place to go on from: asking for the same page again is all that helps.
      const hasNextPage = more && endCursor !== null
      return { seen: [...seen.values()], entries, endCursor, missing, fetchedAt, hasNextPage }
    }

    for await (const batch of batches) {
      if (batchCount === 0) fetchedAt = batch.fetchedAt
      const lookups = await matches.listMatches(batch.value.filter((matchId) => !seen.has(matchId)))
      for (const lookup of lookups) {
        const entry = lookup.kind === 'found' ? toEntry(lookup.record, account) : null
        if (entry !== null) seen.set(entry.record.match.matchId, entry.record.match)
      }

      for (const lookup of lookups) {
        const isFull = entries.length + missing === request.first
        if (lookup.kind === 'unavailable') {
          if (isFull) return page(true)
          missing++
        }
        if (lookup.kind !== 'found') continue
        const { match } = lookup.record
        if (after !== null && comparePositions(match, after) <= 0) continue
        const entry = toEntry(lookup.record, account)
        if (entry !== null && isFull) return page(true)
        // An aborted match has no beginning, so no page can start behind it.
        if (match.startedAt > 0) endCursor = toCursor(match)
        if (entry !== null) entries.push(entry)
      }
      batchCount++
      if (batchCount === BATCHES_PER_PAGE) return page(endCursor !== request.after)
    }
    return page(false)
  }

  /** Remembers which matches the account has, so that they can be shown when Riot can't be asked. */
  async function keepSeen(account: Account, seen: readonly SeenMatch[], fetchedAt: AccountMatches['fetchedAt']) {
    const merge = (before: Account): AccountMatches => mergeSeen(before.matches, seen, fetchedAt)
    if (isDeepStrictEqual(merge(account), account.matches)) return
    await storedAccounts.update(account, (before) => ({ matches: merge(before) }))
  }

  async function pageFromStore(account: Account, request: HistoryRequest, after: MatchPosition | null) {
    const fetchedAt = account.matches?.fetchedAt[filterOf(request)]
    if (account.matches === null || fetchedAt === undefined) return null

    const queueIds = request.queue === null ? null : queueIdsOf(request.queue)
    const older = account.matches.seen
      .filter((match) => after === null || comparePositions(match, after) > 0)
      .filter(({ queueId }) => queueIds === null || queueIds.includes(queueId))
    const shown = older.slice(0, request.first)
    const lookups = await matches.listMatches(shown.map(({ matchId }) => matchId))
    const entries = lookups
      .map((lookup) => (lookup.kind === 'found' ? toEntry(lookup.record, account) : null))
      .filter((entry) => entry !== null)
    const last = shown.at(-1)
    return {
      entries,
      hasNextPage: older.length > shown.length,
      hasPreviousPage: after !== null,
      endCursor: last === undefined ? request.after : toCursor(last),
      missing: shown.length - entries.length,
      freshness: freshnessAt(fetchedAt),
    }
  }

  function freshnessAt(fetchedAt: number): Freshness {
    return freshnessOf(fetchedAt, HISTORY_LIFETIME, clock.now())
  }

  return {
    async findPage(account, request) {
      const after = request.after === null ? null : parseCursor(request.after)
      try {
        return await pageFromRiot(account, request, after)
      } catch (error) {
        if (!(error instanceof UpstreamUnavailable)) throw error
        return pageFromStore(account, request, after)
      }
    },
  }
}

/** The match as the account's history shows it; null for one that it leaves out. */
function toEntry(record: RecordedMatch, { puuid }: Account): HistoryEntry | null {
  const { match } = record
  const participant = match.participants.find((one) => one.puuid === puuid)
  if (match.outcome !== 'PLAYED' || participant === undefined) return null
  return { cursor: toCursor(match), record, participant }
}

function mergeSeen(
  before: AccountMatches | null,
  seen: readonly SeenMatch[],
  fetchedAt: AccountMatches['fetchedAt'],
): AccountMatches {
  const known = new Map(before?.seen.map((match) => [match.matchId, match]))
  for (const { matchId, startedAt, queueId } of seen) known.set(matchId, { matchId, startedAt, queueId })
  return {
    seen: [...known.values()].toSorted(comparePositions).slice(0, KEPT_MATCHES),
    fetchedAt: { ...before?.fetchedAt, ...fetchedAt },
  }
}

function filterOf({ queue }: HistoryRequest): HistoryFilter {
  return queue ?? 'ALL'
}
