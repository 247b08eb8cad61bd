import { isDeepStrictEqual } from 'node:util'
import { accountChampionsCollection } from '../collections/account-champions.ts'
import { openCollection } from '../collections/collection.ts'
import { pendingCountsCollection } from '../collections/pending-counts.ts'
import { stampedAccountsCollection } from '../collections/stamped-accounts.ts'
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
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import type { ProScene } from '../services/pro-scene.ts'
import { createMatchRecorder } from '../services/record-match.ts'

/** How many accounts are taken up at a time. */
const ACCOUNTS_AT_ONCE = 100

/** How many matches are gone through at a time. */
const MATCHES_AT_ONCE = 50

/** After how many matches it is somebody else's turn. */
const MATCHES_A_CALL = 500

/** How many matches may wait to be counted: of so many all are read, to see who took part in them. */
const MOST_PENDING = 300

/** How far the stamps of the matches have come. */
export interface RestamperStatus {
  /** Of how many accounts that come, go or get another player the matches are still to be gone through; null at first. */
  readonly due: number | null
}

/** Keeps the stamps of stored matches true: who counts as a pro player in statistics. */
export interface Restamper {
  /**
   * Notes whose accounts are by now, and goes through the matches of those that changed; what is written anew of a
   * match waits to be counted. Answers how many matches it went through: when it is not 0 there can be more to do. The
   * store says what is left, so it can be stopped at any moment, and the matches that are recorded meanwhile are stamped
   * by what is noted. Reads nothing when nothing has changed. Throws what the store throws, and `StoreUnheard`.
   */
  restampDue(): Promise<number>
  status(): RestamperStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly proScene: ProScene
  readonly riot: Pick<RiotApi, 'keyId'>
}

/** Some accounts with all matches in which they are known to have taken part. */
interface Round {
  readonly accounts: ReadonlyMap<Platform, ReadonlySet<string>>
  /** What was noted of all accounts when it began. */
  readonly noted: ReadonlyMap<Platform, StampedAccounts>
  /** The matches that are left. */
  matchIds: readonly string[]
}

export function createRestamper({ store, proScene, riot }: Dependencies): Restamper {
  const stampedAccounts = openCollection(store, stampedAccountsCollection)
  const accountChampions = openCollection(store, accountChampionsCollection)
  const pendingCounts = openCollection(store, pendingCountsCollection)
  const recorder = createMatchRecorder(store)
  /** What is noted; null before the first look. Nobody else notes anything while this one has the lease. */
  let noted: ReadonlyMap<Platform, StampedAccounts> | null = null
  /** The pro scene of which everything is noted. */
  let known: ProSceneView | null = null
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

  /** Takes up accounts that are due; null when none is, or when too much waits to be counted. */
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

    // What is counted between these two reads is found by both, and never by none of them.
    const pending = await pendingCounts.list({ limit: MOST_PENDING })
    if (pending.length === MOST_PENDING) return null
    const counted = await accountChampions.findMany(due.flatMap(listIds))

    const uncounted = pending.filter(
      ({ value: { match } }) => match?.participants.some(({ puuid }) => isTaken(match.platform, puuid)) === true,
    )
    const matchIds = new Set([...counted.flatMap((each) => each?.matchIds ?? []), ...uncounted.map(({ id }) => id)])
    return { accounts, noted: from, matchIds: [...matchIds] }
  }

  return {
    async restampDue() {
      const scene = await proScene.look()
      noted ??= await readNoted()
      if (scene !== known) {
        const players = listAccounts(scene)
        noted = await change(noted, (platform, stamped) =>
          noteAccounts(stamped, players.get(platform) ?? {}, riot.keyId),
        )
        known = scene
      }

      let passed = 0
      while (passed < MATCHES_A_CALL) {
        round ??= await openRound(noted)
        if (round === null) break
        const { accounts, noted: then, matchIds } = round
        const part = matchIds.slice(0, MATCHES_AT_ONCE)
        await recorder.restampMatches(part)
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
