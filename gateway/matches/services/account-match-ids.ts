import { accountMatchesCollection } from '../../accounts/collections/account-matches.ts'
import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import { findKnownPart, type RememberedMatch } from '../../accounts/rules/account-matches.ts'
import type { Account } from '../../accounts/rules/account.ts'
import { currentFreshness } from '../../caching/current-freshness.ts'
import type { MatchType } from '../../game-data/rules/match-type.ts'
import { QUEUE_FILTERS, queueIdsOf } from '../../game-data/rules/queue.ts'
import type { MatchIdsFilter, RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Freshness } from '../../shared/freshness.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { Unavailable } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { askMatchIds, MATCH_IDS_LIFETIME_MS } from './match-ids.ts'

/** Pause before the next retry for an account that is not yet known under the current key. */
const UNKNOWN_ACCOUNT_PAUSE_MS = 60_000

/** Filter and range of match ids. A match has to fit every field that is not null. */
export interface MatchIdsRequest {
  /** Only matches after this moment, in milliseconds since 1970, give or take a second. */
  readonly startTime: number | null
  /** Only matches before this moment, in milliseconds since 1970, give or take a second. */
  readonly endTime: number | null
  /** Riot's number of the queue. */
  readonly queueId: number | null
  readonly type: MatchType | null
  /** Number of the newest ids to skip. */
  readonly start: number
  /** 0 to 100. */
  readonly count: number
}

export interface MatchIdList {
  readonly kind: 'found'
  readonly puuid: string
  /** Newest first. */
  readonly ids: readonly string[]
  readonly freshness: Freshness
}

export interface AccountMatchIds {
  /**
   * Lists ids as Riot does, including remakes. When Riot is unavailable, returns the ids of the matches that the store has without
   * a gap, which include no remakes.
   */
  findIds(account: Account, request: MatchIdsRequest): Promise<MatchIdList | Unavailable>
}

interface Dependencies {
  readonly riot: Pick<RiotApi, 'keyId' | 'matchIds'>
  readonly store: DocumentStore
  readonly clock: Clock
}

export function createAccountMatchIds({ riot, store, clock }: Dependencies): AccountMatchIds {
  const accountMatches = openCollection(store, accountMatchesCollection)

  async function idsFromStore(account: Account, request: MatchIdsRequest): Promise<MatchIdList | null> {
    const known = await accountMatches.find(accountDocumentId(account))
    const part = known === null ? null : findKnownPart(known, historyFilterOf(request))
    // Only Riot knows the type of a match.
    if (part === null || request.type !== null) return null

    const { start, count } = request
    const ids = part.matches.filter(isWantedBy(request)).map(({ matchId }) => matchId)
    const { isWhole, fetchedAt } = part.range
    // An empty list is an answer only when the stored history is complete.
    if (ids.length <= start && !isWhole) return null
    return {
      kind: 'found',
      puuid: account.puuid,
      ids: ids.slice(start, start + count),
      freshness: { ...currentFreshness(fetchedAt, MATCH_IDS_LIFETIME_MS, clock), stale: true },
    }
  }

  return {
    async findIds(account, request) {
      // Riot does not recognise a PUUID of another key, and would list no matches.
      if (account.keyId !== riot.keyId) {
        const stored = await idsFromStore(account, request)
        return stored ?? { kind: 'unavailable', retryAt: clock.now() + UNKNOWN_ACCOUNT_PAUSE_MS }
      }
      try {
        const { value: ids, fetchedAt } = await askMatchIds(riot, account, toFilter(request), account.refreshedAt ?? 0)
        const freshness = currentFreshness(fetchedAt, MATCH_IDS_LIFETIME_MS, clock)
        return { kind: 'found', puuid: account.puuid, ids, freshness }
      } catch (error) {
        if (!(error instanceof UpstreamUnavailable)) throw error
        return (await idsFromStore(account, request)) ?? { kind: 'unavailable', retryAt: error.retryAt }
      }
    },
  }
}

/** Rounded outwards to Riot's seconds, so that no match is lost. */
function toFilter({ startTime, endTime, queueId, type, start, count }: MatchIdsRequest): MatchIdsFilter {
  return {
    start,
    count,
    ...(queueId !== null && { queueId }),
    ...(type !== null && { type }),
    ...(startTime !== null && { startTime: Math.floor(startTime / 1000) }),
    ...(endTime !== null && { endTime: Math.ceil(endTime / 1000) }),
  }
}

/** The narrowest stored history that contains every match of the queue. */
function historyFilterOf({ queueId }: MatchIdsRequest) {
  return QUEUE_FILTERS.find((filter) => queueId !== null && queueIdsOf(filter).includes(queueId)) ?? 'ALL'
}

function isWantedBy({ startTime, endTime, queueId }: MatchIdsRequest): (match: RememberedMatch) => boolean {
  return (match) =>
    (startTime === null || match.startedAt >= startTime) &&
    (endTime === null || match.startedAt < endTime) &&
    (queueId === null || match.queueId === queueId)
}
