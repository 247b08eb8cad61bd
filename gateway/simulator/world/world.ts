import type { Platform } from '../../domain/region.ts'
import { hashText } from '../random.ts'
import type { WorldAccount } from './accounts.ts'
import { formBrackets } from './brackets.ts'
import { listedUntil, LONGEST_GHOST_MS } from './ghosts.ts'
import { findLobby, listLobbies } from './lobbies.ts'
import type { Lobby } from './lobbies.ts'
import type { Mastery } from './masteries.ts'
import { listMasteries } from './masteries.ts'
import { MatchMaker } from './match-making.ts'
import { PlayedChampions } from './played-champions.ts'
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
  readonly #seasons = new Map<MatchMaker, BracketSeason>()
  readonly #makers = new Map<Platform, readonly MatchMaker[]>()
  readonly #makerOf = new Map<WorldAccount, MatchMaker>()
  readonly #played = new Map<WorldAccount, PlayedChampions>()

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
    const maker = this.#makersOf(platform)[index]
    if (maker === undefined || round < 0 || roundStart(platform, round) > now) return null
    const lobby = listLobbies(this.#seed, maker, round).find((each) => each.gameId === gameId)
    return lobby !== undefined && lobby.publishedAt <= now ? lobby : null
  }

  /** What an account plays at the moment `now`, or is still taken to play, from its loading on; null when nothing. */
  findRunning(account: WorldAccount, now: number): Lobby | null {
    const maker = this.#findMaker(account)
    if (maker === null) return null

    const { platform } = account
    const oldest = Math.max(0, roundAt(platform, now - LONGEST_GHOST_MS))
    for (const round of maker.listRounds(account, roundAt(platform, now), oldest)) {
      const lobby = findLobby(this.#seed, maker, round, account)
      if (lobby !== null && lobby.createdAt <= now) return now < listedUntil(lobby) ? lobby : null
    }
    return null
  }

  /** How an account stands on the ladders at the moment `now`; empty when unranked. */
  listStandings(account: WorldAccount, now: number): readonly Standing[] {
    const maker = this.#findMaker(account)
    if (maker === null) return []
    return remember(this.#seasons, maker, () => new BracketSeason(this.#seed, maker)).listStandings(account, now)
  }

  /** What an account has done with each champion until the moment `now`, most points first. */
  listMasteries(account: WorldAccount, now: number): readonly Mastery[] {
    const played = this.#findPlayed(account)
    return played === null ? [] : listMasteries(account, played.listUntil(now))
  }

  /**
   * Works toward {@link listMasteries}, which takes long for an old world when it is asked first: a few milliseconds
   * before each pause. Who goes through all pauses has it answered at once.
   */
  *prepareMasteries(account: WorldAccount, now: number): Generator<undefined> {
    const played = this.#findPlayed(account)
    if (played !== null) yield* played.countUntil(now)
  }

  *#walkBack(account: WorldAccount, now: number, { from = 0, before = now, queueId }: HistoryFilter): Generator<Lobby> {
    const maker = this.#findMaker(account)
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
    const maker = this.#findMaker(account)
    if (maker === null) return null
    return remember(this.#played, account, () => new PlayedChampions(this.#seed, maker, account))
  }

  /** Null for an account that never plays. */
  #findMaker(account: WorldAccount): MatchMaker | null {
    this.#makersOf(account.platform)
    return this.#makerOf.get(account) ?? null
  }

  #makersOf(platform: Platform): readonly MatchMaker[] {
    return remember(this.#makers, platform, () => {
      const brackets = formBrackets(platform, this.population.listAccounts(platform))
      const makers = brackets.map((bracket) => new MatchMaker(this.#seed, bracket))
      for (const maker of makers) {
        for (const account of maker.bracket.accounts) this.#makerOf.set(account, maker)
      }
      return makers
    })
  }
}

function remember<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

function matchesFilter(lobby: Lobby, { from, before, queueId, ranked }: HistoryFilter): boolean {
  return (
    (from === undefined || lobby.startedAt >= from) &&
    (before === undefined || lobby.startedAt < before) &&
    (queueId === undefined || lobby.queue.id === queueId) &&
    (ranked === undefined || (lobby.queue.ladder !== null) === ranked)
  )
}
