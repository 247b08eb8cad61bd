import { hashText, Random } from '../random.ts'
import type { Champion, Style } from '../world/champions.ts'
import type { Lobby } from '../world/lobbies.ts'

export interface Kill {
  /** Seconds from the start. */
  readonly at: number
  readonly killer: number
  readonly victim: number
  readonly assistants: readonly number[]
  /** Seconds until the victim respawns. */
  readonly respawn: number
}

const FIGHTS = hashText('fights')

/** Weight of each style for the last hit. */
const KILL_WEIGHT: Readonly<Record<Style, number>> = {
  marksman: 1.3,
  mage: 1.1,
  assassin: 1.35,
  'mage-assassin': 1.3,
  fighter: 1.15,
  'mage-fighter': 1.1,
  tank: 0.6,
  enchanter: 0.35,
}

const FIGHT_SIZES = [1, 2, 3, 4, 5, 7]

const ASSIST_CHANCE = { TOP: 0.3, JUNGLE: 0.5, MIDDLE: 0.4, BOTTOM: 0.42, UTILITY: 0.62 }
const ASSIST_CHANCE_ON_THE_BRIDGE = 0.68

/** All deaths of the match, in order of time. The absent seat takes no part. */
export function fight(lobby: Lobby, picks: readonly Champion[], absentee: number | null): readonly Kill[] {
  const random = new Random(lobby.key, FIGHTS)
  const end = (lobby.endedAt - lobby.startedAt) / 1000 - 5
  const { first, gap, respawn } = choosePace(lobby, random)
  const edge = chooseEdge(lobby, random)
  const form = picks.map(({ style }, seat) => KILL_WEIGHT[style] * random.within(0.6, 1.7) * supportShare(lobby, seat))
  const deadUntil = picks.map((_, seat) => (seat === absentee ? Infinity : 0))
  const kills: Kill[] = []

  for (let at = first; (at += pause(gap, random)) < end;) {
    const stronger = random.chance(edge) ? lobby.winner : otherSide(lobby.winner)
    const hero = random.pickWeighted(seatsOf(lobby, stronger), (seat) => form[seat] ?? 0)

    for (let deaths = random.pickWeighted(FIGHT_SIZES, sizeWeight); deaths > 0 && at < end; deaths--) {
      const side = random.chance(0.86) ? stronger : otherSide(stronger)
      const attackers = seatsOf(lobby, side).filter((seat) => (deadUntil[seat] ?? 0) <= at)
      const targets = seatsOf(lobby, otherSide(side)).filter((seat) => (deadUntil[seat] ?? 0) <= at)
      if (attackers.length === 0 || targets.length === 0) break

      const favoured = attackers.includes(hero) && random.chance(0.22)
      const killer = favoured ? hero : random.pickWeighted(attackers, (seat) => form[seat] ?? 0)
      const victim = random.pick(targets)
      const assistants = attackers.filter((seat) => seat !== killer && random.chance(assistChance(lobby, seat)))
      const seconds = Math.round(respawn + (at / 60) * 1.25)
      kills.push({ at: Math.floor(at), killer, victim, assistants, respawn: seconds })
      deadUntil[victim] = at + seconds
      at += random.within(2, 15)
    }
  }
  return kills
}

/** Probability that the winners win a fight: high in a short match, about one half in a long one. */
function chooseEdge({ queue, startedAt, endedAt }: Lobby, random: Random): number {
  const haste = queue.ground === 'RIFT' ? (28 - (endedAt - startedAt) / 60_000) * 0.009 : 0
  return Math.min(0.82, Math.max(0.52, random.around(0.67 + haste, 0.05)))
}

/** Seconds between fights: mostly short, sometimes long. */
function pause(mean: number, random: Random): number {
  return -Math.log(1 - random.fraction()) * mean
}

function sizeWeight(deaths: number): number {
  return deaths ** -1.1
}

function choosePace({ queue, ending, seats }: Lobby, random: Random) {
  if (ending === 'remake') return { first: 60, gap: 240, respawn: 7 }
  if (queue.ground !== 'RIFT') return { first: 35, gap: random.within(17, 27), respawn: 6 }
  // Skilled players make fewer mistakes.
  const skill = seats.reduce((sum, { account }) => sum + account.skill, 0) / seats.length
  return { first: 130, gap: random.within(40, 66) + skill / 200, respawn: 8 }
}

function supportShare({ queue, seats }: Lobby, seat: number): number {
  return queue.ground === 'RIFT' && seats[seat]?.lane === 'UTILITY' ? 0.5 : 1
}

function assistChance({ queue, seats }: Lobby, seat: number): number {
  return queue.ground === 'RIFT' ? ASSIST_CHANCE[seats[seat]?.lane ?? 'TOP'] : ASSIST_CHANCE_ON_THE_BRIDGE
}

function seatsOf({ seats }: Lobby, side: number): number[] {
  return seats.flatMap((seat, index) => (seat.side === side ? [index] : []))
}

function otherSide(side: number): number {
  return 300 - side
}
