import { LANES } from '../../game-data/rules/lane.ts'
import type { Lane } from '../../game-data/rules/lane.ts'
import { fractionOf, hashText, mix, Random } from '../random.ts'
import { levelAt, RANKED_LEVEL, VETERAN_GAMES } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'
import type { Bracket } from './brackets.ts'
import { patchIndex } from './calendar.ts'
import { duoPeriodOf, formDuos, joinDuos } from './duos.ts'
import type { Company, Duo } from './duos.ts'
import { listSittings } from './habits.ts'
import type { Sitting } from './habits.ts'
import { findNight, likesNights } from './nights.ts'
import type { Night } from './nights.ts'
import type { Place } from './place.ts'
import { ARAM, ARAM_MAYHEM, ARENA, ORDINARY_QUEUES } from './queues.ts'
import type { Queue } from './queues.ts'
import { localDay, MATCHES_A_BRACKET, roundStart } from './timetable.ts'

/** The accounts of one match, before anything else is decided. */
export interface Table extends Company {
  readonly queue: Queue
}

const LANES_WISHED = hashText('lane wished')
const TASTE = hashText('taste')
const QUEUE = hashText('queue')
const PLAYERS_A_MATCH = 10

/** Rounds for which a table keeps its queue. */
const ROUNDS_A_QUEUE = 3

/** Maximum number of players per match on a lane that they did not choose. */
const MAX_FILLED = 2

/** From this patch of the world on, arena has six groups of three instead of eight of two. */
const LARGER_GROUPS_FROM = 9

const VETERAN_PATIENCE = 4
const DIARIES_KEPT = 32

/** A round always gives the same result. */
export class MatchMaker {
  readonly bracket: Bracket
  readonly #seed: number
  readonly #diaries = new Map<number, readonly (readonly Sitting[])[]>()
  readonly #duos = new Map<number, readonly Duo[]>()

  constructor(seed: number, bracket: Bracket) {
    this.#seed = seed
    this.bracket = bracket
  }

  /** The matches of a round. Each table keeps its number during the round. */
  listTables(round: number): readonly Table[] {
    if (round < 0) return []
    const from = roundStart(this.bracket.platform, round)
    const day = localDay(this.bracket.platform, from)
    const waiting = this.#queueUp(day, from, round)
    const night = findNight(this.bracket, day)
    const theme = night !== null && isIn([night], from) ? night.kind : null

    const arena = theme === 'ARENA' ? gatherForArena(waiting, from, day) : []
    const others = arena.length === 0 ? waiting : waiting.filter((account) => !arena.includes(account))
    const rows = shareOutLanes(others, { round, day, most: MATCHES_A_BRACKET - (arena.length === 0 ? 0 : 1) })
    const tables = joinDuos(rows, this.listDuos(day)).map((company, index) => {
      const bridge = theme === 'ARAM' && index === 0
      const queue = bridge ? bridgeQueueOf(round) : this.#chooseQueue(company.places, round, index)
      return { queue, ...company }
    })
    if (arena.length === 0) return tables
    return [{ queue: ARENA, places: toGroups(arena, day), duos: [] }, ...tables]
  }

