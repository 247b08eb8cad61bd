import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import { endOf, type RecordedMatch } from '../../matches/rules/match.ts'
import type { MatchHistory } from '../../matches/services/match-history.ts'
import type { Matches } from '../../matches/services/matches.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import { OPEN_PLATFORMS, type Platform } from '../../shared/region.ts'
import { believable } from '../../shared/stored-time.ts'
import { type Fetched, UpstreamUnavailable } from '../../shared/upstream.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { type TrackedHistory, trackedHistoriesCollection } from '../collections/tracked-histories.ts'
import { HISTORY_CHECK_EVERY_MS, paceOf } from '../rules/check-plan.ts'
import type { ProScene } from '../services/pro-scene.ts'
import { listTrackedAccounts, type TrackedAccount, trackedKeyOf } from './tracked-accounts.ts'

/** Number of an account's newest matches in one check; older ones are not fetched for a new account. */
const NEWEST = 20

/** Number of newest matches when none of the usual number is known, so that matches were missed. */
const MANY = 100

const MATCHES_AT_ONCE = 5

/** Pause after each request: visitors' requests go first. */
const PACE_MS = 200

/** Pause while nothing is due. */
const IDLE_MS = 5000

/** Pause after an unexpected error. */
const REST_AFTER_FAILURE_MS = 60_000

/** Interval of storing the progress. Progress that is lost only costs repeated requests. */
const WRITE_EVERY_MS = 60_000

/** Maximum number of histories in one document: each takes up to 500 bytes, and Firestore rejects documents over 1 MiB. */
const MAX_WRITTEN = 2000

export interface TrackedHistoriesStatus {
  /** Number of tracked accounts of pro players; 0 before the first round. */
  readonly tracked: number
  readonly due: number
  /** Number of accounts whose matches were never listed. */
  readonly unlisted: number
  /** Number of matches that were found in the store or at Riot since the start. */
  readonly matches: number
  /** Number of platforms on which Riot could not be asked at the last attempt; the job retries them. */
  readonly waiting: number
}

/** A player who hides running games still has a history. The progress is in the store, so the job can be stopped at any time. */
export interface TrackedHistoriesJob extends BackgroundJob {
  /** Returns the end of an account's newest known match, in milliseconds since 1970; null when none is known. */
  lastPlayedAt(platform: Platform, puuid: string): number | null
  status(): TrackedHistoriesStatus
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: ProScene
  readonly matches: Matches
  readonly matchHistory: Pick<MatchHistory, 'remember'>
  readonly report: (error: unknown) => void
}

