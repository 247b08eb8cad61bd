import type { AccountKey } from '../../accounts/rules/account.ts'
import { type QueueFilter, queueIdsOf } from '../../game-data/rules/queue.ts'
import type { AskOptions, MatchIdsFilter, RiotApi } from '../../riot/riot-api.ts'
import { compareMatchIds } from '../../shared/match-id.ts'
import type { Platform } from '../../shared/region.ts'
import type { Fetched } from '../../shared/upstream.ts'

export const MATCH_IDS_LIFETIME_MS = 2 * 60_000

export interface MatchIdsQuery {
  readonly account: AccountKey
  readonly queue: QueueFilter | null
  /** Only matches that began before this time, in milliseconds since 1970, give or take a second. */
  readonly before: number | null
  /** Cached answers older than this time are fetched again, in milliseconds since 1970. */
  readonly notOlderThan: number
  /** Number of ids per request to Riot. */
  readonly batchSize: number
}

/** Yields ids of the account's matches in batches, newest first, until Riot has no more. */
export async function* listMatchIds(riot: RiotApi, wanted: MatchIdsQuery): AsyncGenerator<Fetched<readonly string[]>> {
  const queueIds: readonly (number | null)[] = wanted.queue === null ? [null] : queueIdsOf(wanted.queue)
  const passed = new Map(queueIds.map((queueId) => [queueId, 0]))

  for (;;) {
    const lists = await Promise.all(
      [...passed].map(async ([queueId, start]) => ({ queueId, ...(await askBatch(riot, wanted, queueId, start)) })),
    )
    const full = lists.filter(({ value }) => value.length === wanted.batchSize)
    const batch = mergeUntilUncertain(lists, full, wanted.account.platform)
    yield { value: batch, fetchedAt: Math.min(...lists.map(({ fetchedAt }) => fetchedAt)) }
    if (full.length === 0) return

    const delivered = new Set(batch)
    for (const { queueId, value } of lists) {
      passed.set(queueId, (passed.get(queueId) ?? 0) + value.filter((id) => delivered.has(id)).length)
    }
  }
}

/**
 * Merges lists of several queues, because Riot can filter by one queue only. A list that has not reached its end may
 * continue after its last id, so older ids of the other lists wait for the next batch.
 *
 * Ids give the order on one platform only. An account that moved has matches on two platforms: those on its current
 * platform are newer.
 */
function mergeUntilUncertain(lists: readonly IdList[], full: readonly IdList[], platform: Platform): readonly string[] {
  const [only, ...others] = lists
  if (only !== undefined && others.length === 0) return only.value

  const isHere = (matchId: string) => Number(matchId.startsWith(`${platform}_`))
  const merged = [...new Set(lists.flatMap(({ value }) => value))].toSorted(
    (a, b) => isHere(b) - isHere(a) || compareMatchIds(a, b),
  )
  const ends = full.map(({ value }) => merged.indexOf(value[value.length - 1] ?? '') + 1)
  return merged.slice(0, Math.min(merged.length, ...ends))
}

type IdList = { readonly value: readonly string[] }

function askBatch(riot: RiotApi, wanted: MatchIdsQuery, queueId: number | null, start: number) {
  const filter: MatchIdsFilter = {
    start,
    count: wanted.batchSize,
    ...(queueId === null ? {} : { queueId }),
    // Rounded up, plus one second: the reader drops matches that are too new, but could not add missing ones.
    ...(wanted.before === null ? {} : { endTime: Math.ceil(wanted.before / 1000) + 1 }),
  }
  return askMatchIds(riot, wanted.account, filter, wanted.notOlderThan)
}

/** An answer older than `notOlderThan`, in milliseconds since 1970, is fetched again. Throws `UpstreamUnavailable`. */
export async function askMatchIds(
  riot: Pick<RiotApi, 'matchIds'>,
  { platform, puuid }: AccountKey,
  filter: MatchIdsFilter,
  notOlderThan: number,
): Promise<Fetched<readonly string[]>> {
  const options: AskOptions = { priority: 'visitor' }
  const answer = await riot.matchIds(platform, puuid, filter, options)
  if (answer.fetchedAt >= notOlderThan) return answer
  return riot.matchIds(platform, puuid, filter, { ...options, fresh: true })
}
