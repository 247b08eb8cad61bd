import {
  APEX_TIERS,
  LADDER_LIFETIME,
  LADDER_QUEUES,
  type LadderEntry,
  type LadderKey,
  namesIn,
  toLadder,
} from '../domain/ladder.ts'
import { OPEN_PLATFORMS, type Platform } from '../domain/region.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import { UpstreamUnavailable } from '../ports/upstream.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from './background-job.ts'
import { createLadderNames } from './ladder-names.ts'
import { createLadderVersions } from './ladder-versions.ts'

/** How old a ladder gets before it is fetched again, in milliseconds: it is new before anybody calls it stale. */
const REFRESH_AFTER = LADDER_LIFETIME - 2 * 60_000

/** How long the worker rests between two things that it does, in milliseconds, so that visitors hardly notice it. */
const PACE = 1000

/** When it tries again what failed for a reason that nobody foresaw, in milliseconds. */
const REST_AFTER_FAILURE = 60_000

/** How many names are asked for, and written down, at a time. */
const NAMES_AT_ONCE = 50

/** The platforms that most people look at come first. */
const FIRST_PLATFORMS: readonly Platform[] = ['EUW1', 'NA1', 'KR']

const PLATFORMS = [...FIRST_PLATFORMS, ...OPEN_PLATFORMS.filter((platform) => !FIRST_PLATFORMS.includes(platform))]

/** What the worker has done since the start. */
export interface LadderWorkerStatus {
  /** How often a ladder was fetched. */
  readonly fetched: number
  /** How many names were written into ladders. */
  readonly named: number
  /** Ladders that could not be fetched when they were due; the worker tries again by itself. */
  readonly late: number
}

/**
 * Keeps the ladders of all open platforms up to date, one after the other, and finds out what their players are called.
 * The store says what is due, so it can be stopped at any moment and run in several processes.
 */
export interface LadderWorker extends BackgroundJob {
  status(): LadderWorkerStatus
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  /** Is told what nobody foresaw. The worker goes on. */
  readonly report: (error: unknown) => void
}

/** What is left to do for a ladder. Moments are milliseconds since 1970. */
interface Course {
  readonly ladder: LadderKey
  fetchAt: number
  isLate: boolean
  /** Who is still to be named in the version. */
  unnamed: readonly LadderEntry[]
  /** The moment at which it was fetched; 0 before the first look at the ladder. */
  version: number
  nameAt: number
}

/** Something that is to be done, and when. */
interface Work {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly run: (pauses: Pauses) => Promise<void>
}

export function createLadderWorker({ riot, store, clock, report }: Dependencies): LadderWorker {
  const versions = createLadderVersions(store)
  const names = createLadderNames({ riot, store, clock })
  const courses = LADDER_QUEUES.flatMap((queue) =>
    PLATFORMS.map((platform): Course => {
      return { ladder: { platform, queue }, fetchAt: 0, isLate: false, unnamed: [], version: 0, nameAt: 0 }
    }),
  )
  let fetched = 0
  let named = 0

  /** Goes on until it is closed. */
  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      const soonest = Math.min(...listWork().map(({ at }) => at))
      await pauses.rest(Math.max(PACE, soonest - clock.now()))
      const due = listWork().find(({ at }) => at <= clock.now())
      await due?.run(pauses)
    }
  }

  /** All that is to be done: fetching comes before naming, and what was due first before the rest. */
  function listWork(): readonly Work[] {
    const fetching = courses.map((course): Work => ({
      at: course.fetchAt,
      run: (pauses) => fetchLadder(course, pauses),
    }))
    const naming = courses
      .filter(({ unnamed }) => unnamed.length > 0)
      .map((course): Work => ({ at: course.nameAt, run: (pauses) => nameSome(course, pauses) }))
    const byMoment = (a: Work, b: Work) => a.at - b.at
    return [...fetching.toSorted(byMoment), ...naming.toSorted(byMoment)]
  }

  async function fetchLadder(course: Course, pauses: Pauses): Promise<void> {
    try {
      course.fetchAt = await refresh(course, pauses)
      course.isLate = false
    } catch (error) {
      if (error instanceof Closed) throw error
      course.isLate = true
      course.fetchAt = retryAfter(error)
    }
  }

  /** Fetches the ladder, unless the store has it young enough. Answers when it is due again. */
  async function refresh(course: Course, pauses: Pauses): Promise<number> {
    const { ladder } = course
    const present = await versions.findHead(ladder)
    if (present?.keyId === riot.keyId && clock.now() < present.fetchedAt + REFRESH_AFTER) {
      // After a start nobody knows how far the names have come.
      if (course.version === 0) nameLater(course, present.fetchedAt, await versions.readEntries(ladder))
      return present.fetchedAt + REFRESH_AFTER
    }

    const { platform, queue } = ladder
    const leagues = await pauses.wait(() =>
      Promise.all(APEX_TIERS.map((tier) => riot.apexLeague(platform, queue, tier, { priority: 'backfill' }))),
    )
    const fetchedAt = Math.min(...leagues.map((league) => league.fetchedAt))
    const standings = leagues.flatMap(({ value }) => value)
    const entries = toLadder(standings, namesIn(await versions.readEntries(ladder)))
    if (await versions.replace(ladder, { fetchedAt, keyId: riot.keyId, entries })) {
      fetched++
      nameLater(course, fetchedAt, entries)
    }
    return fetchedAt + REFRESH_AFTER
  }

  function nameLater(course: Course, version: number, entries: readonly LadderEntry[]): void {
    course.version = version
    course.unnamed = names.listDue(entries)
  }

  async function nameSome(course: Course, pauses: Pauses): Promise<void> {
    const { ladder, version, unnamed } = course
    try {
      const found = await names.find(ladder, unnamed.slice(0, NAMES_AT_ONCE), pauses)
      const isPresent = found.names.size === 0 || (await versions.writeNames(ladder, version, found.names))
      named += isPresent ? found.names.size : 0
      course.unnamed = isPresent ? unnamed.slice(found.names.size) : []
      course.nameAt = found.retryAt ?? 0
    } catch (error) {
      if (error instanceof Closed) throw error
      course.nameAt = retryAfter(error)
    }
  }

  /** When to try again what has failed. */
  function retryAfter(error: unknown): number {
    if (error instanceof UpstreamUnavailable) return error.retryAt
    report(error)
    return clock.now() + REST_AFTER_FAILURE
  }

  return {
    ...createBackgroundJob(clock, run),
    status: () => ({ fetched, named, late: courses.filter(({ isLate }) => isLate).length }),
  }
}
