import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { Matches } from '../../matches/services/matches.ts'
import type { RiotApi, RiotPacing } from '../../riot/riot-api.ts'
import { undoubtedAccounts } from '../../rosters/rules/account-doubt.ts'
import { type CheckPace, paceOf } from '../../rosters/rules/check-plan.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import { listTrackedAccounts, type TrackedAccount } from '../../rosters/workers/tracked-accounts.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Platform } from '../../shared/region.ts'
import { type Fetched, UpstreamUnavailable } from '../../shared/upstream.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import type { EndedMatch } from '../collections/ended-matches.ts'
import type { ActiveGameAnswer } from '../rules/active-game.ts'
import { openActiveGamesStore } from './active-games-store.ts'
import { createActiveGamesWriter } from './active-games-writer.ts'
import { type DueRequest, GameTracker } from './game-tracker.ts'
import { createOverdueGames } from './overdue-games.ts'
import { openRequestedChecks } from './requested-checks.ts'

/** Pauses of the job. */
export interface ActiveGamesPace {
  /** A round sends at most one request to each platform, so that one answer can make the next request unnecessary. */
  readonly roundMs: number
  /** Interval after which the tracked accounts and the streaming players are looked up again. */
  readonly followMs: number
}

export const ACTIVE_GAMES_PACE: ActiveGamesPace = { roundMs: 125, followMs: 10_000 }

/** Pause between two rounds while nothing is due. */
const IDLE_MS = 1000

/** Maximum number of simultaneous requests to one platform: Riot answers bursts with additional 429s. */
const AT_ONCE_A_PLATFORM = 4

/** Maximum number of simultaneous requests to all platforms. */
const AT_ONCE = 16

/** Pause after an unexpected error. */
const REST_AFTER_FAILURE_MS = 10_000

/** State of the worker. Times are milliseconds since 1970. */
export interface ActiveGamesStatus {
  /** Number of tracked accounts; 0 before the first round. */
  readonly tracked: number
  /** Number of tracked accounts with the pace `HOT`. */
  readonly hot: number
  readonly warm: number
  readonly cold: number
  readonly due: number
  readonly games: number
  /** Time of the oldest check; null while no account was checked. */
  readonly oldestCheckAt: number | null
  readonly failed: number
}

/**
 * Finds the pro players who are in a game. It asks Riot about their accounts as often as its limits allow beside visitors: those
 * that are likelier to play first, and none more often than every 45 seconds. A running game is checked once for all its pros. The
 * state is in the store, so the worker can be stopped at any time. It runs in one process at a time.
 */
export interface ActiveGamesJob extends BackgroundJob {
  status(): ActiveGamesStatus
}

interface Dependencies {
  readonly riot: Pick<RiotApi, 'keyId' | 'activeGame'> & RiotPacing
  readonly matches: Pick<Matches, 'listMatches'>
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly proScene: ProScene
  /** {@link ACTIVE_GAMES_PACE} by default. */
  readonly pace?: ActiveGamesPace
  /** Returns true while a player streams League of Legends. */
  readonly isStreaming: (playerId: string) => boolean | Promise<boolean>
  /** Returns the end of an account's newest known match, in milliseconds since 1970; null when none is known. */
  readonly lastPlayedAt: (platform: Platform, puuid: string) => number | null
  /** Returns true once Riot was asked for every account in the rosters whose PUUID is unknown. */
  readonly isRosterAsked: () => boolean
  /** Called with games that have just ended; they are stored as ended already. */
  readonly onEnded: (matches: readonly EndedMatch[]) => void
  /** Called with unexpected errors. The worker continues. */
  readonly report: (error: unknown) => void
}

