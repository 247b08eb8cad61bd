import type { WorldAccount } from './accounts.ts'
import type { Champion } from './champions.ts'
import { findLobby } from './lobbies.ts'
import type { MatchMaker } from './match-making.ts'
import { choosePicks } from './picks.ts'
import { roundAt } from './timetable.ts'

/** An account's matches on a champion since the start of the world. */
export interface Played {
  readonly matches: number
  /** Milliseconds since 1970. */
  readonly lastPlayedAt: number
}

/** About five days. A step takes a few milliseconds even for a veteran. */
const ROUNDS_A_STEP = 150

/**
 * Counts the matches of one account by champion. Counted rounds are cached, so that later calls count only the rounds
 * since.
 */
export class PlayedChampions {
  readonly #seed: number
  readonly #maker: MatchMaker
  readonly #account: WorldAccount
  /** All earlier rounds are counted. */
  #round = 0
  #counted = new Map<Champion, Played>()

  constructor(seed: number, maker: MatchMaker, account: WorldAccount) {
    this.#seed = seed
    this.#maker = maker
    this.#account = account
  }

  /** Matches by champion, as published until `now`, without remakes. */
  listUntil(now: number): ReadonlyMap<Champion, Played> {
    const current = roundAt(this.#account.platform, now)
    if (current < this.#round) {
      this.#round = 0
      this.#counted = new Map()
    }
    while (this.#round < current) this.#step(current, now)

    const latest = new Map(this.#counted)
    this.#count(latest, current, now)
    return latest
  }

  /** Prepares {@link listUntil} of the same time, with a few milliseconds of work between two yields. */
  *countUntil(now: number): Generator<undefined> {
    const current = roundAt(this.#account.platform, now)
    while (this.#round < current) {
      this.#step(current, now)
      yield
    }
  }

  /** Counts the next rounds before `current`. */
  #step(current: number, now: number): void {
    const end = Math.min(current, this.#round + ROUNDS_A_STEP)
    const rounds = [...this.#maker.listRounds(this.#account, end - 1, this.#round)]
    for (const round of rounds.toReversed()) this.#count(this.#counted, round, now)
    this.#round = end
  }

  #count(counted: Map<Champion, Played>, round: number, now: number): void {
    const lobby = findLobby(this.#seed, this.#maker, round, this.#account)
    if (lobby === null || lobby.ending === 'remake' || lobby.publishedAt > now) return
    const champion = choosePicks(lobby)[lobby.seats.findIndex(({ account }) => account === this.#account)]
    if (champion === undefined) return
    counted.set(champion, {
      matches: (counted.get(champion)?.matches ?? 0) + 1,
      lastPlayedAt: lobby.endedAt,
    })
  }
}
