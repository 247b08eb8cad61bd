import type { Platform } from '../../shared/region.ts'
import type { WorldAccount } from './accounts.ts'
import { listedFrom, listedUntil, LONGEST_GHOST_MS } from './listing.ts'
import { findLobby, listLobbies } from './lobbies.ts'
import type { Lobby } from './lobbies.ts'
import type { Mastery } from './masteries.ts'
import { listMasteries } from './masteries.ts'
import type { MatchMaker } from './match-making.ts'
import { PlayedChampions } from './played-champions.ts'
import type { Population } from './population.ts'
import { matchTypeOf, QUEUES } from './queues.ts'
import type { MatchType } from './queues.ts'
import { BracketSeason } from './standings.ts'
import type { Standing } from './standings.ts'
import { placeOf, roundAt, roundStart } from './timetable.ts'
import { remember, WorldMemory } from './world-memory.ts'

export interface HistoryFilter {
  /** Milliseconds since 1970; only matches that started at or after this time. */
  readonly from?: number
  /** Milliseconds since 1970; only matches that started before this time. */
  readonly before?: number
  readonly queueId?: number
  readonly type?: MatchType
  /** Number of the newest matches to skip. */
  readonly start: number
  /** Maximum number of matches. */
  readonly count: number
}

/** Riot drops older matches. */
const KEPT_MS = 365 * 86_400_000

/** The simulated world of a seed. Its state at a time depends on the seed and the time only. */
export class World {
  readonly population: Population
  /** Profile icons that accounts wear instead of their first one, by PUUID. */
  readonly wornIcons = new Map<string, number>()
  readonly #memory: WorldMemory
  readonly #seed: number
  readonly #seasons = new Map<MatchMaker, BracketSeason>()
  readonly #played = new Map<WorldAccount, PlayedChampions>()

  /** With a seed, the world shares its memory with no other. */
  constructor(source: string | WorldMemory) {
    this.#memory = typeof source === 'string' ? new WorldMemory(source) : source
    this.population = this.#memory.population
    this.#seed = this.population.key
  }

  /** The published matches of an account at the time `now`, newest first. */
  listMatches(account: WorldAccount, now: number, filter: HistoryFilter): readonly Lobby[] {
    return this.#walkBack(account, now, filter)
      .filter((lobby) => matchesFilter(lobby, filter))
      .drop(filter.start)
      .take(filter.count)
      .toArray()
  }

  /** A match that is published at the time `now`, or null. */
  findMatch(platform: Platform, gameId: number, now: number): Lobby | null {
    const { round, bracket: index } = placeOf(platform, gameId)
    const maker = this.#memory.makersOf(platform)[index]
    if (maker === undefined || round < 0 || roundStart(platform, round) > now) return null
    const lobby = listLobbies(this.#seed, maker, round).find((each) => each.gameId === gameId)
    return lobby !== undefined && lobby.publishedAt <= now ? lobby : null
  }

  /** The game that Riot lists for an account: some late, a few still after their end. Null when there is none. */
  findRunning(account: WorldAccount, now: number): Lobby | null {
    const maker = this.#memory.findMaker(account)
    if (maker === null) return null

    const { platform } = account
    const oldest = Math.max(0, roundAt(platform, now - LONGEST_GHOST_MS))
    for (const round of maker.listRounds(account, roundAt(platform, now), oldest)) {
      const lobby = findLobby(this.#seed, maker, round, account)
      if (lobby !== null && lobby.createdAt <= now)
        return listedFrom(lobby) <= now && now < listedUntil(lobby) ? lobby : null
    }
    return null
  }

  /** The account's ranks at the time `now`; empty when unranked. */
  listStandings(account: WorldAccount, now: number): readonly Standing[] {
    const maker = this.#memory.findMaker(account)
    if (maker === null) return []
    const season = remember(this.#seasons, maker, () => {
      return new BracketSeason(this.#seed, maker, this.#memory.checkpointsOf(maker))
    })
    return season.listStandings(account, now)
  }

  /** The account's masteries at the time `now`, most points first. */
  listMasteries(account: WorldAccount, now: number): readonly Mastery[] {
    const played = this.#findPlayed(account)
    return played === null ? [] : listMasteries(account, played.listUntil(now))
  }

  /** Prepares {@link listMasteries}, whose first call takes long in an old world, in steps of a few milliseconds. */
  *prepareMasteries(account: WorldAccount, now: number): Generator<undefined> {
    const played = this.#findPlayed(account)
    if (played !== null) yield* played.countUntil(now)
  }

  *#walkBack(account: WorldAccount, now: number, { from = 0, before = now, queueId }: HistoryFilter): Generator<Lobby> {
    const maker = this.#memory.findMaker(account)
    if (maker === null || (queueId !== undefined && !QUEUES.some(({ id }) => id === queueId))) return

    const { platform } = account
    const oldest = Math.max(0, roundAt(platform, Math.max(from, now - KEPT_MS)))
    for (const round of maker.listRounds(account, roundAt(platform, Math.min(before, now)), oldest)) {
      const lobby = findLobby(this.#seed, maker, round, account)
      if (lobby !== null && lobby.publishedAt <= now) yield lobby
    }
  }

  /** Null for an account that never plays. */
  #findPlayed(account: WorldAccount): PlayedChampions | null {
    const maker = this.#memory.findMaker(account)
    if (maker === null) return null
    return remember(this.#played, account, () => new PlayedChampions(this.#seed, maker, account))
  }
}

function matchesFilter(lobby: Lobby, { from, before, queueId, type }: HistoryFilter): boolean {
  return (
    (from === undefined || lobby.startedAt >= from) &&
    (before === undefined || lobby.startedAt < before) &&
    (queueId === undefined || lobby.queue.id === queueId) &&
    (type === undefined || matchTypeOf(lobby.queue) === type)
  )
}
