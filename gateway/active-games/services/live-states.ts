import { LRUCache } from 'lru-cache'
import type { Account, AccountKey } from '../../accounts/rules/account.ts'
import type { LiveFeed, LiveSnapshot } from '../../delivery/feeds/live-feed.ts'
import { sortByKey } from '../../delivery/rules/sort-key.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import { believable } from '../../shared/stored-time.ts'
import { type Fetched, UpstreamUnavailable } from '../../shared/upstream.ts'
import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { accountChecksCollection } from '../collections/account-checks.ts'
import { type ActiveGameAnswer, isSeenIn } from '../rules/active-game.ts'
import type { AccountCheck, LiveState } from '../rules/live-state.ts'
import { gameSortKey, type ProGame, type RunningGame } from '../rules/pro-game.ts'
import type { CheckRequests } from './check-requests.ts'
import type { SeenGames } from './seen-games.ts'

/** Lifetime of Riot's answer about an account. */
const LIFETIME_MS = 30_000

const KEPT_OBSERVATIONS = 5_000

export interface LiveStatus {
  readonly state: LiveState
  /** Time of Riot's last answer, in milliseconds since 1970; null when there was none. */
  readonly observedAt: number | null
  /** Null unless the state is `IN_GAME`. */
  readonly game: RunningGame | null
}

export interface LiveStates {
  /** Live state of an account. Sends a request to Riot unless the last answer is younger than 30 seconds. */
  ofAccount(account: Account): Promise<LiveStatus>
  /** Live state of a pro over all of the player's accounts, as last observed by the background job. */
  ofPlayer(player: ProPlayer): Promise<LiveStatus>
  /** The running game in which a pro's account is visible; null when there is none. Of several, the one that began last. */
  findGameOf(player: ProPlayer): Promise<ProGame | null>
}

interface Dependencies {
  readonly riot: Pick<RiotApi, 'keyId' | 'activeGame'>
  readonly store: DocumentStore
  readonly clock: Clock
  readonly activeGames: Pick<LiveFeed<ProGame>, 'look'>
  /** Takes the games in which visitors look accounts up. */
  readonly seenGames: Pick<SeenGames, 'note'>
  /** Takes Riot's answers to visitors. */
  readonly checkRequests: Pick<CheckRequests, 'note'>
}

/** State of an account that was never looked up at Riot. */
const UNKNOWN: LiveStatus = { state: 'UNKNOWN', observedAt: null, game: null }

export function createLiveStates({
  riot,
  store,
  clock,
  activeGames,
  seenGames,
  checkRequests,
}: Dependencies): LiveStates {
  const readChecks = createBatchReader(openCollection(store, accountChecksCollection), PLATFORM_CODES.length)
  const observed = new LRUCache<string, number>({ max: KEPT_OBSERVATIONS })

  async function findCheck({ platform, puuid }: AccountKey): Promise<AccountCheck | null> {
    const checks = await readChecks(platform)
    return checks?.accounts[puuid] ?? null
  }

  /** The last observation of an account, without a request to Riot; null when there is none. */
  async function findObservation(key: AccountKey): Promise<LiveStatus | null> {
    const [snapshot, check] = await Promise.all([activeGames.look(), findCheck(key)])
    const game = findGame(snapshot, [key])
    if (game !== null && (check === null || check.observedAt <= game.observedAt || check.state === 'IN_GAME')) {
      return { state: 'IN_GAME', observedAt: game.observedAt, game }
    }
    // The account was seen in a game that is over by now.
    if (check === null || check.state === 'IN_GAME') return null
    return { state: check.state, observedAt: check.observedAt, game: null }
  }

  async function ofAccount(account: Account): Promise<LiveStatus> {
    // Riot does not recognise this PUUID under the current key, and would report that its owner is not playing.
    if (account.keyId !== riot.keyId) return UNKNOWN
    const id = `${account.platform}_${account.puuid}`
    const known = await findObservation(account)
    if (known?.observedAt != null && clock.now() < believable(known.observedAt, clock.now()) + LIFETIME_MS) return known
    try {
      const answer = await riot.activeGame(account.platform, account.puuid, { priority: 'visitor' })
      observed.set(id, answer.fetchedAt)
      const status = toStatus(account, answer)
      await checkRequests.note(account, answer)
      if (status.game !== null) {
        seenGames.note({ ...status.game, account: { platform: account.platform, puuid: account.puuid } })
      }
      return status
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error
      const last = Math.max(known?.observedAt ?? 0, observed.get(id) ?? 0)
      return { state: 'UPSTREAM_DOWN', observedAt: last || null, game: null }
    }
  }

  async function ofPlayer(player: ProPlayer): Promise<LiveStatus> {
    const keys = keysOf(player)
    const [snapshot, ...read] = await Promise.all([activeGames.look(), ...keys.map(findCheck)])
    const game = findGame(snapshot, keys)
    if (game !== null) return { state: 'IN_GAME', observedAt: game.observedAt, game }

    const checks = read.filter((check) => check !== null)
    const hidden = checks.filter(({ state }) => state === 'POSSIBLY_HIDDEN')
    if (hidden.length > 0) return { state: 'POSSIBLY_HIDDEN', observedAt: newestOf(hidden), game: null }
    // One account that was not asked about may be in a game.
    if (snapshot.source.observedAt === null || checks.length === 0 || checks.length < read.length) return UNKNOWN
    const state = snapshot.source.state === 'OK' ? 'NOT_IN_GAME' : 'UPSTREAM_DOWN'
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
      // The game hides this player. Showing it would reveal who hides there.
      if (!isSeenIn(value.game, account)) return { state: 'NOT_IN_GAME', observedAt: fetchedAt, game: null }
      return { state: 'IN_GAME', observedAt: fetchedAt, game: { game: value.game, observedAt: fetchedAt } }
    case 'not-in-game':
      return { state: 'NOT_IN_GAME', observedAt: fetchedAt, game: null }
    case 'hidden':
      return { state: 'POSSIBLY_HIDDEN', observedAt: fetchedAt, game: null }
  }
}

function findGame({ items }: LiveSnapshot<ProGame>, keys: readonly AccountKey[]): ProGame | null {
  const games = items.filter(({ game }) => keys.some((key) => isSeenIn(game, key)))
  return sortByKey(games, gameSortKey)[0] ?? null
}

function keysOf({ accounts }: ProPlayer): readonly AccountKey[] {
  return accounts.flatMap(({ platform, puuid }) => (puuid === null ? [] : [{ platform, puuid }]))
}

function newestOf(checks: readonly AccountCheck[]): number {
  return Math.max(...checks.map(({ observedAt }) => observedAt))
}

function oldestOf(checks: readonly AccountCheck[]): number {
  return Math.min(...checks.map(({ observedAt }) => observedAt))
}
