import { isDeepStrictEqual } from 'node:util'
import { matchesCollection } from '../../matches/collections/matches.ts'
import { pendingCountsCollection } from '../../matches/collections/pending-counts.ts'
import { stampedAccountsCollection } from '../../matches/collections/stamped-accounts.ts'
import {
  NO_STAMPED_ACCOUNTS,
  noteAccounts,
  settleAccounts,
  type StampedAccounts,
  type StampingAccounts,
} from '../../matches/rules/stamped-accounts.ts'
import { createMatchRecorder } from '../../matches/services/record-match.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { OPEN_PLATFORMS, type Platform, PLATFORM_CODES, platformOf, regionOf } from '../../shared/region.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { readPages } from '../../store/store-pages.ts'
import { accountChampionsCollection } from '../collections/account-champions.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../collections/statistics-state.ts'
import { accountChampionsId } from '../rules/statistics-ids.ts'
import { INITIAL_STATISTICS_STATE } from '../rules/statistics-state.ts'
import { recountStateOf } from './recount-mark.ts'

/**
 * Time without account changes before the affected matches are restamped, in milliseconds. With new rosters, accounts
 * become known one after another, and many of them took part in the same matches.
 */
const QUIET = 10_000

/** Maximum wait for further account changes, in milliseconds. */
const LONGEST_WAIT = 60_000

/** Number of accounts in one round. */
const ACCOUNTS_AT_ONCE = 100

/** Number of matches that are processed at a time. */
const MATCHES_AT_ONCE = 50

/** Number of matches after which `restampDue` returns, so that other work gets a turn. */
const MATCHES_A_CALL = 500

/** Maximum number of matches that wait to be counted: all of them are read, to find their participants. */
const MOST_PENDING = 1000

/** Number of pending counts in one read. */
const PENDING_A_PAGE = 100

/** Progress of the restamping. */
export interface RestamperStatus {
  /**
   * Number of accounts that were added, removed or got another player, and whose matches are not restamped yet; null
   * before the first round.
   */
  readonly due: number | null
}

/** Keeps the stamps of stored matches up to date. Stamps decide who counts as a pro player in statistics. */
export interface Restamper {
  /**
   * Records the current owners of accounts; new matches are stamped with them. Then restamps the older matches of
   * changed accounts, once there was no change for some seconds, or after a minute. A restamped match becomes pending.
   * Resolves to the number of processed matches: when it is not 0, there can be more to do. The remaining work is in
   * the store, so the work can be stopped at any time. Reads nothing when nothing has changed. A match or an account
   * that can't be read is reported and skipped. Throws the store's errors, and `StoreUnheard`.
   */
  restampDue(): Promise<number>
  /**
   * Returns true when, at the last call of `restampDue`, matches of changed accounts waited for further changes. A
   * match that is counted meanwhile is counted again after its restamping.
   */
  isWaiting(): boolean
  status(): RestamperStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly proScene: ProScene
  readonly riot: Pick<RiotApi, 'keyId'>
  readonly clock: Clock
  /** Called with errors about unreadable data. */
  readonly report: (error: unknown) => void
}

/** Some accounts and all matches in which they are known to have taken part. */
interface Round {
  readonly accounts: ReadonlyMap<Platform, ReadonlySet<string>>
  /** The recorded owners when the round started. */
  readonly noted: ReadonlyMap<Platform, StampedAccounts>
  /** The remaining matches. */
  matchIds: readonly string[]
}

/** A wait for further account changes; times are milliseconds since 1970. */
interface Wait {
  readonly since: number
  readonly lastChange: number
}

