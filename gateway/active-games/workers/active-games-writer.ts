import { isDeepStrictEqual } from 'node:util'
import type { LiveSource } from '../../delivery/rules/live-source.ts'
import { undoubtedAccounts } from '../../rosters/rules/account-doubt.ts'
import type { TrackedAccount } from '../../rosters/workers/tracked-accounts.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Platform } from '../../shared/region.ts'
import { inBatches } from '../../store/in-batches.ts'
import type { EndedMatch } from '../collections/ended-matches.ts'
import type { AccountCheck } from '../rules/live-state.ts'
import type { ActiveGamesStore } from './active-games-store.ts'
import type { GameDraft, GameTracker } from './game-tracker.ts'

/** Maximum number of games in one transaction: each writes a dozen documents with its pros and its match. */
const GAMES_A_TRANSACTION = 20

/** Interval after which an unchanged game is written again with its new observation time. */
const GAME_EVERY_MS = 30_000

/** Interval of writing the times of unchanged checks: Firestore charges for each write. */
const CHECKS_EVERY_MS = 60_000

/** Minimum interval of writing changed checks: one document contains all of a platform. */
const CHECKS_SOON_MS = 5000

/** Interval of writing the time of Riot's last answer. Readers derive the age of all live data from it. */
const SOURCE_EVERY_MS = 15_000

/** Time without an answer after which Riot counts as down: a single failure is no outage. */
const DOWN_AFTER_MS = 60_000

interface Written<T> {
  readonly value: T
  /** Milliseconds since 1970. */
  readonly at: number
}

interface Dependencies {
  readonly gamesStore: ActiveGamesStore
  readonly tracker: GameTracker
  readonly clock: Clock
  readonly onEnded: (matches: readonly EndedMatch[]) => void
}

/** Writes the changes of the tracked games to the store: visible changes at once, everything else at intervals. */
export interface ActiveGamesWriter {
  /** Starts from the stored state: everything in the tracker is written already, and so is `source`. */
  restore(source: LiveSource | null): void
  noteAnswer(at: number): void
  /** The first poll has ended: every tracked account was asked about. Until then the source has no observation time. */
  notePolled(): void
  noteFailure(at: number): void
  /** Writes what is due. Throws the store's errors; the rest is written the next time. */
  write(tracked: ReadonlyMap<string, TrackedAccount>): Promise<void>
}

export function createActiveGamesWriter({ gamesStore, tracker, clock, onEnded }: Dependencies): ActiveGamesWriter {
  const games = new Map<string, GameDraft>()
  const checks = new Map<Platform, Written<Readonly<Record<string, AccountCheck>>>>()
  let source: Written<LiveSource> | null = null
  let answeredAt: number | null = null
  let isPolled = false
  /** Time of the first failure since Riot's last answer; null while Riot answers. */
  let silentSince: number | null = null

  async function writeGames(tracked: ReadonlyMap<string, TrackedAccount>, now: number): Promise<void> {
    const due = tracker.listDrafts().filter((draft) => {
      const written = games.get(draft.game.matchId)
      return written === undefined || isGameDue(written, draft)
    })
    for await (const batch of inBatches(due, GAMES_A_TRANSACTION)) {
      const ended = await gamesStore.writeGames(batch, (playerId) => puuidsOf(tracked, playerId), now)
      for (const draft of batch) games.set(draft.game.matchId, draft)
      if (ended.length > 0) onEnded(ended)
    }
  }

  async function forgetGames(now: number): Promise<void> {
    for await (const batch of inBatches(tracker.listExpired(now), GAMES_A_TRANSACTION)) {
      await gamesStore.forgetGames(batch)
      tracker.forget(batch)
      for (const matchId of batch) games.delete(matchId)
    }
  }

  async function writeChecks(now: number): Promise<void> {
    for (const [platform, accounts] of tracker.listChecks()) {
      const written = checks.get(platform)
      if (written !== undefined && !areChecksDue(written, accounts, now)) continue
      await gamesStore.writeChecks(platform, accounts)
      checks.set(platform, { value: accounts, at: now })
    }
  }

  async function writeSource(now: number): Promise<void> {
    const isDown = silentSince !== null && now - silentSince >= DOWN_AFTER_MS
    if (answeredAt === null && !isDown) return
    const state = isDown ? 'DOWN' : 'OK'
    const oldestAt = tracker.oldestCheckAt()
    const age = oldestAt === null ? {} : { oldestAt }
    const value: LiveSource = isPolled ? { state, observedAt: answeredAt, ...age } : { state, observedAt: null }
    if (source !== null && areAlike(source.value, value) && now < source.at + SOURCE_EVERY_MS) return
    if (source !== null && isDeepStrictEqual(source.value, value)) return
    await gamesStore.writeSource(value)
    source = { value, at: now }
  }

  return {
    restore(known) {
      for (const draft of tracker.listDrafts()) games.set(draft.game.matchId, draft)
      source = known === null ? null : { value: known, at: -Infinity }
      answeredAt = known?.observedAt ?? null
      isPolled = answeredAt !== null
    },
    noteAnswer(at) {
      answeredAt = Math.max(answeredAt ?? 0, at)
      silentSince = null
    },
    notePolled() {
      isPolled = true
    },
    noteFailure(at) {
      silentSince ??= at
    },
    async write(tracked) {
      const now = clock.now()
      await writeGames(tracked, now)
      await writeChecks(now)
      await writeSource(now)
      await forgetGames(now)
    },
  }
}

/** True when only the time of the observation differs. */
function areAlike(one: LiveSource, other: LiveSource): boolean {
  return one.state === other.state && (one.observedAt === null) === (other.observedAt === null)
}

function isGameDue(written: GameDraft, draft: GameDraft): boolean {
  if (written === draft) return false
  return (
    draft.observedAt >= written.observedAt + GAME_EVERY_MS ||
    !isDeepStrictEqual({ ...written, observedAt: 0 }, { ...draft, observedAt: 0 })
  )
}

type Checks = Readonly<Record<string, AccountCheck>>

function areChecksDue(written: Written<Checks>, checks: Checks, now: number): boolean {
  if (now < written.at + CHECKS_SOON_MS) return false
  return now >= written.at + CHECKS_EVERY_MS
    ? !isDeepStrictEqual(written.value, checks)
    : !isDeepStrictEqual(withoutAges(written.value), withoutAges(checks))
}

function withoutAges(checks: Checks): unknown {
  return Object.fromEntries(Object.entries(checks).map(([puuid, { state, matchId }]) => [puuid, [state, matchId]]))
}

function puuidsOf(tracked: ReadonlyMap<string, TrackedAccount>, playerId: string): readonly string[] {
  const account = [...tracked.values()].find(({ player }) => player.id === playerId)
  return (account === undefined ? [] : undoubtedAccounts(account.player)).flatMap(({ puuid }) => puuid ?? [])
}
