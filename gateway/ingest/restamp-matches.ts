import { isDeepStrictEqual } from 'node:util'
import { accountChampionsCollection } from '../collections/account-champions.ts'
import { openCollection } from '../collections/collection.ts'
import { matchesCollection } from '../collections/matches.ts'
import { pendingCountsCollection } from '../collections/pending-counts.ts'
import { stampedAccountsCollection } from '../collections/stamped-accounts.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../collections/statistics-state.ts'
import type { ProSceneView } from '../domain/pro-scene-view.ts'
import { OPEN_PLATFORMS, type Platform, PLATFORM_CODES, platformOf, regionOf } from '../domain/region.ts'
import {
  NO_STAMPED_ACCOUNTS,
  noteAccounts,
  settleAccounts,
  type StampedAccounts,
  type StampingAccounts,
} from '../domain/stamped-accounts.ts'
import { accountChampionsId } from '../domain/statistics-ids.ts'
import { NOTHING_COUNTED } from '../domain/statistics-state.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import type { ProScene } from '../services/pro-scene.ts'
import { createMatchRecorder } from '../services/record-match.ts'
import { recountStateOf } from './recount-mark.ts'
import { readPages } from './store-pages.ts'

/**
 * How long no account comes or goes until the matches of those that did are gone through, in milliseconds. When rosters
 * are new, accounts become known one after another, and many of them took part in the same matches.
 */
const QUIET = 10_000

/** After how long their matches are gone through although more accounts come, in milliseconds. */
const LONGEST_WAIT = 60_000

/** How many accounts are taken up at a time. */
const ACCOUNTS_AT_ONCE = 100

/** How many matches are gone through at a time. */
const MATCHES_AT_ONCE = 50

/** After how many matches it is somebody else's turn. */
const MATCHES_A_CALL = 500

/** How many matches may wait to be counted: of so many all are read, to see who took part in them. */
const MOST_PENDING = 1000

/** How many of them are read at a time. */
const PENDING_A_PAGE = 100

/** How far the stamps of the matches have come. */
export interface RestamperStatus {
  /** Of how many accounts that come, go or get another player the matches are still to be gone through; null at first. */
  readonly due: number | null
}

/** Keeps the stamps of stored matches true: who counts as a pro player in statistics. */
export interface Restamper {
  /**
   * Notes whose accounts are by now, and what is recorded from then on is stamped so. Goes through the older matches of
   * those that changed, once no more of them did for some seconds, or after a minute; what is written anew of a match
   * waits to be counted. Answers how many matches it went through: when it is not 0 there can be more to do. The store
   * says what is left, so it can be stopped at any moment. Reads nothing when nothing has changed. What can't be read of
   * a match or an account is reported and left out. Throws what the store throws, and `StoreUnheard`.
   */
  restampDue(): Promise<number>
  /**
   * Whether matches of accounts that changed just now waited for more accounts, when `restampDue` was last called: what is
   * counted of them meanwhile is counted once more then.
   */
  isWaiting(): boolean
  status(): RestamperStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly proScene: ProScene
  readonly riot: Pick<RiotApi, 'keyId'>
  readonly clock: Clock
  /** Is told of what can't be read. */
  readonly report: (error: unknown) => void
}

/** Some accounts with all matches in which they are known to have taken part. */
interface Round {
  readonly accounts: ReadonlyMap<Platform, ReadonlySet<string>>
  /** What was noted of all accounts when it began. */
  readonly noted: ReadonlyMap<Platform, StampedAccounts>
  /** The matches that are left. */
  matchIds: readonly string[]
}

/** When accounts changed that are waited for, in milliseconds since 1970. */
interface Wait {
  readonly since: number
  readonly lastChange: number
}

export function createRestamper({ store, proScene, riot, clock, report }: Dependencies): Restamper {
  const stampedAccounts = openCollection(store, stampedAccountsCollection)
  const states = openCollection(store, statisticsStateCollection)
  const recorder = createMatchRecorder(store)
  /** What is noted; null before the first look. Nobody else notes anything while this one has the lease. */
  let noted: ReadonlyMap<Platform, StampedAccounts> | null = null
  /** The pro scene of which everything is noted. */
  let known: ProSceneView | null = null
  let wait: Wait | null = null
  let round: Round | null = null

  async function readNoted(): Promise<ReadonlyMap<Platform, StampedAccounts>> {
    const read = await stampedAccounts.findMany(OPEN_PLATFORMS)
    return new Map(OPEN_PLATFORMS.map((platform, index) => [platform, read[index] ?? NO_STAMPED_ACCOUNTS]))
  }

  /** Changes what is noted where it differs. */
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

  /** Notes whose accounts are by now. */
  async function noteChanges(): Promise<ReadonlyMap<Platform, StampedAccounts>> {
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
   * Takes up accounts that are due; null when none is, while everything is counted anew, when nobody knows for sure which
   * matches an account has, and when too much waits to be counted.
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

    const state = (await states.find(STATISTICS_STATE_ID)) ?? NOTHING_COUNTED
    if (recountStateOf(state, clock.now()) === 'under way') return null
    // What is counted between these two reads is found by both, and never by none of them.
    const uncounted = await listUncounted(isTaken)
    if (uncounted === null) return null
    const matchIds = new Set([...(await listCounted(due)), ...uncounted])
    return { accounts, noted: from, matchIds: [...matchIds] }
  }

  /** The matches in which these took part, of those that are counted. */
  async function listCounted(due: readonly DueAccount[]): Promise<readonly string[]> {
    const { name, schema } = accountChampionsCollection
    const documents = await store.getMany(name, due.flatMap(listIds))
    return documents.flatMap((document) => {
      if (document === null) return []
      const { success, data, error } = schema.safeParse(document.data)
      // A recount mends it, and stamps its matches anew.
      if (!success) report(new Error(`${name}/${document.id} can't be read`, { cause: error }))
      return success ? data.matchIds : []
    })
  }

  /** The matches that wait to be counted in which one of these took part, or nobody knows who; null when too many wait. */
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
        // The match itself says who took part where what is pending of it can't be read, which whoever counts reports.
        if (isTakenPart || !success) ids.push(id)
      }
    }
    return ids
  }

  return {
    async restampDue() {
      noted = await noteChanges()
      if (wait !== null && clock.now() >= Math.min(wait.lastChange + QUIET, wait.since + LONGEST_WAIT)) wait = null

      let passed = 0
      while (passed < MATCHES_A_CALL) {
        if (wait === null) round ??= await openRound(noted)
        if (round === null) break
        const { accounts, noted: then, matchIds } = round
        const part = matchIds.slice(0, MATCHES_AT_ONCE)
        const { unreadable } = await recorder.restampMatches(part)
        for (const id of unreadable)
          report(new Error(`${matchesCollection.name}/${id} can't be read, nor stamped anew`))
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

/** The documents of what an account did: what it did on a closed platform stands for itself. */
function listIds({ platform, puuid }: DueAccount): readonly string[] {
  const platforms = PLATFORM_CODES.filter((each) => openPlatformOf(each) === platform)
  return platforms.map((each) => accountChampionsId({ platform: each, puuid }))
}

/** The accounts of all pro players, by the platforms that answer for them. */
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

/** The platform that answers for another one now. */
function openPlatformOf(platform: Platform): Platform {
  return platformOf(regionOf(platform))
}
