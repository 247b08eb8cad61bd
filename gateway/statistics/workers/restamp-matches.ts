import { isDeepStrictEqual } from 'node:util'
import { matchesCollection } from '../../matches/collections/matches.ts'
import { personKeyOf } from '../../matches/collections/person-key.ts'
import { stampedAccountsCollection } from '../../matches/collections/stamped-accounts.ts'
import type { StampedAccounts, StampingAccounts } from '../../matches/collections/stamped-accounts.ts'
import { NO_STAMPED_ACCOUNTS, noteAccounts, settleAccounts } from '../../matches/rules/stamped-accounts.ts'
import { createMatchRecorder } from '../../matches/services/record-match.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import { undoubtedAccounts } from '../../rosters/rules/account-doubt.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { OPEN_PLATFORMS, openPlatformOf, type Platform } from '../../shared/region.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { readPages } from '../../store/store-pages.ts'
import { findCountedState } from './counted-state.ts'

/**
 * Time without account changes before the affected matches are restamped. With new rosters, accounts become known one after
 * another, and many of them took part in the same matches.
 */
const QUIET_PERIOD_MS = 10_000

/** Maximum wait for further account changes. */
const LONGEST_WAIT_MS = 60_000

const ACCOUNTS_AT_ONCE = 100

const MATCHES_AT_ONCE = 50

/** Number of matches after which `restampDue` returns, so that other work gets a turn. */
const MATCHES_A_CALL = 500

const MATCHES_A_PAGE = 100

export interface RestamperStatus {
  /** Accounts added, removed or with another player, whose matches are not restamped yet; null before the first round. */
  readonly due: number | null
}

/** Keeps the stamps of stored matches up to date. Stamps decide who counts as a pro player in statistics. */
export interface Restamper {
  /**
   * Records the current owners of accounts; new matches are stamped with them. Then restamps the older matches of changed accounts,
   * once there was no change for some seconds, or after a minute. A restamped match becomes pending. Resolves to the number of
   * processed matches: when it is not 0, there can be more to do. The remaining work is in the store, so the work can be stopped at
   * any time. Reads nothing when nothing has changed. A match that can't be read is reported and skipped. Throws the store's
   * errors, `SnapshotUnavailable`, and `UnsupportedCountedForm` with no match restamped.
   */
  restampDue(): Promise<number>
  /** As of the last `restampDue`. A match that is counted meanwhile is counted again after its restamping. */
  isWaiting(): boolean
  status(): RestamperStatus
}

interface Dependencies {
  readonly store: DocumentStore
  readonly proScene: ProScene
  readonly riot: Pick<RiotApi, 'keyId'>
  readonly clock: Clock
  readonly report: (error: unknown) => void
}

interface Round {
  readonly accounts: ReadonlyMap<Platform, ReadonlySet<string>>
  /** The recorded owners when the round started. */
  readonly noted: ReadonlyMap<Platform, StampedAccounts>
  matchIds: readonly string[]
}

/** A wait for further account changes; times are milliseconds since 1970. */
interface Wait {
  readonly since: number
  readonly lastChange: number
}

export function createRestamper({ store, proScene, riot, clock, report }: Dependencies): Restamper {
  const stampedAccounts = openCollection(store, stampedAccountsCollection)
  const recorder = createMatchRecorder(store)
  /** Null before the first read. No other instance changes the owners while this one has the lease. */
  let noted: ReadonlyMap<Platform, StampedAccounts> | null = null
  /** The latest pro scene that is completely recorded. */
  let known: ProSceneView | null = null
  let wait: Wait | null = null
  let round: Round | null = null

  async function readNoted(): Promise<ReadonlyMap<Platform, StampedAccounts>> {
    const read = await stampedAccounts.findMany(OPEN_PLATFORMS)
    return new Map(OPEN_PLATFORMS.map((platform, index) => [platform, read[index] ?? NO_STAMPED_ACCOUNTS]))
  }

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

  /** Starts a round for due accounts; null when none is due. */
  async function openRound(from: ReadonlyMap<Platform, StampedAccounts>): Promise<Round | null> {
    const due = listDue(from).slice(0, ACCOUNTS_AT_ONCE)
    if (due.length === 0) return null
    const accounts = new Map(
      Map.groupBy(due, ({ platform }) => platform)
        .entries()
        .map(([platform, each]) => [platform, new Set(each.map(({ puuid }) => puuid))]),
    )
    const matchIds = new Set<string>()
    // A match that is recorded from now on has the current stamps.
    for (const { puuid } of due) for (const id of await listMatchIds(puuid)) matchIds.add(id)
    return { accounts, noted: from, matchIds: [...matchIds] }
  }

  /** Returns the ids of the stored matches of a person, and perhaps some of other people with the same key. */
  async function listMatchIds(puuid: string): Promise<readonly string[]> {
    const where = [{ field: 'people', contains: personKeyOf(puuid) }]
    const ids: string[] = []
    for await (const page of readPages(store, matchesCollection.name, MATCHES_A_PAGE, where)) {
      ids.push(...page.map(({ id }) => id))
    }
    return ids
  }

  return {
    async restampDue() {
      noted = await recordChanges()
      if (wait !== null && clock.now() >= Math.min(wait.lastChange + QUIET_PERIOD_MS, wait.since + LONGEST_WAIT_MS)) {
        wait = null
      }

      let passed = 0
      while (passed < MATCHES_A_CALL) {
        if (wait === null) round ??= await openRound(noted)
        if (round === null) break
        // A restamped match becomes pending in the counted form of this version.
        await findCountedState(store)
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

/** Returns the accounts of all pro players without those in doubt, by the open platform that answers for them. */
function listAccounts({ players }: ProSceneView): ReadonlyMap<Platform, StampingAccounts> {
  const accounts = players.flatMap((player) =>
    undoubtedAccounts(player).flatMap(({ platform, puuid, keyId }) =>
      puuid === null || keyId === null
        ? []
        : [{ platform: openPlatformOf(platform), puuid, account: { playerId: player.id, keyId } }],
    ),
  )
  return new Map(
    Map.groupBy(accounts, ({ platform }) => platform)
      .entries()
      .map(([platform, each]) => [platform, Object.fromEntries(each.map(({ puuid, account }) => [puuid, account]))]),
  )
}
