import { isDeepStrictEqual } from 'node:util'
import {
  type AccountMatches,
  extendRange,
  findKnownPart,
  type HistoryFilter,
  keepNewest,
  type RememberedMatch,
  type SeenPage,
} from '../../accounts/rules/account-matches.ts'
import type { Account, AccountKey } from '../../accounts/rules/account.ts'
import { openRememberedMatches } from '../../accounts/services/remembered-matches.ts'
import { currentFreshness } from '../../caching/current-freshness.ts'
import { type QueueFilter, queueIdsOf } from '../../game-data/rules/queue.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Freshness } from '../../shared/freshness.ts'
import { comparePositions, type MatchPosition, parseCursor, toCursor } from '../../shared/position.ts'
import { type OnUnsaved, requireSaved, saveOr } from '../../shared/unsaved.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { Match, RecordedMatch } from '../rules/match.ts'
import { findEntry, type HistoryEntry, toRememberedMatch } from './history-entry.ts'
import { batchSizeOf, fillPage, type HistoryRequest } from './history-page.ts'
import { listMatchIds, MATCH_IDS_LIFETIME_MS } from './match-ids.ts'
import type { Matches } from './matches.ts'

/** Longest time from the end of a match until Riot lists it. */
const LISTED_AFTER_MS = 30 * 60_000

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  /** Cursor of the next page, possibly of a match that is not shown; null when no match of the first page could be fetched. */
  readonly endCursor: string | null
  /** Number of this page's matches that could not be fetched. */
  readonly missing: number
  /** Number of matches that were looked at to fill the page. */
  readonly examined: number
  readonly freshness: Freshness
}

export interface MatchHistory {
  /** Newest first, without remakes. Null when Riot is unavailable and the list was never fetched. Throws `InvalidCursorError`. */
  findPage(account: Account, request: HistoryRequest): Promise<HistoryPage | null>
  /** The matches were found without a page. Throws the store's errors. */
  remember(account: AccountKey, records: readonly RecordedMatch[]): Promise<void>
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly matches: Matches
  /** Takes matches that no page of the account has shown before. */
  readonly noteMatches: (matches: readonly Match[]) => Promise<void>
  /** Called when an answer for a visitor can't be stored; it is given all the same. Default: the error is thrown. */
  readonly onUnsaved?: OnUnsaved
}

