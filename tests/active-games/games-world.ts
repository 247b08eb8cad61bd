import { accountChecksCollection } from '../../gateway/active-games/collections/account-checks.ts'
import { activeGamesCollection } from '../../gateway/active-games/collections/active-games.ts'
import { legacyProGamesCollection } from '../../gateway/active-games/collections/legacy-pro-games.ts'
import type { ActiveGamesJob } from '../../gateway/active-games/workers/active-games.ts'
import { createActiveGamesJob } from '../../gateway/active-games/workers/active-games.ts'
import { createEndedMatchesJob, type EndedMatchesJob } from '../../gateway/active-games/workers/ended-matches.ts'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { liveSourcesCollection } from '../../gateway/delivery/collections/live-sources.ts'
import { createMatchHistory } from '../../gateway/matches/services/match-history.ts'
import { createMatches, type Matches } from '../../gateway/matches/services/matches.ts'
import { createRiotApi, type RiotClient } from '../../gateway/riot/create-riot-api.ts'
import type { ProAccount, ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { createProScene } from '../../gateway/rosters/services/pro-scene.ts'
import { createTrackedHistoriesJob, type TrackedHistoriesJob } from '../../gateway/rosters/workers/tracked-histories.ts'
import { PRODUCTION_LIMITS, type RateLimits } from '../../gateway/simulator/http/rate-limits.ts'
import { createSimulator, type Simulator } from '../../gateway/simulator/simulator.ts'
import type { WorldAccount } from '../../gateway/simulator/world/accounts.ts'
import type { Lobby } from '../../gateway/simulator/world/lobbies.ts'
import { hidesGames } from '../../gateway/simulator/world/streamer-mode.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { proPlayerNamed, rostersOf, writeRosters, proAccountOf } from '../support/rosters.ts'

const SEED = 'tests'
const PLATFORM = 'EUW1'

/** Address of one match. */
const ONE_MATCH = /\/matches\/EUW1_\d+$/

/** The state of the demo world, read without Riot's API. */
export const truth = new World(memoryOf(SEED))

/** The pros of the LEC with their accounts in EUW. */
export const EUW_ACCOUNTS: readonly WorldAccount[] = truth.population.proPlayers
  .filter(({ league }) => league === 'LEC')
  .flatMap(({ accounts }) => accounts.filter(({ platform }) => platform === PLATFORM))

/** True when Riot shows the account's games to others. */
export function isSeen(account: WorldAccount): boolean {
  return !hidesGames(account)
}

/** The jobs that find current and past games of pros, over the demo world and a store in memory. */
export class GamesWorld {
  readonly clock: FakeClock
  readonly simulator: Simulator
  readonly riot: RiotClient
  readonly store: DocumentStore
  readonly matches: Matches
  /** Requests to Riot as `host/path`, in order. */
  readonly requests: string[] = []
  /** Number of requests beyond Riot's limits. */
  throttled = 0
  /** Errors that the jobs reported. */
  readonly complaints: unknown[] = []
  /** True for players whose accounts are checked most often. */
  isStreaming: (playerId: string) => boolean = () => true
  /** PUUID of an account about which Riot answers with an error; null for none. */
  failsFor: string | null = null
  /** True while Riot does not have the matches of finished games. */
  hidesMatches = false
  /** True once Riot was asked for every account in the rosters. */
  isRosterAsked = true
  /** True when the next transaction fails. */
  storeFails: () => boolean = () => false
  games: ActiveGamesJob
  ended: EndedMatchesJob
  histories: TrackedHistoriesJob

  /** `start` is in milliseconds since 1970. The limits are those of a production key by default. */
  constructor(start: number, rateLimits: RateLimits = PRODUCTION_LIMITS) {
    this.clock = new FakeClock(start)
    const { clock } = this
    this.simulator = createSimulator({ seed: memoryOf(SEED), now: () => clock.now(), rateLimits })
    this.riot = createRiotApi({
      fetch: async (request) => {
        this.requests.push(request.url.replace('https://', ''))
        if (this.failsFor !== null && request.url.includes(this.failsFor)) return new Response('', { status: 503 })
        if (this.hidesMatches && ONE_MATCH.test(request.url)) return new Response('{}', { status: 404 })
        const answer = await this.simulator.fetch(request)
        if (answer.status === 429) this.throttled++
        return answer
      },
      clock,
      baseUrl: 'https://{routing}.api.riotgames.com',
      apiKey: 'test',
      random: () => 0.5,
    })
    const plain = openSqliteStore({ path: ':memory:', indexes: allIndexes, clock })
    this.store = {
      get: (ref) => plain.get(ref),
      getMany: (collection, ids) => plain.getMany(collection, ids),
      query: (collection, query) => plain.query(collection, query),
      count: (collection, limit) => plain.count(collection, limit),
      transaction: (body) =>
        this.storeFails() ? Promise.reject(new Error('fails on purpose')) : plain.transaction(body),
      watch: (collection, signal) => plain.watch(collection, signal),
      close: () => plain.close(),
    }
    this.matches = createMatches({ riot: this.riot, store: this.store })
    ;({ games: this.games, ended: this.ended, histories: this.histories } = this.#openJobs())
  }

  /** Writes the pros who own these accounts into the rosters, with only these accounts. */
  async enrol(accounts: readonly WorldAccount[]): Promise<readonly ProPlayer[]> {
    const { leagues, teams } = rostersOf(this.simulator)
    const players = truth.population.proPlayers.flatMap(({ name, role, team, accounts: own }) => {
      const followed = own.filter((account) => accounts.includes(account)).map((account) => this.#toProAccount(account))
      return followed.length === 0 ? [] : [proPlayerNamed(name, team, { role, accounts: followed })]
    })
    await writeRosters(this.store, { leagues, teams, players })
    return players
  }

  /** Ends all jobs, and starts some of them again over the same store. */
  async restart(...names: readonly ('games' | 'ended' | 'histories')[]): Promise<void> {
    await this.close()
    ;({ games: this.games, ended: this.ended, histories: this.histories } = this.#openJobs())
    for (const name of names) this[name].start()
  }

  async close(): Promise<void> {
    await Promise.all([this.games.close(), this.ended.close(), this.histories.close()])
  }

  /** Ends all jobs. Throws when they reported errors. */
  async finish(): Promise<void> {
    await this.close()
    if (this.complaints.length > 0) throw new AggregateError(this.complaints, 'The jobs complain.')
  }

  /** All stored games by match id, including ended ones. */
  async readGames() {
    const listed = await openCollection(this.store, activeGamesCollection).list({ limit: 1000 })
    return new Map(listed.map(({ id, value }) => [id, value]))
  }

  async readRunning() {
    return [...(await this.readGames()).values()].filter(({ goneAt }) => goneAt === null)
  }

  /** Documents for older programs, by id. */
  async readLegacy() {
    const listed = await openCollection(this.store, legacyProGamesCollection).list({ limit: 1000 })
    return new Map(listed.map(({ id, value }) => [id, value]))
  }

  /** Ages of the last checks of these accounts, in milliseconds; Infinity for those that were never checked. */
  async readAges(accounts: readonly WorldAccount[]): Promise<readonly number[]> {
    const listed = await openCollection(this.store, accountChecksCollection).list({ limit: 100 })
    const checks = new Map(listed.map(({ id, value }) => [id, value.accounts]))
    const now = this.clock.now()
    return accounts.map(({ platform, puuid }) => now - (checks.get(platform)?.[puuid]?.observedAt ?? -Infinity))
  }

  async readCheck({ platform, puuid }: WorldAccount) {
    const checks = await openCollection(this.store, accountChecksCollection).find(platform)
    return checks?.accounts[puuid] ?? null
  }

  readSource() {
    return openCollection(this.store, liveSourcesCollection).find('active_games')
  }

  /** Number of checks for running games that Riot received. */
  get checks(): number {
    return this.requests.filter((each) => each.includes('/spectator/')).length
  }

  /** Number of requests for one match that Riot received. */
  get matchRequests(): number {
    return this.requests.filter((each) => ONE_MATCH.test(each)).length
  }

  #toProAccount(account: WorldAccount): ProAccount {
    return proAccountOf({ ...account, keyId: this.riot.keyId })
  }

  #openJobs() {
    const { riot, store, clock, matches } = this
    const report = (error: unknown) => this.complaints.push(error)
    const proScene = createProScene({ watches: store, clock, report })
    const base = { riot, store, clock, matches, proScene, report }
    const matchHistory = createMatchHistory({ riot, store, clock, matches, noteMatches: async () => {} })
    const histories = createTrackedHistoriesJob({ ...base, matchHistory })
    const ended = createEndedMatchesJob(base)
    const games = createActiveGamesJob({
      ...base,
      watches: store,
      isStreaming: (playerId) => this.isStreaming(playerId),
      isRosterAsked: () => this.isRosterAsked,
      lastPlayedAt: (platform, puuid) => histories.lastPlayedAt(platform, puuid),
      onEnded: (matches) => ended.take(matches),
    })
    return { games, ended, histories }
  }
}

export function matchIdOf({ platform, gameId }: Lobby): string {
  return `${platform}_${gameId}`
}
