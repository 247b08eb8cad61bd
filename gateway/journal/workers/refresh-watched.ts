import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import type { Ranks } from '../../accounts/services/ranks.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { RecordedMatch } from '../../matches/rules/match.ts'
import type { MatchHistory } from '../../matches/services/match-history.ts'
import type { Matches } from '../../matches/services/matches.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import { type CheckPace, MATCH_RETRIES_MS, paceOf } from '../../rosters/rules/check-plan.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Platform } from '../../shared/region.ts'
import { believable } from '../../shared/stored-time.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { WatchedState } from './journal-accounts.ts'

/** Maximum time since an account's ranks and matches were last fetched, by the likelihood that it plays. */
export type WatchedPace = Readonly<Record<CheckPace, number>>

export const WATCHED_PACE: WatchedPace = { HOT: 60_000, WARM: 3 * 60_000, COLD: 10 * 60_000 }

/** Number of an account's newest matches in one check. */
const NEWEST = 20

/** Matches to fetch for an account of which none are known. */
const FIRST_MATCHES = 5

/** Pause after each account. Together with the answers of Riot it is the pace: one request at a time. */
const PACE_MS = 200

/** Pause while nothing is due. */
const IDLE_MS = 1000

/** Pause of an account after an unexpected error. */
const REST_AFTER_FAILURE_MS = 5 * 60_000

export interface RefreshWatchedStatus {
  readonly due: number
  /** Number of platforms on which Riot could not be asked at the last attempt; the job retries them. */
  readonly waiting: number
}

/** Asks Riot for the ranks and matches of watched accounts that no one has fetched for a while. Visitors go first. */
export interface RefreshWatchedJob extends BackgroundJob {
  /** Asks soon and repeatedly until the match is there: the account's game has ended. */
  noteEnd(account: AccountKey, matchId: string, at: number): void
  status(): RefreshWatchedStatus
}

interface Dependencies {
  readonly riot: RiotApi
  readonly clock: Clock
  readonly ranks: Ranks
  readonly matches: Matches
  readonly matchHistory: Pick<MatchHistory, 'remember'>
  readonly listWatched: () => readonly WatchedState[]
  readonly compareSoon: (account: AccountKey) => void
  readonly pace: WatchedPace
  readonly report: (error: unknown) => void
}

export function createRefreshWatchedJob(dependencies: Dependencies): RefreshWatchedJob {
  const { riot, clock, ranks, matches, matchHistory, listWatched, compareSoon, pace, report } = dependencies
  const askedAt = new Map<string, number>()
  const ends = new Map<string, { readonly matchId: string; readonly at: number }>()
  /** End of the pause after a platform could not be asked, or an account failed. */
  const platformRests = new Map<Platform, number>()
  const accountRests = new Map<string, number>()
  let due = 0

  /** Returns the time from which an account is due, in milliseconds since 1970. */
  function dueAtOf({ key, account, matchIds, listedAt, lastPlayedAt }: WatchedState): number {
    const id = accountDocumentId(key)
    const now = clock.now()
    const knownAt = Math.min(believable(account?.ranks?.fetchedAt ?? 0, now), believable(listedAt ?? 0, now))
    const fetchedAt = Math.max(askedAt.get(id) ?? 0, knownAt)
    const regular = fetchedAt + pace[paceOf({ isStreaming: false, lastPlayedAt }, now)]
    const end = ends.get(id)
    const retry =
      end === undefined || matchIds.has(end.matchId)
        ? undefined
        : MATCH_RETRIES_MS.map((delay) => end.at + delay).find((at) => at > fetchedAt)
    const rest = Math.max(platformRests.get(key.platform) ?? 0, accountRests.get(id) ?? 0)
    return Math.max(rest, Math.min(regular, retry ?? Infinity))
  }

  /** Refreshes the account that is due for longest. Resolves to the following pause, in milliseconds. */
  async function runRound(pauses: Pauses): Promise<number> {
    const now = clock.now()
    const watched = listWatched().filter(({ account }) => account?.keyId === riot.keyId)
    const taken = watched
      .map((state) => ({ state, at: dueAtOf(state) }))
      .filter(({ at }) => at <= now)
      .toSorted((a, b) => a.at - b.at)
    due = taken.length
    dropEnded(new Set(watched.map(({ key }) => accountDocumentId(key))))
    const [first] = taken
    if (first === undefined) return IDLE_MS
    await refresh(first.state, pauses)
    return PACE_MS
  }

  /** Forgets the accounts whose watch has ended. */
  function dropEnded(watched: ReadonlySet<string>): void {
    for (const times of [askedAt, ends, accountRests]) {
      for (const id of times.keys()) if (!watched.has(id)) times.delete(id)
    }
  }

  async function refresh({ key, matchIds }: WatchedState, pauses: Pauses): Promise<void> {
    const { platform, puuid } = key
    const id = accountDocumentId(key)
    askedAt.set(id, clock.now())
    try {
      const options = { priority: 'backfill', fresh: true } as const
      const listed = await pauses.wait(() => riot.matchIds(platform, puuid, { count: NEWEST }, options))
      const found = await fetchMatches(listFresh(listed.value, matchIds), puuid, pauses)
      await pauses.wait(() => matchHistory.remember(key, found))
      await pauses.wait(() => ranks.fetchRanks(key, 'backfill'))
      platformRests.delete(platform)
      accountRests.delete(id)
    } catch (error) {
      if (error instanceof Closed) throw error
      if (error instanceof UpstreamUnavailable) {
        platformRests.set(platform, error.retryAt)
      } else {
        report(error)
        accountRests.set(id, clock.now() + REST_AFTER_FAILURE_MS)
      }
    }
    compareSoon(key)
  }

  /** Fetches matches, oldest first, until Riot can't be asked: the rest is fetched at the next check. */
  async function fetchMatches(newestFirst: readonly string[], puuid: string, pauses: Pauses): Promise<RecordedMatch[]> {
    const found: RecordedMatch[] = []
    for (const matchId of newestFirst.toReversed()) {
      const [lookup] = await pauses.wait(() => matches.listMatches([matchId], puuid, 'backfill'))
      if (lookup?.kind === 'unavailable') break
      if (lookup?.kind === 'found') found.push(lookup.record)
    }
    return found
  }

  async function run(pauses: Pauses): Promise<void> {
    for (;;) await pauses.rest(await runRound(pauses))
  }

  return {
    ...createBackgroundJob(clock, run),
    noteEnd(account, matchId, at) {
      ends.set(accountDocumentId(account), { matchId, at })
    },
    status: () => ({
      due,
      waiting: [...platformRests.values()].filter((until) => until > clock.now()).length,
    }),
  }
}

/** Returns the ids before the first known one, newest first. */
function listFresh(listed: readonly string[], known: ReadonlySet<string>): readonly string[] {
  if (known.size === 0) return listed.slice(0, FIRST_MATCHES)
  const end = listed.findIndex((matchId) => known.has(matchId))
  return end === -1 ? listed : listed.slice(0, end)
}