export function createActiveGamesJob(dependencies: Dependencies): ActiveGamesJob {
  const { riot, store, clock, proScene, isStreaming, lastPlayedAt, onEnded, report } = dependencies
  const { pace = ACTIVE_GAMES_PACE, isRosterAsked } = dependencies
  const gamesStore = openActiveGamesStore(store)
  const tracker = new GameTracker()
  const writer = createActiveGamesWriter({ gamesStore, tracker, clock, onEnded })
  const requested = openRequestedChecks(dependencies)
  const overdue = createOverdueGames(dependencies)
  let tracked: ReadonlyMap<string, TrackedAccount> = new Map()
  let streaming: ReadonlySet<string> = new Set()
  let followedAt = -Infinity
  let due = 0
  const underWay = new Map<string, Platform>()
  /** Time of the last request about an account that had been checked before, in milliseconds since 1970. */
  const askedAt = new Map<Platform, number>()
  /** Keys of the accounts that were asked about, with or without an answer, and whether the rosters have others to identify. */
  const asked = new Set<string>()
  let isRosterKnown = false
  /** End of the pause after an account's failed request, by the account's key. */
  const accountRests = new Map<string, number>()

  function paceAt(now: number, account: TrackedAccount): CheckPace {
    const seen = tracker.lastSeenOf(account)
    const played = lastPlayedAt(account.platform, account.puuid)
    const known = seen === null || played === null ? (seen ?? played) : Math.max(seen, played)
    return paceOf({ isStreaming: streaming.has(account.player.id), lastPlayedAt: known }, now)
  }

  /** Updates the tracked accounts and the streaming players, once per interval. */
  async function follow(pauses: Pauses): Promise<void> {
    if (clock.now() < followedAt + pace.followMs) return
    const scene = await pauses.wait(() => proScene.look())
    tracked = listTrackedAccounts(scene, riot.keyId)
    tracker.follow(tracked, clock.now())
    isRosterKnown = scene.players.every((player) =>
      undoubtedAccounts(player).every(({ puuid, keyId }) => puuid !== null && keyId === riot.keyId),
    )
    followedAt = clock.now()
    const players = new Set(Array.from(tracked.values(), ({ player }) => player.id))
    streaming = await pauses.wait(() => findStreaming(players))
  }

  async function findStreaming(players: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    try {
      const answers = await Promise.all(Array.from(players, async (id) => ((await isStreaming(id)) ? [id] : [])))
      return new Set(answers.flat())
    } catch (error) {
      // Without the streams, games are only found later.
      report(error)
      return streaming
    }
  }

  function startDueRequests(): void {
    const now = clock.now()
    const dueRequests = tracker.listDueRequests(
      now,
      (account) => paceAt(now, account),
      (key) => requested.requestedAt(key) !== null,
    )
    due = dueRequests.length
    const busy = new Set<Platform>()
    for (const dueRequest of dueRequests) {
      const { key, platform } = dueRequest.account
      if (underWay.size >= AT_ONCE) return
      if (busy.has(platform) || underWay.has(key) || (accountRests.get(key) ?? 0) > now) continue
      busy.add(platform)
      if (!mayAsk(dueRequest, now)) continue
      void ask(dueRequest)
    }
  }

  function mayAsk({ account: { platform }, urgency }: DueRequest, now: number): boolean {
    if ([...underWay.values()].filter((each) => each === platform).length >= AT_ONCE_A_PLATFORM) return false
    const { intervalMs, openAt } = riot.paceChecks(platform)
    // What is urgent needs only room, so that the first poll is over soon.
    const pacedAt = urgency === Infinity ? 0 : (askedAt.get(platform) ?? 0) + intervalMs
    return now >= Math.max(openAt, pacedAt)
  }

  async function ask({ account, urgency }: DueRequest): Promise<void> {
    const { key, platform } = account
    underWay.set(key, platform)
    if (urgency !== Infinity) askedAt.set(platform, clock.now())
    try {
      const answer = await check(account)
      accountRests.delete(key)
      writer.noteAnswer(answer.fetchedAt)
      tracker.take(account, answer)
      const playedAt = requested.playedAt(key)
      if (playedAt !== null) tracker.notePlayed(account, playedAt)
      requested.settle(key)
    } catch (error) {
      const retryAt = error instanceof UpstreamUnavailable ? error.retryAt : clock.now() + REST_AFTER_FAILURE_MS
      accountRests.set(key, retryAt)
      writer.noteFailure(clock.now())
      if (!(error instanceof UpstreamUnavailable)) report(error)
    } finally {
      asked.add(key)
      underWay.delete(key)
    }
  }

  /** Returns Riot's answer, without a game that is over. */
  async function check(account: TrackedAccount): Promise<Fetched<ActiveGameAnswer>> {
    const answer = await askRiot(account)
    const { value } = answer
    const isOver = value.kind === 'in-game' && (await overdue.isOver(value.game, account.puuid))
    return isOver ? { ...answer, value: { kind: 'not-in-game' } } : answer
  }

  /** Returns Riot's answer, at least as new as the visitor's answer that led to the check. */
  async function askRiot({ key, platform, puuid }: TrackedAccount): Promise<Fetched<ActiveGameAnswer>> {
    const answer = await riot.activeGame(platform, puuid, { priority: 'live' })
    const isOld = answer.fetchedAt < (requested.requestedAt(key) ?? 0)
    return isOld ? riot.activeGame(platform, puuid, { priority: 'live', fresh: true }) : answer
  }

  /** True once every account was asked about, or was seen in a game of another one. */
  function isPolled(): boolean {
    if (!isRosterKnown && !isRosterAsked()) return false
    return tracked.keys().every((key) => asked.has(key) || tracker.isChecked(key))
  }

  async function restore(pauses: Pauses): Promise<void> {
    const { games, checks, source } = await pauses.wait(() => gamesStore.load())
    tracker.restore(games, checks, clock.now())
    writer.restore(source)
  }

  async function runRound(pauses: Pauses): Promise<void> {
    await follow(pauses)
    tracker.giveUpEndless(clock.now())
    startDueRequests()
    if (isPolled()) writer.notePolled()
    await writer.write(tracked)
    await requested.deleteSettled((key) => tracked.has(key))
  }

  async function run(pauses: Pauses): Promise<void> {
    const closing = new AbortController()
    requested.follow(closing.signal)
    await keepUpToDate(pauses).finally(() => closing.abort())
  }

  async function keepUpToDate(pauses: Pauses): Promise<void> {
    let next = restore
    for (;;) {
      let rest = pace.roundMs
      try {
        await next(pauses)
        next = runRound
        if (due === 0 && underWay.size === 0) rest = IDLE_MS
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
        rest = REST_AFTER_FAILURE_MS
      }
      await pauses.rest(rest)
    }
  }

  return {
    ...createBackgroundJob(clock, run),
    status() {
      const now = clock.now()
      const paces = Array.from(tracked.values(), (account) => paceAt(now, account))
      const count = (pace: CheckPace) => paces.filter((each) => each === pace).length
      return {
        tracked: tracked.size,
        hot: count('HOT'),
        warm: count('WARM'),
        cold: count('COLD'),
        due,
        games: tracker.listDrafts().filter(({ goneAt }) => goneAt === null).length,
        oldestCheckAt: tracker.oldestCheckAt(),
        failed: accountRests.size,
      }
    },
  }
}