  /** The rounds in which an account would play, the newest first. In some of them it finds no match. */
  *listRounds(account: WorldAccount, newest: number, oldest: number): Generator<number> {
    const { platform } = this.bracket
    let day: number | null = null
    let sittings: readonly Sitting[] = []
    for (let round = newest; round >= oldest; round--) {
      const from = roundStart(platform, round)
      if (localDay(platform, from) !== day) {
        day = localDay(platform, from)
        sittings = [day - 1, day].flatMap((each) => this.#sittingsOf(account, each, findNight(this.bracket, each)))
      }
      if (isIn(sittings, from)) yield round
    }
  }

  /** Pairs of accounts that queue together on a day of the platform. */
  listDuos(day: number): readonly Duo[] {
    const period = duoPeriodOf(day)
    const duos = this.#duos.get(period) ?? formDuos(this.#seed, this.bracket, period)
    this.#duos.set(period, duos)
    return duos
  }

  /** The accounts that want to play, in random order; veterans are mostly first. */
  #queueUp(day: number, from: number, round: number): WorldAccount[] {
    // A sitting may last until after midnight.
    const [yesterday, today] = [this.#diariesOf(day - 1), this.#diariesOf(day)]
    const waits = new Map<WorldAccount, number>()
    for (const [index, account] of this.bracket.accounts.entries()) {
      if (!isIn(yesterday[index], from) && !isIn(today[index], from)) continue
      const patience = account.gamesPerDay >= VETERAN_GAMES ? VETERAN_PATIENCE : 1
      waits.set(account, fractionOf(account.key, day, round) / patience)
    }
    return [...waits.keys()].toSorted((one, other) => (waits.get(one) ?? 0) - (waits.get(other) ?? 0))
  }

  /** The sittings of a day, in the order of the accounts. */
  #diariesOf(day: number): readonly (readonly Sitting[])[] {
    const known = this.#diaries.get(day)
    if (known !== undefined) return known
    const night = findNight(this.bracket, day)
    const diaries = this.bracket.accounts.map((account) => this.#sittingsOf(account, day, night))
    if (this.#diaries.size >= DIARIES_KEPT) this.#diaries.clear()
    this.#diaries.set(day, diaries)
    return diaries
  }

  /** The second of a duo plays when the first does. */
  #sittingsOf(account: WorldAccount, day: number, night: Night | null): readonly Sitting[] {
    const [host = account] = this.listDuos(day).find(([, second]) => second === account) ?? []
    return listSittings(account, day, night, host)
  }

  /** The queue of a table, which stays the same for some rounds. Accounts below the minimum level never play ranked. */
  #chooseQueue(places: readonly Place[], round: number, table: number): Queue {
    const { platform, index } = this.bracket
    const random = new Random(this.#seed, QUEUE, hashText(platform), index, table, Math.floor(round / ROUNDS_A_QUEUE))
    const at = roundStart(platform, round)
    const ranked = places.every(({ account }) => levelAt(account, at) >= RANKED_LEVEL)
    return random.pickWeighted(ORDINARY_QUEUES, ({ queue, share }) => {
      return queue.ladder !== null && !ranked ? 0 : index === 0 ? share.best : share.ordinary
    }).queue
  }
}

/** On a night on the bridge, every other round has augments. */
function bridgeQueueOf(round: number): Queue {
  return round % 2 === 0 ? ARAM_MAYHEM : ARAM
}

function isIn(sittings: readonly Sitting[] | undefined, at: number): boolean {
  for (const { from, until } of sittings ?? []) if (at >= from && at < until) return true
  return false
}

/** The same accounts for a whole evening: veterans first, then by preference. Empty when there are too few. */
function gatherForArena(waiting: readonly WorldAccount[], at: number, day: number): readonly WorldAccount[] {
  const needed = sizeOfGroups(at) === 2 ? 16 : 18
  const fans = waiting.filter((account) => likesNights(account, 'ARENA'))
  if (fans.length < needed) return []
  const rankOf = (account: WorldAccount) => (account.gamesPerDay >= VETERAN_GAMES ? 0 : tasteOf(account, day))
  return fans.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, needed)
}

export function sizeOfGroups(at: number): 2 | 3 {
  return patchIndex(at) < LARGER_GROUPS_FROM ? 2 : 3
}

/** Orders accounts so that neighbours form a group: the same people stay together for an evening. */
function toGroups(accounts: readonly WorldAccount[], day: number): readonly Place[] {
  return byTaste(
    accounts.map((account) => ({ account, lane: account.lane })),
    day,
  )
}

/** Two accounts per lane of each match: as many matches as possible without moving too many accounts off their lanes. */
function shareOutLanes(
  waiting: readonly WorldAccount[],
  { round, day, most }: { readonly round: number; readonly day: number; readonly most: number },
): readonly (readonly Place[])[] {
  const wishes = waiting.map((account) => ({ account, lane: wishOf(account, round) }))
  for (let matches = Math.min(most, Math.floor(waiting.length / PLAYERS_A_MATCH)); matches > 0; matches--) {
    const called = LANES.map((lane) => wishes.filter((place) => place.lane === lane).slice(0, matches * 2))
    const missing = called.reduce((sum, places) => sum + matches * 2 - places.length, 0)
    if (missing > matches * MAX_FILLED) continue

    const full = missing === 0 ? called : fillUp(called, wishes, matches)
    const lanes = matches === 1 ? full : full.map((places) => byTaste(places, day))
    return Array.from({ length: matches }, (_, index) => {
      return lanes.flatMap((places) => places.slice(index * 2, index * 2 + 2))
    })
  }
  return []
}

/** Fills free places with the remaining accounts, preferably on their second lane. */
function fillUp(
  called: readonly (readonly Place[])[],
  wishes: readonly Place[],
  matches: number,
): readonly (readonly Place[])[] {
  const seated = new Set(called.flat())
  const left = wishes.filter((place) => !seated.has(place)).map(({ account }) => account)
  return LANES.map((lane, index) => {
    const places = [...(called[index] ?? [])]
    for (let free = matches * 2 - places.length; free > 0; free--) {
      const preferred = left.findIndex((account) => account.lane === lane || account.secondLane === lane)
      places.push(...left.splice(Math.max(0, preferred), 1).map((account) => ({ account, lane })))
    }
    return places
  })
}

function wishOf({ key, lane, secondLane, wanderlust }: WorldAccount, round: number): Lane {
  return fractionOf(LANES_WISHED, key, round) < wanderlust ? secondLane : lane
}

/** Sorts by each account's random preference on a day. */
function byTaste(places: readonly Place[], day: number): readonly Place[] {
  return places.toSorted((one, other) => tasteOf(one.account, day) - tasteOf(other.account, day))
}

function tasteOf({ key }: WorldAccount, day: number): number {
  return mix(TASTE, key, day)
}
