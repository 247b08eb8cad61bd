import type { Lane } from '../../game-data/rules/lane.ts'
import type { Platform } from '../../shared/region.ts'
import { hashText, mix, Random } from '../random.ts'
import type { WorldAccount } from './accounts.ts'
import type { Duo } from './duos.ts'
import { formOf } from './form.ts'
import { chooseEnding, chooseMinutes, type Ending } from './match-length.ts'
import { sizeOfGroups } from './match-making.ts'
import type { MatchMaker, Table } from './match-making.ts'
import type { Place } from './place.ts'
import type { Queue } from './queues.ts'
import { gameIdAt, ROUND_MS, roundStart } from './timetable.ts'

/** Blue is 100, red is 200. */
export type Side = 100 | 200

export const SIDES = [100, 200] as const

export interface Seat {
  readonly account: WorldAccount
  /** In arena the upper half is blue and the lower half red. */
  readonly side: Side
  readonly lane: Lane
  /** Null where there are only sides. */
  readonly group: Group | null
}

export interface Group {
  /** From 1. */
  readonly number: number
  /** Final place, from 1. */
  readonly place: number
}

/** The accounts of one match, and all facts that don't require playing it out. */
export interface Lobby extends Timing {
  readonly platform: Platform
  readonly gameId: number
  /** Seed of everything random about this match. */
  readonly key: number
  readonly queue: Queue
  /** The blue side first, each side in the order of the lanes; in arena group by group. */
  readonly seats: readonly Seat[]
  readonly winner: Side
  readonly ending: Ending
}

export function areAllies(one: Seat, other: Seat): boolean {
  return one.side === other.side && one.group?.number === other.group?.number
}

/** All in milliseconds since 1970. */
interface Timing {
  /** Time when the lobby was created. */
  readonly createdAt: number
  readonly startedAt: number
  readonly endedAt: number
  /** Time when Riot's own service begins to list the match. */
  readonly publishedAt: number
}

/** Points of skill per logit. */
const SKILL_A_LOGIT = 350
const SMURF_SKILL_A_LOGIT = 1400

/** The matches of a bracket in one round. Repeated calls return the same matches. */
export function listLobbies(seed: number, maker: MatchMaker, round: number): readonly Lobby[] {
  return maker.listTables(round).map((table, index) => fillLobby(seed, maker, round, table, index))
}

/** Null when the account plays no match in the round. */
export function findLobby(seed: number, maker: MatchMaker, round: number, account: WorldAccount): Lobby | null {
  const tables = maker.listTables(round)
  const index = tables.findIndex(({ places }) => places.some((place) => place.account === account))
  const table = tables[index]
  return table === undefined ? null : fillLobby(seed, maker, round, table, index)
}

function fillLobby(
  seed: number,
  { bracket }: MatchMaker,
  round: number,
  { queue, places, duos }: Table,
  index: number,
): Lobby {
  const { platform } = bracket
  const gameId = gameIdAt(platform, { round, bracket: bracket.index, index })
  const key = mix(seed, hashText(platform), gameId)
  const random = new Random(key)
  const from = roundStart(platform, round)
  const seats = queue.ground === 'RINGS' ? seatGroups(places, from, random) : seatSides(places, duos, random)
  const winner = queue.ground === 'RINGS' ? 100 : chooseWinner(seats, from, random)
  const ending = chooseEnding(queue, random)
  return { platform, gameId, key, queue, seats, winner, ending, ...chooseTiming(from, queue, ending, random) }
}

/** Assigns one of each pair on a lane to either side. */
function seatSides(places: readonly Place[], duos: readonly Duo[], random: Random): Seat[] {
  const firsts = chooseFirsts(places, duos, random)
  const [blue, red]: [Seat[], Seat[]] = [[], []]
  for (const [index, place] of places.entries()) {
    const side = sideAt(index, firsts)
    const seats = side === 100 ? blue : red
    seats.push({ ...place, side, group: null })
  }
  return [...blue, ...red]
}

/** Sides of the first of each pair of opponents. Chance decides, but the players of a duo are on one side. */
function chooseFirsts(places: readonly Place[], duos: readonly Duo[], random: Random): ReadonlyMap<number, Side> {
  const firsts = new Map<number, Side>()
  const settle = (pair: number, side: Side) => {
    if (firsts.has(pair)) return
    firsts.set(pair, side)
    for (const duo of duos) {
      const seats = duo.map((friend) => places.findIndex(({ account }) => account === friend))
      const seated = seats.find((seat) => pairOf(seat) === pair)
      if (seated === undefined) continue
      const ownSide = sideAt(seated, firsts)
      for (const seat of seats) settle(pairOf(seat), seat % 2 === 0 ? ownSide : opposite(ownSide))
    }
  }
  for (let pair = 0; pair < places.length / 2; pair++) settle(pair, random.chance(0.5) ? 100 : 200)
  return firsts
}

function pairOf(seat: number): number {
  return Math.floor(seat / 2)
}

function sideAt(seat: number, firsts: ReadonlyMap<number, Side>): Side {
  const first = firsts.get(pairOf(seat)) ?? 100
  return seat % 2 === 0 ? first : opposite(first)
}

function opposite(side: Side): Side {
  return side === 100 ? 200 : 100
}

/** Groups neighbours. Their strength, and chance, determine the final places. */
function seatGroups(places: readonly Place[], from: number, random: Random): Seat[] {
  const size = sizeOfGroups(from)
  const groups = Array.from({ length: places.length / size }, (_, index) => {
    const members = places.slice(index * size, (index + 1) * size)
    const strength = members.reduce((sum, { account }) => sum + strengthOf(account, from), 0) / size
    return { number: index + 1, members, strength: strength + random.around(0, 1) }
  })
  const ranking = groups.toSorted((one, other) => other.strength - one.strength)
  return groups.flatMap((group) => {
    const place = ranking.indexOf(group) + 1
    const side = place <= groups.length / 2 ? 100 : 200
    return group.members.map((member): Seat => ({ ...member, side, group: { number: group.number, place } }))
  })
}

/** In logits. */
function strengthOf(account: WorldAccount, at: number): number {
  return account.skill / SKILL_A_LOGIT + formOf(account, at)
}

function chooseWinner(seats: readonly Seat[], at: number, random: Random): Side {
  const advantage = seats.reduce((sum, { account, side }) => {
    // A team's skill is the average of its members, but a smurf and a single player in good form can carry it.
    const strength = account.skill / SKILL_A_LOGIT / 5 + formOf(account, at) + account.understated / SMURF_SKILL_A_LOGIT
    return side === 100 ? sum + strength : sum - strength
  }, 0)
  return random.chance(1 / (1 + Math.exp(-advantage))) ? 100 : 200
}

function chooseTiming(from: number, queue: Queue, ending: Ending, random: Random): Timing {
  const playMs = Math.round(chooseMinutes(queue, ending, random) * 60_000)
  const draftMs = random.whole(45_000, queue.bans ? 140_000 : 60_000)
  const publishMs = random.whole(20_000, 130_000)
  const createdAt = from + random.whole(0, ROUND_MS - draftMs - playMs - publishMs)
  const startedAt = createdAt + draftMs
  return { createdAt, startedAt, endedAt: startedAt + playMs, publishedAt: startedAt + playMs + publishMs }
}
