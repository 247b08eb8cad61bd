import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { Clock } from '../../shared/clock.ts'
import { OPEN_PLATFORMS, type Platform } from '../../shared/region.ts'
import { believable } from '../../shared/stored-time.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import {
  LADDER_LIFETIME_MS,
  LADDER_QUEUES,
  type LadderEntry,
  type LadderKey,
  namesIn,
  toLadder,
} from '../rules/ladder.ts'
import { fetchStandings } from './fetch-standings.ts'
import { createLadderNames } from './ladder-names.ts'
import type { EarlierLadder, FindEarlier } from './ladder-past.ts'
import { createLadderVersions } from './ladder-versions.ts'

/** Age at which a ladder is fetched again: early enough that it never counts as stale. */
const REFRESH_AFTER_MS = LADDER_LIFETIME_MS - 2 * 60_000

/** Pause between two units of work. It keeps the impact on visitors low. */
export const LADDER_PACE_MS = 1000

/** Pause after an unexpected error. */
const REST_AFTER_FAILURE_MS = 60_000

const NAMES_AT_ONCE = 50

/** The most visited platforms, which are fetched first. */
const FIRST_PLATFORMS: readonly Platform[] = ['EUW1', 'NA1', 'KR']

const PLATFORMS = [...FIRST_PLATFORMS, ...OPEN_PLATFORMS.filter((platform) => !FIRST_PLATFORMS.includes(platform))]

/** State of the worker since its start. */
export interface LadderWorkerStatus {
  readonly fetched: number
  readonly named: number
  /** Number of ladders whose last fetch failed; the worker retries them. */
  readonly late: number
}

/**
 * Handles one ladder after the other. The due times follow from the store, so the worker can be stopped at any time and can run in
 * several processes.
 */
export interface LadderWorker extends BackgroundJob {
  status(): LadderWorkerStatus
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  /** Pause between two units of work; {@link LADDER_PACE_MS} by default. */
  readonly paceMs?: number
  /**
   * Riot as it was at an earlier time, in milliseconds since 1970. It is asked for earlier ladders that are not stored. Null by default:
   * only a demo world knows its past.
   */
  readonly riotAt?: ((at: number) => Pick<RiotApi, 'apexLeague'>) | null
  readonly report: (error: unknown) => void
}

/** Remaining work for a ladder. Times are milliseconds since 1970. */
interface LadderPlan {
  readonly ladder: LadderKey
  fetchAt: number
  isLate: boolean
  unnamed: readonly LadderEntry[]
  /** Fetch time of the version; 0 before the first look at the ladder. */
  version: number
  nameAt: number
}

interface Work {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly run: (pauses: Pauses) => Promise<void>
}

export function createLadderWorker({
  riot,
  store,
  clock,
  paceMs = LADDER_PACE_MS,
  riotAt = null,
  report,
}: Dependencies): LadderWorker {
  const versions = createLadderVersions(store)
  const names = createLadderNames({ riot, store, clock })
  const plans = LADDER_QUEUES.flatMap((queue) =>
    PLATFORMS.map((platform): LadderPlan => {
      return { ladder: { platform, queue }, fetchAt: 0, isLate: false, unnamed: [], version: 0, nameAt: 0 }
    }),
  )
  let fetched = 0
  let named = 0

  /** Runs until the job is closed. */
  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      const soonest = Math.min(...listWork().map(({ at }) => at))
      await pauses.rest(Math.max(paceMs, soonest - clock.now()))
      const due = listWork().find(({ at }) => at <= clock.now())
      await due?.run(pauses)
    }
  }

  /** Lists all work: fetches before names, and the earliest due time first. */
  function listWork(): readonly Work[] {
    const fetching = plans.map((plan): Work => ({
      at: plan.fetchAt,
      run: (pauses) => fetchLadder(plan, pauses),
    }))
    const naming = plans
      .filter(({ unnamed }) => unnamed.length > 0)
      .map((plan): Work => ({ at: plan.nameAt, run: (pauses) => nameSome(plan, pauses) }))
    const byTime = (a: Work, b: Work) => a.at - b.at
    return [...fetching.toSorted(byTime), ...naming.toSorted(byTime)]
  }

  async function fetchLadder(plan: LadderPlan, pauses: Pauses): Promise<void> {
    try {
      plan.fetchAt = await refresh(plan, pauses)
      plan.isLate = false
    } catch (error) {
      if (error instanceof Closed) throw error
      plan.isLate = true
      plan.fetchAt = retryAfter(error)
    }
  }

  /** Fetches the ladder, unless the stored version is recent enough. Returns the next due time. */
  async function refresh(plan: LadderPlan, pauses: Pauses): Promise<number> {
    const { ladder } = plan
    const present = await versions.findHead(ladder)
    if (present?.keyId === riot.keyId && clock.now() < believable(present.fetchedAt, clock.now()) + REFRESH_AFTER_MS) {
      // After a start it is unknown which names are missing.
      if (plan.version === 0) nameLater(plan, present.fetchedAt, await versions.readEntries(ladder))
      return present.fetchedAt + REFRESH_AFTER_MS
    }

    const { standings, fetchedAt } = await pauses.wait(() => fetchStandings(riot, ladder))
    const entries = toLadder(standings, namesIn(await versions.readEntries(ladder)))
    const version = { fetchedAt, keyId: riot.keyId, entries }
    const replaced = await versions.replace(ladder, version, rememberEarlier(ladder))
    if (replaced !== null) {
      fetched++
      nameLater(plan, fetchedAt, replaced)
    }
    return fetchedAt + REFRESH_AFTER_MS
  }

  /** Fetches each earlier ladder once: going back in time costs a demo world more than going on. */
  function rememberEarlier(ladder: LadderKey): FindEarlier {
    const fetching = new Map<number, Promise<EarlierLadder | null>>()
    return (at) => {
      const earlier = fetching.get(at) ?? fetchEarlier(ladder, at)
      fetching.set(at, earlier)
      return earlier
    }
  }

  async function fetchEarlier(ladder: LadderKey, at: number): Promise<EarlierLadder | null> {
    if (riotAt === null) return null
    const { standings } = await fetchStandings(riotAt(at), ladder)
    return { fetchedAt: at, standings: toLadder(standings, new Map()) }
  }

  function nameLater(plan: LadderPlan, version: number, entries: readonly LadderEntry[]): void {
    plan.version = version
    plan.unnamed = names.listDue(entries)
  }

  async function nameSome(plan: LadderPlan, pauses: Pauses): Promise<void> {
    const { ladder, version, unnamed } = plan
    try {
      const found = await names.find(ladder, unnamed.slice(0, NAMES_AT_ONCE), pauses)
      const isCurrent = found.names.size === 0 || (await versions.writeNames(ladder, version, found.names))
      named += isCurrent ? found.names.size : 0
      plan.unnamed = isCurrent ? unnamed.slice(found.names.size) : []
      plan.nameAt = found.retryAt ?? 0
    } catch (error) {
      if (error instanceof Closed) throw error
      plan.nameAt = retryAfter(error)
    }
  }

  /** Returns the time of the next attempt after an error. */
  function retryAfter(error: unknown): number {
    if (error instanceof UpstreamUnavailable) return error.retryAt
    report(error)
    return clock.now() + REST_AFTER_FAILURE_MS
  }

  return {
    ...createBackgroundJob(clock, run),
    status: () => ({ fetched, named, late: plans.filter(({ isLate }) => isLate).length }),
  }
}
