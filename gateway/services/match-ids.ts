import type { AccountKey } from '../domain/account.ts'
import { compareMatchIds } from '../domain/match-id.ts'
import type { Platform } from '../domain/region.ts'
import { type QueueFilter, queueIdsOf } from '../domain/queue.ts'
import type { AskOptions, MatchIdsFilter, RiotApi } from '../ports/riot-api.ts'
import type { Fetched } from '../ports/upstream.ts'

/** How long a list of matches is served before Riot is asked again, in milliseconds. */
export const MATCH_IDS_LIFETIME = 2 * 60_000

/** Which ids of an account's matches are wanted. */
export interface MatchIdsWanted {
  readonly account: AccountKey
  readonly queue: QueueFilter | null
  /** Only matches that began before this moment, in milliseconds since 1970, give or take a second. */
  readonly before: number | null
  /** Answers older than this moment are asked for again, in milliseconds since 1970. */
  readonly notOlderThan: number
  /** How many ids Riot is asked for at a time. */
  readonly batchSize: number
}

/** Ids of the account's matches in batches, newest first, until Riot has no more. */
export async function* listMatchIds(riot: RiotApi, wanted: MatchIdsWanted): AsyncGenerator<Fetched<readonly string[]>> {
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
 * Riot narrows a list to one queue only, so several lists are merged. Behind the last id of a list that is not at its
 * end another of its ids could follow: what is older than that waits for the next batch.
 *
 * Ids tell the order on one platform. An account that moved has matches on two: those on its own are the newer ones.
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

function askBatch(riot: RiotApi, wanted: MatchIdsWanted, queueId: number | null, start: number) {
  const filter: MatchIdsFilter = {
    start,
    count: wanted.batchSize,
    ...(queueId === null ? {} : { queueId }),
    // Rounded up and a second more: whoever reads the list drops what is too new, but can't add what is missing.
    ...(wanted.before === null ? {} : { endTime: Math.ceil(wanted.before / 1000) + 1 }),
  }
  return askMatchIds(riot, wanted.account, filter, wanted.notOlderThan)
}

/**
 * Ids of the account's matches as Riot lists them. An answer older than `notOlderThan`, in milliseconds since 1970, is
 * asked for again. Throws `UpstreamUnavailable`.
 */
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