export function createRestamper({ store, proScene, riot, clock, report }: Dependencies): Restamper {
  const stampedAccounts = openCollection(store, stampedAccountsCollection)
  const states = openCollection(store, statisticsStateCollection)
  const recorder = createMatchRecorder(store)
  /** The recorded owners; null before the first read. No other instance changes them while this one has the lease. */
  let noted: ReadonlyMap<Platform, StampedAccounts> | null = null
  /** The latest pro scene that is completely recorded. */
  let known: ProSceneView | null = null
  let wait: Wait | null = null
  let round: Round | null = null

  async function readNoted(): Promise<ReadonlyMap<Platform, StampedAccounts>> {
    const read = await stampedAccounts.findMany(OPEN_PLATFORMS)
    return new Map(OPEN_PLATFORMS.map((platform, index) => [platform, read[index] ?? NO_STAMPED_ACCOUNTS]))
  }

  /** Updates the recorded owners where they differ. */
  async function change(
    before: ReadonlyMap<Platform, StampedAccounts>,
    toNext: (platform: Platform, stamped: StampedAccounts) => StampedAccounts,
  ): Promise<ReadonlyMap<Platform, StampedAccounts>> {
    const after = new Map(before)
    for (const [platform, stamped] of before) {
      if (isDeepStrictEqual(toNext(platform, stamped), stamped)) continue
      const next = await store.transaction(async (transaction) => {
        const writer = stampedAccounts.in(transaction)
        const present = (await writer.find(platform)) ?? NO_STAMPED_ACCOUNTS
        const changed = toNext(platform, present)
        if (!isDeepStrictEqual(changed, present)) writer.set(platform, changed)
        return changed
      })
      after.set(platform, next)
    }
    return after
  }

  /** Records the current owners of accounts. */
  async function recordChanges(): Promise<ReadonlyMap<Platform, StampedAccounts>> {
    const scene = await proScene.look()
    const before = (noted ??= await readNoted())
    if (scene === known) return before
    const players = listAccounts(scene)
    const after = await change(before, (platform, stamped) =>
      noteAccounts(stamped, players.get(platform) ?? {}, riot.keyId),
    )
    known = scene
    const now = clock.now()
    if (after.entries().some(([platform, stamped]) => stamped !== before.get(platform))) {
      wait = { since: wait?.since ?? now, lastChange: now }
    }
    return after
  }

  /**
   * Starts a round for due accounts. Null when none is due, during a recount, when an account's matches are not known
   * for sure, and when too many matches wait to be counted.
   */
  async function openRound(from: ReadonlyMap<Platform, StampedAccounts>): Promise<Round | null> {
    const due = listDue(from).slice(0, ACCOUNTS_AT_ONCE)
    if (due.length === 0) return null
    const accounts = new Map(
      Map.groupBy(due, ({ platform }) => platform)
        .entries()
        .map(([platform, each]) => [platform, new Set(each.map(({ puuid }) => puuid))]),
    )
    const isTaken = (platform: Platform, puuid: string | null) =>
      puuid !== null && accounts.get(openPlatformOf(platform))?.has(puuid) === true

    const state = (await states.find(STATISTICS_STATE_ID)) ?? INITIAL_STATISTICS_STATE
    if (recountStateOf(state, clock.now()) === 'under way') return null
    // A match that is counted between these two reads is found by both, never by neither.
    const uncounted = await listUncounted(isTaken)
    if (uncounted === null) return null
    const matchIds = new Set([...(await listCounted(due)), ...uncounted])
    return { accounts, noted: from, matchIds: [...matchIds] }
  }

  /** Returns the counted matches of these accounts. */
  async function listCounted(due: readonly DueAccount[]): Promise<readonly string[]> {
    const { name, schema } = accountChampionsCollection
    const documents = await store.getMany(name, due.flatMap(listIds))
    return documents.flatMap((document) => {
      if (document === null) return []
      const { success, data, error } = schema.safeParse(document.data)
      // A recount corrects it, and restamps its matches.
      if (!success) report(new Error(`${name}/${document.id} can't be read`, { cause: error }))
      return success ? data.matchIds : []
    })
  }

  /**
   * Returns the pending matches of these accounts, and those with unknown participants; null when too many are pending.
   */
  async function listUncounted(
    isTaken: (platform: Platform, puuid: string | null) => boolean,
  ): Promise<readonly string[] | null> {
    const { name, schema } = pendingCountsCollection
    const ids: string[] = []
    let read = 0
    for await (const page of readPages(store, name, PENDING_A_PAGE)) {
      read += page.length
      if (read >= MOST_PENDING) return null
      for (const { id, data } of page) {
        const { success, data: pending } = schema.safeParse(data)
        const match = success ? pending.match : null
        const isTakenPart = match?.participants.some(({ puuid }) => isTaken(match.platform, puuid)) === true
        // When the pending count can't be read, the match itself contains the participants. The counter reports the
        // error.
        if (isTakenPart || !success) ids.push(id)
      }
    }
    return ids
  }

  return {
    async restampDue() {
      noted = await recordChanges()
      if (wait !== null && clock.now() >= Math.min(wait.lastChange + QUIET, wait.since + LONGEST_WAIT)) wait = null

      let passed = 0
      while (passed < MATCHES_A_CALL) {
        if (wait === null) round ??= await openRound(noted)
        if (round === null) break
        const { accounts, noted: then, matchIds } = round
        const part = matchIds.slice(0, MATCHES_AT_ONCE)
        const { unreadable } = await recorder.restampMatches(part)
        for (const id of unreadable)
          report(new Error(`${matchesCollection.name}/${id} can't be read, so it can't be restamped`))
        passed += part.length
        round.matchIds = matchIds.slice(part.length)
        if (round.matchIds.length > 0) continue
        noted = await change(noted, (platform, stamped) =>
          settleAccounts(stamped, accounts.get(platform) ?? new Set(), then.get(platform)?.players ?? {}),
        )
        round = null
      }
      return passed
    },

    isWaiting: () => wait !== null,
    status: () => ({ due: noted === null ? null : listDue(noted).length }),
  }
}

interface DueAccount {
  readonly platform: Platform
  readonly puuid: string
}

function listDue(noted: ReadonlyMap<Platform, StampedAccounts>): readonly DueAccount[] {
  return [...noted].flatMap(([platform, { due }]) => due.map((puuid) => ({ platform, puuid })))
}

/** Returns the ids of an account's totals, one for each platform: the totals of a closed platform are separate. */
function listIds({ platform, puuid }: DueAccount): readonly string[] {
  const platforms = PLATFORM_CODES.filter((each) => openPlatformOf(each) === platform)
  return platforms.map((each) => accountChampionsId({ platform: each, puuid }))
}

/** Returns the accounts of all pro players, by the open platform that answers for them. */
function listAccounts({ players }: ProSceneView): ReadonlyMap<Platform, StampingAccounts> {
  const accounts = players.flatMap(({ id: playerId, accounts: own }) =>
    own.flatMap(({ platform, puuid, keyId }) =>
      puuid === null || keyId === null
        ? []
        : [{ platform: openPlatformOf(platform), puuid, account: { playerId, keyId } }],
    ),
  )
  return new Map(
    Map.groupBy(accounts, ({ platform }) => platform)
      .entries()
      .map(([platform, each]) => [platform, Object.fromEntries(each.map(({ puuid, account }) => [puuid, account]))]),
  )
}

/** Returns the open platform that answers for a platform. */
function openPlatformOf(platform: Platform): Platform {
  return platformOf(regionOf(platform))
}
