import type { Platform } from '../../domain/region.ts'
import { hashText } from '../random.ts'
import type { WorldAccount } from './accounts.ts'
import { formBrackets } from './brackets.ts'
import type { Bracket } from './brackets.ts'
import { findLobby, listLobbies } from './lobbies.ts'
import type { Lobby } from './lobbies.ts'
import { createPopulation } from './population.ts'
import type { Population } from './population.ts'
import { QUEUES } from './queues.ts'
import { BracketSeason } from './standings.ts'
import type { Standing } from './standings.ts'
import { placeOf, roundAt, roundStart } from './timetable.ts'

/** Which matches of an account are meant. */
export interface HistoryFilter {
  /** Milliseconds since 1970; only matches that started at or after. */
  readonly from?: number
  /** Milliseconds since 1970; only matches that started before. */
  readonly before?: number
  readonly queueId?: number
  /** True for only ranked queues, false for only the others. */
  readonly ranked?: boolean
  /** How many of the newest to leave out. */
  readonly start: number
  /** How many at most. */
  readonly count: number
}

/** Riot forgets what is older. */
const KEPT_MS = 365 * 86_400_000

/** The invented world of a seed. What is true at a moment depends on nothing but the seed and the moment. */
export class World {
  readonly population: Population
  readonly #seed: number
  readonly #seasons = new Map<Platform, readonly BracketSeason[]>()
  readonly #brackets = new Map<Platform, readonly Bracket[]>()

  constructor(seed: string) {
    this.#seed = hashText(seed)
    this.population = createPopulation(seed)
  }

  /** The published matches of an account at the moment `now`, newest first. */
  listMatches(account: WorldAccount, now: number, filter: HistoryFilter): readonly Lobby[] {
    return this.#walkBack(account, now, filter)
      .filter((lobby) => matchesFilter(lobby, filter))
      .drop(filter.start)
      .take(filter.count)
      .toArray()
  }

  /** A match that is published at the moment `now`, or null. */
  findMatch(platform: Platform, gameId: number, now: number): Lobby | null {
    const { round, bracket: index } = placeOf(platform, gameId)
    const bracket = this.#bracketsOf(platform)[index]
    if (bracket === undefined || round < 0 || roundStart(platform, round) > now) return null
    const lobby = listLobbies(this.#seed, bracket, round).find((each) => each.gameId === gameId)
    return lobby !== undefined && lobby.publishedAt <= now ? lobby : null
  }

  /** How an account stands on the ladders at the moment `now`; empty when unranked. */
  listStandings(account: WorldAccount, now: number): readonly Standing[] {
    const bracket = this.#bracketOf(account)
    return this.#seasonsOf(account.platform)[bracket?.index ?? -1]?.listStandings(account, now) ?? []
  }

  *#walkBack(account: WorldAccount, now: number, { from = 0, before = now, queueId }: HistoryFilter): Generator<Lobby> {
    const bracket = this.#bracketOf(account)
    if (bracket === null || (queueId !== undefined && !QUEUES.some(({ id }) => id === queueId))) return

    const { platform } = account
    const oldest = Math.max(0, roundAt(platform, Math.max(from, now - KEPT_MS)))
    for (let round = roundAt(platform, Math.min(before, now)); round >= oldest; round--) {
      const lobby = findLobby(this.#seed, bracket, round, account)
      if (lobby !== null && lobby.publishedAt <= now) yield lobby
    }
  }

  #bracketOf(account: WorldAccount): Bracket | null {
    const brackets = this.#bracketsOf(account.platform)
    return brackets.find(({ lanes }) => lanes.get(account.lane)?.includes(account) === true) ?? null
  }

  #bracketsOf(platform: Platform): readonly Bracket[] {
    return this.#remember(this.#brackets, platform, () =>
      formBrackets(platform, this.population.listAccounts(platform)),
    )
  }

  #seasonsOf(platform: Platform): readonly BracketSeason[] {
    return this.#remember(this.#seasons, platform, () =>
      this.#bracketsOf(platform).map((bracket) => new BracketSeason(this.#seed, bracket)),
    )
  }

  #remember<T>(known: Map<Platform, T>, platform: Platform, make: () => T): T {
    const value = known.get(platform) ?? make()
    known.set(platform, value)
    return value
  }
}

function matchesFilter(lobby: Lobby, { from, before, queueId, ranked }: HistoryFilter): boolean {
  return (
    (from === undefined || lobby.startedAt >= from) &&
    (before === undefined || lobby.startedAt < before) &&
    (queueId === undefined || lobby.queue.id === queueId) &&
    (ranked === undefined || (lobby.queue.ladder !== null) === ranked)
  )
}
