import { LRUCache } from 'lru-cache'
import { accountChecksCollection } from '../collections/account-checks.ts'
import { openCollection } from '../collections/collection.ts'
import type { Account, AccountKey } from '../domain/account.ts'
import { type ActiveGameAnswer, isSeenIn } from '../domain/active-game.ts'
import type { AccountCheck, LiveState } from '../domain/live-state.ts'
import { compareGames, type ProGame } from '../domain/pro-game.ts'
import type { ProPlayer } from '../domain/pro-scene.ts'
import { PLATFORM_CODES } from '../domain/region.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { LiveBoard, LiveFeed } from '../ports/live-feed.ts'
import type { RiotApi } from '../ports/riot-api.ts'
import { type Fetched, UpstreamUnavailable } from '../ports/upstream.ts'
import { createBatchReader } from './batch-reader.ts'

/** How long what Riot has said of an account is served before it is asked again, in milliseconds. */
const LIFETIME_MS = 30_000

/** Of how many accounts it is remembered when Riot last spoke of them. */
const KEPT_OBSERVATIONS = 5_000

/** A running game, and when Riot last said that it runs, in milliseconds since 1970. */
export type RunningGame = Pick<ProGame, 'game' | 'observedAt'>

/** Whether somebody is playing. */
export interface LiveStatus {
  readonly state: LiveState
  /** When Riot was last asked, in milliseconds since 1970; null when it never was. */
  readonly observedAt: number | null
  /** Null unless the state is `IN_GAME`. */
  readonly game: RunningGame | null
}

export interface LiveStates {
  /** Whether an account is playing. Riot is asked, unless it was in the last 30 seconds. */
  ofAccount(account: Account): Promise<LiveStatus>
  /** Whether a pro is playing on any of his accounts, as far as the worker that looks after them knows. */
  ofPlayer(player: ProPlayer): Promise<LiveStatus>
  /** The running game in which an account of a pro is seen; null when there is none. The one that began last of several. */
  findGameOf(player: ProPlayer): Promise<ProGame | null>
}

interface Dependencies {
  readonly riot: Pick<RiotApi, 'keyId' | 'activeGame'>
  readonly store: DocumentStore
  readonly clock: Clock
  readonly activeGames: Pick<LiveFeed<ProGame>, 'look'>
}

/** The answer to whoever has an account that nobody has asked Riot about. */
const UNKNOWN: LiveStatus = { state: 'UNKNOWN', observedAt: null, game: null }

export function createLiveStates({ riot, store, clock, activeGames }: Dependencies): LiveStates {
  const readChecks = createBatchReader(openCollection(store, accountChecksCollection), PLATFORM_CODES.length)
  const observed = new LRUCache<string, number>({ max: KEPT_OBSERVATIONS })

  async function findCheck({ platform, puuid }: AccountKey): Promise<AccountCheck | null> {
    const checks = await readChecks(platform)
    return checks?.accounts[puuid] ?? null
  }

  /** What was last seen of an account without asking Riot for it; null when nothing was. */
  async function findObservation(key: AccountKey): Promise<LiveStatus | null> {
    const [board, check] = await Promise.all([activeGames.look(), findCheck(key)])
    const game = findGame(board, [key])
    if (game !== null && (check === null || check.observedAt <= game.observedAt || check.state === 'IN_GAME')) {
      return { state: 'IN_GAME', observedAt: game.observedAt, game }
    }
    // The game of one that was seen playing is over by now.
    if (check === null || check.state === 'IN_GAME') return null
    return { state: check.state, observedAt: check.observedAt, game: null }
  }

  async function ofAccount(account: Account): Promise<LiveStatus> {
    // Riot does not know this PUUID under the present key, and would say that its owner is not playing.
    if (account.keyId !== riot.keyId) return UNKNOWN
    const id = `${account.platform}_${account.puuid}`
    const known = await findObservation(account)
    if (known?.observedAt != null && clock.now() < known.observedAt + LIFETIME_MS) return known
    try {
      const answer = await riot.activeGame(account.platform, account.puuid, { priority: 'visitor' })
      observed.set(id, answer.fetchedAt)
      return toStatus(account, answer)
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error
      const last = Math.max(known?.observedAt ?? 0, observed.get(id) ?? 0)
      return { state: 'UPSTREAM_DOWN', observedAt: last || null, game: null }
    }
  }

  async function ofPlayer(player: ProPlayer): Promise<LiveStatus> {
    const keys = keysOf(player)
    const [board, ...read] = await Promise.all([activeGames.look(), ...keys.map(findCheck)])
    const game = findGame(board, keys)
    if (game !== null) return { state: 'IN_GAME', observedAt: game.observedAt, game }

    const checks = read.filter((check) => check !== null)
    if (checks.length === 0) return UNKNOWN
    const hidden = checks.filter(({ state }) => state === 'POSSIBLY_HIDDEN')
    if (hidden.length > 0) return { state: 'POSSIBLY_HIDDEN', observedAt: newestOf(hidden), game: null }
    const state = board.source.state === 'OK' ? 'NOT_IN_GAME' : 'UPSTREAM_DOWN'
    return { state, observedAt: oldestOf(checks), game: null }
  }

  return {
    ofAccount,
    ofPlayer,
    findGameOf: async (player) => findGame(await activeGames.look(), keysOf(player)),
  }
}

function toStatus(account: AccountKey, { value, fetchedAt }: Fetched<ActiveGameAnswer>): LiveStatus {
  switch (value.kind) {
    case 'in-game':
      // A game that hides him would tell who hides there.
      if (!isSeenIn(value.game, account)) return { state: 'NOT_IN_GAME', observedAt: fetchedAt, game: null }
      return { state: 'IN_GAME', observedAt: fetchedAt, game: { game: value.game, observedAt: fetchedAt } }
    case 'not-in-game':
      return { state: 'NOT_IN_GAME', observedAt: fetchedAt, game: null }
    case 'hidden':
      return { state: 'POSSIBLY_HIDDEN', observedAt: fetchedAt, game: null }
  }
}

/** The game in which one of some accounts is seen; the one that began last of several. */
function findGame({ items }: LiveBoard<ProGame>, keys: readonly AccountKey[]): ProGame | null {
  const theirs = items.filter(({ game }) => keys.some((key) => isSeenIn(game, key)))
  return theirs.toSorted(compareGames)[0] ?? null
}

/** The accounts of a player that Riot has been asked for. */
function keysOf({ accounts }: ProPlayer): readonly AccountKey[] {
  return accounts.flatMap(({ platform, puuid }) => (puuid === null ? [] : [{ platform, puuid }]))
}

function newestOf(checks: readonly AccountCheck[]): number {
  return Math.max(...checks.map(({ observedAt }) => observedAt))
}

function oldestOf(checks: readonly AccountCheck[]): number {
  return Math.min(...checks.map(({ observedAt }) => observedAt))
}