export function createTrackedHistoriesJob(dependencies: Dependencies): TrackedHistoriesJob {
  const { riot, store, clock, proScene, matches, matchHistory, report } = dependencies
  const collection = openCollection(store, trackedHistoriesCollection)
  const histories = new Map<string, TrackedHistory>()
  const unwritten = new Set<Platform>()
  let writtenAt = -Infinity
  let tracked: ReadonlyMap<string, TrackedAccount> = new Map()
  /** End of the pause after a platform could not be asked. */
  const platformRests = new Map<Platform, number>()
  const accountRests = new Map<string, number>()
  let due = 0
  let lookedUp = 0

  function dueAtOf({ key, platform }: TrackedAccount): number {
    const known = histories.get(key)
    const rest = Math.max(platformRests.get(platform) ?? 0, accountRests.get(key) ?? 0)
    if (known === undefined) return rest
    const pace = paceOf({ isStreaming: false, lastPlayedAt: known.lastPlayedAt }, clock.now())
    return Math.max(believable(known.listedAt, clock.now()) + HISTORY_CHECK_EVERY_MS[pace], rest)
  }

  async function restore(pauses: Pauses): Promise<void> {
    const stored = await pauses.wait(() => collection.findMany(OPEN_PLATFORMS))
    for (const [index, platform] of OPEN_PLATFORMS.entries()) {
      const accounts = Object.entries(stored[index]?.accounts ?? {})
      for (const [puuid, history] of accounts) histories.set(trackedKeyOf(platform, puuid), history)
    }
  }

  /** Handles the account that is due for longest. Resolves to the following pause, in milliseconds. */
  async function runRound(pauses: Pauses): Promise<number> {
    const scene = await pauses.wait(() => proScene.look())
    tracked = listTrackedAccounts(scene, riot.keyId)
    const taken = [...tracked.values()]
      .filter((account) => dueAtOf(account) <= clock.now())
      .toSorted((a, b) => (histories.get(a.key)?.listedAt ?? 0) - (histories.get(b.key)?.listedAt ?? 0))
    due = taken.length
    const [account] = taken
    if (account !== undefined) await catchUp(account, pauses)
    if (clock.now() >= writtenAt + WRITE_EVERY_MS) await write()
    return account === undefined ? IDLE_MS : PACE_MS
  }

  /** Fetches the matches that an account has played since the last check. */
  async function catchUp(account: TrackedAccount, pauses: Pauses): Promise<void> {
    const { key, platform } = account
    try {
      const before = histories.get(key)
      const { value: listed, fetchedAt } = await listIds(account, pauses)
      const known = new Set(before?.known)
      const fresh = listed.filter((id) => !known.has(id))
      const { found, retryAt } = await fetchMatches(account, fresh, pauses)
      await pauses.wait(() => matchHistory.remember(account, found))
      lookedUp += found.length
      if (retryAt !== null) {
        // The fetched matches are stored. All ids will be listed again, so that a gap is still detected.
        platformRests.set(platform, retryAt)
        return
      }
      for (const { match } of found) known.add(match.matchId)
      histories.set(key, {
        listedAt: fetchedAt,
        known: listed.filter((id) => known.has(id)).slice(0, NEWEST),
        lastPlayedAt: Math.max(before?.lastPlayedAt ?? 0, ...found.map(({ match }) => endOf(match))) || null,
      })
      unwritten.add(platform)
      platformRests.delete(platform)
      accountRests.delete(key)
    } catch (error) {
      if (error instanceof Closed) throw error
      if (error instanceof UpstreamUnavailable) {
        platformRests.set(platform, error.retryAt)
        return
      }
      report(error)
      accountRests.set(key, clock.now() + HISTORY_CHECK_EVERY_MS.COLD)
    }
  }

  /** Fetches matches of an account until Riot can't be asked; `retryAt` is then the end of the pause, else null. */
  async function fetchMatches({ puuid }: TrackedAccount, fresh: readonly string[], pauses: Pauses) {
    const found: RecordedMatch[] = []
    for await (const ids of inBatches(fresh, MATCHES_AT_ONCE)) {
      const lookups = await pauses.wait(() => matches.listMatches(ids, puuid, 'backfill'))
      found.push(...lookups.flatMap((lookup) => (lookup.kind === 'found' ? [lookup.record] : [])))
      const refusal = lookups.find((lookup) => lookup.kind === 'unavailable')
      if (refusal !== undefined) return { found, retryAt: refusal.retryAt }
      await pauses.rest(PACE_MS)
    }
    return { found, retryAt: null }
  }

  /** Fetches the ids of the account's newest matches; more of them when there would be a gap otherwise. */
  async function listIds(
    { key, platform, puuid }: TrackedAccount,
    pauses: Pauses,
  ): Promise<Fetched<readonly string[]>> {
    const ask = (count: number) =>
      pauses.wait(() => riot.matchIds(platform, puuid, { count }, { priority: 'backfill' }))
    const known = histories.get(key)?.known ?? []
    const newest = await ask(NEWEST)
    const isGap = known.length > 0 && newest.value.length === NEWEST && !newest.value.some((id) => known.includes(id))
    return isGap ? ask(MANY) : newest
  }

  async function write(): Promise<void> {
    for (const platform of unwritten) {
      const accounts = Object.fromEntries(listWritten(platform))
      await store.transaction(async (transaction) => collection.in(transaction).set(platform, { accounts }))
      unwritten.delete(platform)
    }
    writtenAt = clock.now()
  }

  /** Beyond the maximum, the players who played longest ago are left out; they are only listed again after a restart. */
  function listWritten(platform: Platform): readonly (readonly [string, TrackedHistory])[] {
    const known = [...tracked.values()].flatMap(({ key, puuid, platform: own }) => {
      const history = own === platform ? histories.get(key) : undefined
      return history === undefined ? [] : [[puuid, history] as const]
    })
    return known.toSorted(([, a], [, b]) => (b.lastPlayedAt ?? 0) - (a.lastPlayedAt ?? 0)).slice(0, MAX_WRITTEN)
  }

  async function run(pauses: Pauses): Promise<void> {
    let isRestored = false
    for (;;) {
      let rest = REST_AFTER_FAILURE_MS
      try {
        if (!isRestored) await restore(pauses)
        isRestored = true
        rest = await runRound(pauses)
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
      }
      await pauses.rest(rest)
    }
  }

  return {
    ...createBackgroundJob(clock, run),
    lastPlayedAt: (platform, puuid) => histories.get(trackedKeyOf(platform, puuid))?.lastPlayedAt ?? null,
    status: () => ({
      tracked: tracked.size,
      due,
      unlisted: [...tracked.keys()].filter((key) => !histories.has(key)).length,
      matches: lookedUp,
      waiting: [...platformRests.values()].filter((until) => until > clock.now()).length,
    }),
  }
}
