import type { EndedMatch } from '../collections/ended-matches.ts'
import { CHECK_EVERY_MS, type CheckPace, paceOf } from '../domain/check-plan.ts'
import type { Platform } from '../domain/region.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import { UpstreamUnavailable } from '../ports/upstream.ts'
import type { ProScene } from '../services/pro-scene.ts'
import { ActiveGamesBoard, type Errand } from './active-games-board.ts'
import { openActiveGamesStore } from './active-games-store.ts'
import { createActiveGamesWriter } from './active-games-writer.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from './background-job.ts'
import { listTrackedAccounts, type TrackedAccount } from './tracked-accounts.ts'

/**
 * How long the worker rests between two looks at what is due, in milliseconds. At each it asks each platform for one thing
 * only, so that the answer to one question can make the next one needless.
 */
const PACE = 250

/** The same when nothing is due, in milliseconds. */
const IDLE = 1000

/** Riot answers bursts at one platform with 429s of its own. */
const AT_ONCE_A_PLATFORM = 4

/** How many questions are under way at once, whatever the platform. */
const AT_ONCE = 16

/** How often the worker looks who is to be followed, and who streams, in milliseconds. */
const FOLLOW_EVERY = 10_000

/** How long the worker rests after something that nobody foresaw, in milliseconds. */
const REST_AFTER_FAILURE = 10_000

/** So many failures in a row are a platform's fault; one alone may be that of an account. */
const FAILURES_OF_PLATFORM = 2

/** How the worker is doing. Moments are milliseconds since 1970. */
export interface ActiveGamesStatus {
  /** How many accounts are followed; 0 until the worker has looked. */
  readonly tracked: number
  /** How many of them are followed how closely. */
  readonly hot: number
  readonly warm: number
  readonly cold: number
  /** How many questions were due at the last look. */
  readonly due: number
  /** How many games are known to run. */
  readonly games: number
  /** When the account was checked that was checked longest ago; null while one was never checked. */
  readonly oldestCheckAt: number | null
  /** How many accounts Riot could not be asked about when that was last tried. */
  readonly failed: number
}

/**
 * Finds out which pro players are in a game: asks Riot about their accounts, the more often the likelier they play, and
 * about each running game once for all pros who are seen in it. The store says what is known, so the worker can be
 * stopped at any moment; it runs in one process at a time.
 */
export interface ActiveGamesJob extends BackgroundJob {
  status(): ActiveGamesStatus
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: ProScene
  /** Whether a player streams League of Legends now. */
  readonly isStreaming: (playerId: string) => boolean | Promise<boolean>
  /** When the newest match ended that is known of an account, in milliseconds since 1970; null when none is. */
  readonly lastPlayedAt: (platform: Platform, puuid: string) => number | null
  /** Is told of games that have just ended; they are stored as such. */
  readonly onEnded: (matches: readonly EndedMatch[]) => void
  /** Is told what nobody foresaw. The worker goes on. */
  readonly report: (error: unknown) => void
}

interface Rest {
  readonly until: number
  readonly failures: number
}

