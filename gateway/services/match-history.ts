import { isDeepStrictEqual } from 'node:util'

import type { Account, AccountMatches, HistoryFilter } from '../domain/account.ts'
import { type Freshness, freshnessOf } from '../domain/freshness.ts'
import type { Participant, RecordedMatch } from '../domain/match.ts'
import { compareMatchIds } from '../domain/match-id.ts'
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

/** How many ids of its newest matches an account keeps for the time when Riot can't be asked. */
const KEPT_IDS = 200

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
  /** How many matches of this page could not be had. */
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
      batchSize: batchSizeOf(request),
    })
    const { ids, fetchedAt, ...page } = await fillPage(account, request, after, batches)
    await keepIds(account, ids, after === null ? { [filterOf(request)]: fetchedAt } : {})
    return {
      ...page,
      hasPreviousPage: after !== null,
      freshness: freshnessOf(fetchedAt, HISTORY_LIFETIME, clock.now()),
    }
  }

  async function pageFromStore(account: Account, request: HistoryRequest, after: MatchPosition | null) {
    const fetchedAt = account.matches?.fetchedAt[filterOf(request)]
    if (account.matches === null || fetchedAt === undefined) return null

    const ids = account.matches.ids.filter((id) => after === null || compareMatchIds(id, after.matchId) > 0)
    const page = await fillPage(account, request, after, inBatches(ids, batchSizeOf(request), fetchedAt))
    return {
      ...page,
      hasPreviousPage: after !== null,
      freshness: freshnessOf(fetchedAt, HISTORY_LIFETIME, clock.now()),
    }
  }

  /**
   * Takes matches from the batches until the page is full and it is known whether another follows. A match that can't be
   * had takes its place on the page: nobody can say whether it would be visible.
   */
  async function fillPage(
    account: Account,
    request: HistoryRequest,
    after: MatchPosition | null,
    batches: AsyncIterable<Fetched<readonly string[]>>,
  ) {
    const queueIds = request.queue === null ? null : queueIdsOf(request.queue)
    const ids: string[] = []
    const entries: HistoryEntry[] = []
    let endCursor = request.after
    let missing = 0
    let fetchedAt = clock.now()
    let batchCount = 0
    const pageSoFar = (hasNextPage: boolean) => ({ ids, entries, endCursor, missing, fetchedAt, hasNextPage })

    for await (const batch of batches) {
      if (batchCount === 0) fetchedAt = batch.fetchedAt
      ids.push(...batch.value)

      for (const record of await matches.listMatches(batch.value)) {
        const isFull = entries.length + missing === request.first
        if (record === null) {
          if (isFull) return pageSoFar(endCursor !== null)
          missing++
          continue
        }
        const { match } = record
        if (after !== null && comparePositions(match, after) <= 0) continue
        if (queueIds !== null && !queueIds.includes(match.queueId)) continue
        const participant = match.participants.find(({ puuid }) => puuid === account.puuid)
        const visible = match.outcome === 'PLAYED' && participant !== undefined
        if (visible && isFull) return pageSoFar(true)
        // An aborted match has no beginning, so no page can start behind it.
        if (match.startedAt > 0) endCursor = toCursor(match)
        if (visible) entries.push({ cursor: toCursor(match), record, participant })
      }
      batchCount++
      if (batchCount === BATCHES_PER_PAGE) return pageSoFar(endCursor !== request.after)
    }
    return pageSoFar(false)
  }

  /** Remembers which matches the account has, so that they can be shown when Riot can't be asked. */
  async function keepIds(account: Account, ids: readonly string[], fetchedAt: AccountMatches['fetchedAt']) {
    const before = account.matches ?? { ids: [], fetchedAt: {} }
    const after = {
      ids: [...new Set([...ids, ...before.ids])].toSorted(compareMatchIds).slice(0, KEPT_IDS),
      fetchedAt: { ...before.fetchedAt, ...fetchedAt },
    }
    if (!isDeepStrictEqual(before, after)) await storedAccounts.update(account, { matches: after })
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

function filterOf({ queue }: HistoryRequest): HistoryFilter {
  return queue ?? 'ALL'
}

/** A few more than the page holds, so that one or two remakes cost no second round. */
function batchSizeOf({ first }: HistoryRequest): number {
  return Math.min(first + 3, 100)
}

async function* inBatches(ids: readonly string[], size: number, fetchedAt: number) {
  for (let start = 0; start < ids.length; start += size) yield { value: ids.slice(start, start + size), fetchedAt }
}
