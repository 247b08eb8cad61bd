import { openCollection } from '../collections/collection.ts'
import { type TrackedHistory, trackedHistoriesCollection } from '../collections/tracked-histories.ts'
import { HISTORY_CHECK_EVERY_MS, paceOf } from '../domain/check-plan.ts'
import type { RecordedMatch } from '../domain/match.ts'
import { OPEN_PLATFORMS, type Platform } from '../domain/region.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import { type Fetched, UpstreamUnavailable } from '../ports/upstream.ts'
import { inTurns } from '../services/in-turns.ts'
import type { Matches } from '../services/matches.ts'
import type { ProScene } from '../services/pro-scene.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from './background-job.ts'
import { listTrackedAccounts, type TrackedAccount, trackedKeyOf } from './tracked-accounts.ts'

/** How many of the newest matches of an account are looked at; nothing older is fetched for one that is new here. */
const NEWEST = 20

/** As many are looked at when so much was missed that nothing among the newest is known. */
const MANY = 100

/** How many matches are fetched at a time. */
const MATCHES_AT_ONCE = 5

/** How long the job rests after each thing that it has asked for, in milliseconds: visitors want answers. */
const PACE = 200

/** How long the job rests when nothing is due, in milliseconds. */
const IDLE = 5000

/** How long the job rests after something that nobody foresaw, in milliseconds. */
const REST_AFTER_FAILURE = 60_000

/** How often what has been done is written down, in milliseconds: what is not, is only asked for again. */
const WRITE_EVERY = 60_000

/** How many histories one document holds: each takes up to 500 bytes, and Firestore refuses 1 MiB. */
const MOST_WRITTEN = 2000

/** How the job is doing. */
export interface TrackedHistoriesStatus {
  /** How many accounts the pro players have together that can be asked about; 0 until the job has looked. */
  readonly tracked: number
  /** How many of them were due at the last look. */
  readonly due: number
  /** How many have never been listed. */
  readonly unlisted: number
  /** How many matches were looked up, here or at Riot, since the job began. */
  readonly matches: number
  /** On how many platforms Riot could not be asked when that was last tried; the job goes on by itself. */
  readonly waiting: number
}

/**
 * Records what the accounts of pro players have played, whether anybody saw them playing or not: a player who hides his
 * running games has a history all the same. The store says what is known, so the job can be stopped at any moment.
 */
export interface TrackedHistoriesJob extends BackgroundJob {
  /** When the newest match ended that is known of an account, in milliseconds since 1970; null when none is. */
  lastPlayedAt(platform: Platform, puuid: string): number | null
  status(): TrackedHistoriesStatus
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: ProScene
  readonly matches: Matches
  /** Is told what nobody foresaw. The job goes on. */
  readonly report: (error: unknown) => void
}

export function createTrackedHistoriesJob(dependencies: Dependencies): TrackedHistoriesJob {
  const { riot, store, clock, proScene, matches, report } = dependencies
  const collection = openCollection(store, trackedHistoriesCollection)
  const histories = new Map<string, TrackedHistory>()
  const unwritten = new Set<Platform>()
  let writtenAt = -Infinity
  let tracked: ReadonlyMap<string, TrackedAccount> = new Map()
  /** Until when Riot can't be asked about a platform. */
  const platformRests = new Map<Platform, number>()
  /** Until when an account is left alone, by its key. */
  const accountRests = new Map<string, number>()
  let due = 0
  let lookedUp = 0

  function dueAtOf({ key, platform }: TrackedAccount): number {
    const known = histories.get(key)
    const rest = Math.max(platformRests.get(platform) ?? 0, accountRests.get(key) ?? 0)
    if (known === undefined) return rest
    const pace = paceOf({ isStreaming: false, lastPlayedAt: known.lastPlayedAt }, clock.now())
    return Math.max(known.listedAt + HISTORY_CHECK_EVERY_MS[pace], rest)
  }

  async function begin(pauses: Pauses): Promise<void> {
    const stored = await pauses.wait(() => collection.findMany(OPEN_PLATFORMS))
    for (const [index, platform] of OPEN_PLATFORMS.entries()) {
      const accounts = Object.entries(stored[index]?.accounts ?? {})
      for (const [puuid, history] of accounts) histories.set(trackedKeyOf(platform, puuid), history)
    }
  }

  /** Takes up what is due longest, and writes down how far all of them are. Answers for how long to rest then. */
  async function goOn(pauses: Pauses): Promise<number> {
    const scene = await pauses.wait(() => proScene.look())
    tracked = listTrackedAccounts(scene, riot.keyId)
    const taken = [...tracked.values()]
      .filter((account) => dueAtOf(account) <= clock.now())
      .toSorted((a, b) => (histories.get(a.key)?.listedAt ?? 0) - (histories.get(b.key)?.listedAt ?? 0))
    due = taken.length
    const [account] = taken
    if (account !== undefined) await catchUp(account, pauses)
    if (clock.now() >= writtenAt + WRITE_EVERY) await write()
    return account === undefined ? IDLE : PACE
  }

  /** Fetches what an account has played since the last time. */
  async function catchUp(account: TrackedAccount, pauses: Pauses): Promise<void> {
    const { key, platform } = account
    try {
      const before = histories.get(key)
      const { value: listed, fetchedAt } = await listIds(account, pauses)
      const known = new Set(before?.known)
      let lastPlayedAt = before?.lastPlayedAt ?? null
      const fresh = listed.filter((id) => !known.has(id))
      for await (const ids of inTurns(fresh, MATCHES_AT_ONCE)) {
        const lookups = await pauses.wait(() => matches.listMatches(ids, account.puuid, 'backfill'))
        const found = lookups.flatMap((lookup) => (lookup.kind === 'found' ? [lookup.record] : []))
        for (const { match } of found) known.add(match.matchId)
        lookedUp += found.length
        lastPlayedAt = Math.max(lastPlayedAt ?? 0, ...found.map(endOf)) || null
        const refusal = lookups.find((lookup) => lookup.kind === 'unavailable')
        if (refusal !== undefined) {
          // What has come is recorded. All is listed again, so that a gap is still seen as one.
          platformRests.set(platform, refusal.retryAt)
          return
        }
        await pauses.rest(PACE)
      }
      histories.set(key, {
        listedAt: fetchedAt,
        known: listed.filter((id) => known.has(id)).slice(0, NEWEST),
        lastPlayedAt,
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

  /** The ids of its newest matches; more of them when a gap would be left otherwise. */
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

  /** By PUUID; those without room are of players who played longest ago, and are only listed again after a restart. */
  function listWritten(platform: Platform): readonly (readonly [string, TrackedHistory])[] {
    const known = [...tracked.values()].flatMap(({ key, puuid, platform: own }) => {
      const history = own === platform ? histories.get(key) : undefined
      return history === undefined ? [] : [[puuid, history] as const]
    })
    return known.toSorted(([, a], [, b]) => (b.lastPlayedAt ?? 0) - (a.lastPlayedAt ?? 0)).slice(0, MOST_WRITTEN)
  }

  async function run(pauses: Pauses): Promise<void> {
    let hasBegun = false
    for (;;) {
      let rest = REST_AFTER_FAILURE
      try {
        if (!hasBegun) await begin(pauses)
        hasBegun = true
        rest = await goOn(pauses)
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

/** When a match ended, in milliseconds since 1970; 0 for one that never began. */
function endOf({ match: { startedAt, durationSeconds } }: RecordedMatch): number {
  return startedAt === 0 ? 0 : startedAt + durationSeconds * 1000
}