export function createActiveGamesJob(dependencies: Dependencies): ActiveGamesJob {
  const { riot, store, clock, proScene, isStreaming, lastPlayedAt, onEnded, report } = dependencies
  const gamesStore = openActiveGamesStore(store)
  const board = new ActiveGamesBoard()
  const writer = createActiveGamesWriter({ gamesStore, board, clock, onEnded })
  let tracked: ReadonlyMap<string, TrackedAccount> = new Map()
  let streaming: ReadonlySet<string> = new Set()
  let followedAt = -Infinity
  let due = 0
  /** The accounts that Riot is being asked about, by their keys. */
  const underWay = new Map<string, Platform>()
  const platformRests = new Map<Platform, Rest>()
  /** Until when an account is left alone that Riot could not be asked about, by its key. */
  const accountRests = new Map<string, number>()

  function paceAt(now: number, account: TrackedAccount): CheckPace {
    const seen = board.lastSeenOf(account)
    const played = lastPlayedAt(account.platform, account.puuid)
    const known = seen === null || played === null ? (seen ?? played) : Math.max(seen, played)
    return paceOf({ isStreaming: streaming.has(account.player.id), lastPlayedAt: known }, now)
  }

  /** Looks who is to be followed, every now and then. */
  async function follow(pauses: Pauses): Promise<void> {
    if (clock.now() < followedAt + FOLLOW_EVERY) return
    const scene = await pauses.wait(() => proScene.look())
    tracked = listTrackedAccounts(scene, riot.keyId)
    board.follow(tracked, clock.now())
    followedAt = clock.now()
    const players = new Set(Array.from(tracked.values(), ({ player }) => player.id))
    streaming = await pauses.wait(() => findStreaming(players))
  }

  async function findStreaming(players: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    try {
      const answers = await Promise.all(Array.from(players, async (id) => ((await isStreaming(id)) ? [id] : [])))
      return new Set(answers.flat())
    } catch (error) {
      // Games are found without it, only later.
      report(error)
      return streaming
    }
  }

  /** Sets out for what is due, as far as that may be asked now. */
  function setOut(): void {
    const now = clock.now()
    const errands = board.listErrands(now, (account, at) => at + CHECK_EVERY_MS[paceAt(now, account)])
    due = errands.length
    const busy = new Set<Platform>()
    for (const errand of errands) {
      const { key, platform } = errand.account
      if (underWay.size >= AT_ONCE) return
      if (busy.has(platform) || !mayAsk(platform, now)) continue
      if (underWay.has(key) || (accountRests.get(key) ?? 0) > now) continue
      busy.add(platform)
      void ask(errand)
    }
  }

  function mayAsk(platform: Platform, now: number): boolean {
    const rest = platformRests.get(platform)
    if (rest !== undefined && rest.failures >= FAILURES_OF_PLATFORM && now < rest.until) return false
    return [...underWay.values()].filter((each) => each === platform).length < AT_ONCE_A_PLATFORM
  }

  async function ask({ account }: Errand): Promise<void> {
    const { key, platform, puuid } = account
    underWay.set(key, platform)
    try {
      const answer = await riot.activeGame(platform, puuid, { priority: 'live' })
      platformRests.delete(platform)
      accountRests.delete(key)
      writer.noteAnswer(answer.fetchedAt)
      board.take(account, answer)
    } catch (error) {
      const retryAt = error instanceof UpstreamUnavailable ? error.retryAt : clock.now() + REST_AFTER_FAILURE
      const failures = (platformRests.get(platform)?.failures ?? 0) + 1
      platformRests.set(platform, { until: retryAt, failures })
      accountRests.set(key, retryAt)
      writer.noteFailure(clock.now())
      if (!(error instanceof UpstreamUnavailable)) report(error)
    } finally {
      underWay.delete(key)
    }
  }

  async function begin(pauses: Pauses): Promise<void> {
    const { games, checks, source } = await pauses.wait(() => gamesStore.load())
    board.restore(games, checks, clock.now())
    writer.restore(source)
  }

  async function goOn(pauses: Pauses): Promise<void> {
    await follow(pauses)
    board.giveUpEndless(clock.now())
    setOut()
    await writer.write(tracked)
  }

  async function run(pauses: Pauses): Promise<void> {
    let next = begin
    for (;;) {
      let rest = PACE
      try {
        await next(pauses)
        next = goOn
        if (due === 0 && underWay.size === 0) rest = IDLE
      } catch (error) {
        if (error instanceof Closed) throw error
        report(error)
        rest = REST_AFTER_FAILURE
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
        games: board.listDrafts().filter(({ goneAt }) => goneAt === null).length,
        oldestCheckAt: board.oldestCheckAt(),
        failed: accountRests.size,
      }
    },
  }
}
