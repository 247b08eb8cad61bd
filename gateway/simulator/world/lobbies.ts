import { LANES } from '../../domain/lane.ts'
import type { Lane } from '../../domain/lane.ts'
import type { Platform } from '../../domain/region.ts'
import { fractionOf, hashText, mix, Random } from '../random.ts'
import type { WorldAccount } from './accounts.ts'
import type { Bracket } from './brackets.ts'
import { worldDay } from './calendar.ts'
import { QUEUES } from './queues.ts'
import type { Queue } from './queues.ts'
import { gameIdAt, MATCHES_A_BRACKET, ROUND_MS, roundStart, shareOfRound } from './timetable.ts'
import type { MatchPlace } from './timetable.ts'

/** Blue is 100, red is 200. */
export type Side = 100 | 200

export const SIDES = [100, 200] as const

/** Somebody's place in a match. */
export interface Seat {
  readonly account: WorldAccount
  readonly side: Side
  readonly lane: Lane
}

/** Ten accounts who play one match, with all that must be known without playing it through. */
export interface Lobby extends Timing {
  readonly platform: Platform
  readonly gameId: number
  /** What everything that is by chance in this match is worked out from. */
  readonly key: number
  readonly queue: Queue
  /** The blue side first, each side in the order of the lanes. */
  readonly seats: readonly Seat[]
  readonly winner: Side
  readonly ending: Ending
}

/** A remake was called off after minutes because somebody never came; in a surrender the losing side gave up. */
export type Ending = 'remake' | 'surrender' | 'nexus'

/** All in milliseconds since 1970. */
interface Timing {
  /** When the players were brought together. */
  readonly createdAt: number
  readonly startedAt: number
  readonly endedAt: number
  /** When Riot's own service begins to know the match. */
  readonly publishedAt: number
}

const REMAKE_SHARE = 0.015
const SURRENDER_SHARE = 0.24
const LONGEST_MINUTES = 42.5

/** How much an account plays on a day: most days as usual, some hardly at all. */
const MOODS = [0.15, 0.6, 1, 1, 1.6]

/** The matches of a bracket in one round, the same whenever they are asked for. */
export function listLobbies(seed: number, bracket: Bracket, round: number): readonly Lobby[] {
  const count = countLobbies(seed, bracket, round)
  if (count === 0) return []

  const lanes = LANES.map((lane) => ({ lane, players: choosePlayers(bracket, lane, round, count) }))
  return Array.from({ length: count }, (_, index) => {
    const pairs = lanes.map(({ lane, players }) => ({ lane, pair: players.slice(index * 2, index * 2 + 2) }))
    return fillLobby(seed, bracket, { round, bracket: bracket.index, index }, pairs)
  })
}

/** The match that an account plays in a round, or null. Looks at its own lane first, as it mostly sits out. */
export function findLobby(seed: number, bracket: Bracket, round: number, account: WorldAccount): Lobby | null {
  const count = countLobbies(seed, bracket, round)
  if (count === 0) return null
  const rivals = choosePlayers(bracket, account.lane, round, count)
  if (!rivals.includes(account)) return null
  return listLobbies(seed, bracket, round).find(({ seats }) => seats.some((seat) => seat.account === account)) ?? null
}

function countLobbies(seed: number, { platform, index, lanes, matchesPerDay }: Bracket, round: number): number {
  if (round < 0) return 0
  const expected = matchesPerDay * shareOfRound(platform, round)
  const count = Math.floor(expected + fractionOf(seed, hashText(platform), index, round))
  const room = Math.min(...lanes.values().map((accounts) => Math.floor(accounts.length / 2)))
  return Math.min(count, room, MATCHES_A_BRACKET)
}

/** Draws two players for each match; who plays more, and who is in the mood that day, is drawn more often. */
function choosePlayers({ platform, lanes }: Bracket, lane: Lane, round: number, matches: number): WorldAccount[] {
  const accounts = lanes.get(lane) ?? []
  const day = worldDay(roundStart(platform, round))
  return accounts
    .map((account) => {
      const appetite = account.gamesPerDay * (MOODS[mix(account.key, day) % MOODS.length] ?? 1)
      return { account, wait: -Math.log(1 - fractionOf(account.key, day, round)) / appetite }
    })
    .toSorted((one, other) => one.wait - other.wait)
    .slice(0, matches * 2)
    .map(({ account }) => account)
}

function fillLobby(
  seed: number,
  { platform, index }: Bracket,
  place: MatchPlace,
  pairs: readonly { readonly lane: Lane; readonly pair: readonly WorldAccount[] }[],
): Lobby {
  const gameId = gameIdAt(platform, place)
  const key = mix(seed, hashText(platform), gameId)
  const random = new Random(key)
  const queue = random.pickWeighted(QUEUES, ({ share }) => (index === 0 ? share.best : share.ordinary))
  const seats = seatPlayers(pairs, random)
  const ending = chooseEnding(queue, random)
  return {
    platform,
    gameId,
    key,
    queue,
    seats,
    winner: chooseWinner(seats, random),
    ending,
    ...chooseTiming(roundStart(platform, place.round), queue, ending, random),
  }
}

function seatPlayers(
  pairs: readonly { readonly lane: Lane; readonly pair: readonly WorldAccount[] }[],
  random: Random,
): Seat[] {
  const sorted = pairs.map(({ lane, pair }) => ({ lane, pair: random.chance(0.5) ? pair : pair.toReversed() }))
  return SIDES.flatMap((side, index) =>
    sorted.flatMap(({ lane, pair }) => pair.slice(index, index + 1).map((account) => ({ account, side, lane }))),
  )
}

function chooseWinner(seats: readonly Seat[], random: Random): Side {
  const advantage = seats.reduce((sum, { account, side }) => sum + (side === 100 ? account.skill : -account.skill), 0)
  return random.chance(1 / (1 + Math.exp(-advantage / 5 / 350))) ? 100 : 200
}

function chooseEnding({ lanes }: Queue, random: Random): Ending {
  const fraction = random.fraction()
  if (lanes && fraction < REMAKE_SHARE) return 'remake'
  return fraction < SURRENDER_SHARE ? 'surrender' : 'nexus'
}

function chooseTiming(from: number, { bans, minutes }: Queue, ending: Ending, random: Random): Timing {
  const mean = ending === 'surrender' ? minutes.mean - 6 : minutes.mean + 1
  const played = Math.min(LONGEST_MINUTES, Math.max(minutes.least, random.around(mean, minutes.spread)))
  const playMs = Math.round((ending === 'remake' ? random.within(3, 3.7) : played) * 60_000)
  const draftMs = random.whole(45_000, bans ? 140_000 : 60_000)
  const publishMs = random.whole(20_000, 130_000)
  const createdAt = from + random.whole(0, ROUND_MS - draftMs - playMs - publishMs)
  const startedAt = createdAt + draftMs
  return { createdAt, startedAt, endedAt: startedAt + playMs, publishedAt: startedAt + playMs + publishMs }
}