export function createMatchHistory(dependencies: Dependencies): MatchHistory {
  const { riot, store, clock, matches, noteMatches, onUnsaved = requireSaved } = dependencies
  const rememberedMatches = openRememberedMatches(store)

  async function pageFromRiot(
    account: Account,
    known: AccountMatches | null,
    request: HistoryRequest,
    after: MatchPosition | null,
  ): Promise<HistoryPage> {
    const batches = listMatchIds(riot, {
      account,
      queue: request.queue,
      before: after?.startedAt ?? null,
      notOlderThan: Math.max(account.refreshedAt ?? 0, after === null ? findNewsAt(known, request.queue) : 0),
      batchSize: batchSizeOf(request),
    })
    const { puuid } = account
    const filled = await fillPage({ puuid, request, after, known: known?.seen ?? [], batches, matches })
    const { entries, hasNextPage, missing, examined, top, end } = filled
    const fetchedAt = filled.fetchedAt ?? clock.now()
    // A match that could not be fetched has no position yet, so the stored list could not mark the gap.
    const page = missing > 0 ? null : { after, top: after === null ? top : null, end, isWhole: !hasNextPage, fetchedAt }
    const found = { seen: filled.seen.map(toRememberedMatch), filter: filterOf(request), page }
    await saveOr(
      () => keep(account, known, found),
      () => {},
      onUnsaved,
    )
    const knownIds = new Set(known?.seen.map(({ matchId }) => matchId))
    await noteMatches(filled.seen.map(({ record }) => record.match).filter(({ matchId }) => !knownIds.has(matchId)))
    return {
      entries,
      hasNextPage,
      hasPreviousPage: after !== null,
      endCursor: end === null ? null : toCursor(end),
      missing,
      examined,
      freshness: currentFreshness(fetchedAt, MATCH_IDS_LIFETIME_MS, clock),
    }
  }

  /** Stores the account's match summaries, for its records and for times when Riot is unavailable. */
  async function keep(account: AccountKey, known: AccountMatches | null, found: FoundMatches): Promise<void> {
    if (isDeepStrictEqual(merge(known, found), known)) return
    await store.transaction(async (transaction) => {
      const writer = rememberedMatches.in(transaction)
      const [before = null] = await writer.findMany([account])
      writer.set(account, merge(before, found))
    })
  }

  /** Uses the part of the stored history that has no gap. */
  async function pageFromStore(
    account: Account,
    known: AccountMatches | null,
    request: HistoryRequest,
    after: MatchPosition | null,
  ): Promise<HistoryPage | null> {
    const part = known === null ? null : findKnownPart(known, filterOf(request))
    if (part === null) return null

    const { range } = part
    const queueIds = request.queue === null ? null : queueIdsOf(request.queue)
    const older = part.matches
      .filter((match) => after === null || comparePositions(match, after) > 0)
      .filter(({ queueId }) => queueIds === null || queueIds.includes(queueId))
    const wanted = older.filter(({ championId }) => request.championId === null || championId === request.championId)
    const shown = wanted.slice(0, request.first)
    const stored = await matches.listStored(shown.map(({ matchId }) => matchId))
    const entries = stored
      .map((record) => (record === null ? null : findEntry(record, account.puuid)))
      .filter((entry) => entry !== null)
    const last = (wanted.length > shown.length ? shown : older).at(-1)
    return {
      entries,
      hasNextPage: wanted.length > shown.length || !range.isWhole,
      hasPreviousPage: after !== null,
      endCursor: last === undefined ? request.after : toCursor(last),
      missing: shown.length - entries.length,
      examined: last === undefined ? 0 : older.indexOf(last) + 1,
      // Stale, however young the list is, because Riot could not be reached.
      freshness: { ...currentFreshness(range.fetchedAt, MATCH_IDS_LIFETIME_MS, clock), stale: true },
    }
  }

  return {
    async findPage(account, request) {
      const after = request.after === null ? null : parseCursor(request.after)
      const known = await rememberedMatches.find(account)
      // Riot does not recognise a PUUID of another key, and would list no matches.
      if (account.keyId !== riot.keyId) return pageFromStore(account, known, request, after)
      try {
        return await pageFromRiot(account, known, request, after)
      } catch (error) {
        if (!(error instanceof UpstreamUnavailable)) throw error
        return pageFromStore(account, known, request, after)
      }
    },
    async remember(account, records) {
      const entries = records.flatMap((record) => findEntry(record, account.puuid) ?? [])
      if (entries.length === 0) return
      const known = await rememberedMatches.find(account)
      await keep(account, known, { seen: entries.map(toRememberedMatch), filter: 'ALL', page: null })
    },
  }
}

interface FoundMatches {
  readonly seen: readonly RememberedMatch[]
  readonly filter: HistoryFilter
  /** The range of the history that they cover; null when it may have gaps. */
  readonly page: SeenPage | null
}

function merge(before: AccountMatches | null, { seen, filter, page }: FoundMatches): AccountMatches {
  const known = new Map(before?.seen.map((match) => [match.matchId, match]))
  for (const match of seen) known.set(match.matchId, match)
  const range = page === null ? null : extendRange(before?.stretches[filter] ?? null, page)
  return keepNewest({
    seen: [...known.values()].toSorted(comparePositions),
    stretches: { ...before?.stretches, ...(range !== null && { [filter]: range }) },
  })
}

/**
 * Returns the time up to which Riot's lists lack a match that was found without a page since: cached lists of that time are
 * outdated. 0 when there is none.
 */
function findNewsAt(known: AccountMatches | null, queue: QueueFilter | null): number {
  const range = known?.stretches[queue ?? 'ALL']
  const queueIds = queue === null ? null : queueIdsOf(queue)
  const newest = known?.seen.find(({ queueId }) => queueIds === null || queueIds.includes(queueId))
  if (range === undefined || newest === undefined) return 0
  const isNews = range.top === null || comparePositions(newest, range.top) < 0
  // Riot lists a match minutes after its end. One that is still not listed then will never be.
  const endedAt = newest.startedAt + newest.durationSeconds * 1000
  return isNews && endedAt + LISTED_AFTER_MS > range.fetchedAt ? range.fetchedAt + 1 : 0
}

function filterOf({ queue }: HistoryRequest): HistoryFilter {
  return queue ?? 'ALL'
}
