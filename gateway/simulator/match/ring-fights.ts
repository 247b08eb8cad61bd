import { hashText, Random } from '../random.ts'
import { areAllies } from '../world/lobbies.ts'
import type { Lobby } from '../world/lobbies.ts'
import type { Kill } from './fights.ts'

export interface RingFights {
  /** In order of time. */
  readonly kills: readonly Kill[]
  /** Seconds that each seat was in the match. */
  readonly seconds: readonly number[]
}

/** A group that fights together; players are numbered by seat. */
interface Party {
  readonly place: number
  readonly seats: readonly number[]
  /** The last round that it fights in. */
  readonly lastRound: number
}

const RINGS = hashText('rings')
const ROUNDS = 12
const FIRST_ROUND = 45
const BETTER_WINS = 0.72
const ASSIST_CHANCE = 0.65

/** In each round the remaining groups fight in pairs. The groups with the worst places are eliminated first. */
export function fightInRings(lobby: Lobby): RingFights {
  const random = new Random(lobby.key, RINGS)
  const duration = (lobby.endedAt - lobby.startedAt) / 1000
  const length = (duration - FIRST_ROUND - 5) / ROUNDS
  const parties = listParties(lobby)

  const kills = Array.from({ length: ROUNDS }, (_, round) => {
    const from = FIRST_ROUND + round * length
    return pairUp(parties, round, random).flatMap(([winner, loser]) => clash(winner, loser, { from, length }, random))
  })
  const seconds = lobby.seats.map((_, seat) => {
    const lastRound = parties.find(({ seats }) => seats.includes(seat))?.lastRound ?? ROUNDS - 1
    return lastRound === ROUNDS - 1 ? duration : FIRST_ROUND + (lastRound + 1) * length
  })
  return { kills: kills.flat().toSorted((one, other) => one.at - other.at), seconds }
}

function listParties({ seats }: Lobby): readonly Party[] {
  const heads = seats.flatMap((seat, index) =>
    seats.findIndex((each) => areAllies(each, seat)) === index ? [seat] : [],
  )
  return heads.map((head) => {
    const place = head.group?.place ?? 1
    const stayed = (heads.length - Math.max(2, place)) / (heads.length - 2)
    return {
      place,
      seats: seats.flatMap((seat, index) => (areAllies(seat, head) ? [index] : [])),
      lastRound: Math.round((ROUNDS - 1) * (0.45 + 0.55 * stayed)),
    }
  })
}

/** The pairs of a round, the winner first. A group in its last round loses, except for the overall winner. */
function pairUp(parties: readonly Party[], round: number, random: Random): readonly (readonly [Party, Party])[] {
  const left = random.shuffle(parties.filter(({ lastRound }) => lastRound >= round))
  const lost = left.filter(({ place, lastRound }) => lastRound === round && place > 1)
  const others = left.filter((party) => !lost.includes(party))
  const pairs = lost.flatMap((loser): (readonly [Party, Party])[] =>
    others.splice(0, 1).map((winner) => [winner, loser]),
  )
  while (others.length > 1) {
    const [better, worse] = others.splice(0, 2).toSorted((one, other) => one.place - other.place)
    if (better === undefined || worse === undefined) break
    pairs.push(random.chance(BETTER_WINS) ? [better, worse] : [worse, better])
  }
  return pairs
}

/** All losers die, and usually some of the winners. */
function clash(winner: Party, loser: Party, round: { from: number; length: number }, random: Random): Kill[] {
  const fallen = random.whole(0, winner.seats.length - 1)
  const victims = random.shuffle([...loser.seats, ...random.shuffle(winner.seats).slice(0, fallen)])
  const dead = new Set<number>()
  let at = round.from + round.length * random.within(0.35, 0.5)
  return victims.flatMap((victim): Kill[] => {
    const attackers = (winner.seats.includes(victim) ? loser : winner).seats.filter((seat) => !dead.has(seat))
    if (attackers.length === 0) return []
    const killer = random.pick(attackers)
    const assistants = attackers.filter((seat) => seat !== killer && random.chance(ASSIST_CHANCE))
    dead.add(victim)
    at += random.within(1, (round.length * 0.45) / victims.length)
    const second = Math.floor(at)
    return [
      { at: second, killer, victim, assistants, respawn: Math.max(1, Math.floor(round.from + round.length) - second) },
    ]
  })
}
