import { hashText, Random } from '../random.ts'
import type { Champion } from '../world/champions.ts'
import { SIDES } from '../world/lobbies.ts'
import type { Lobby, Side } from '../world/lobbies.ts'

/** Riot's names of the objectives. */
export const OBJECTIVES = ['baron', 'dragon', 'horde', 'inhibitor', 'riftHerald', 'tower'] as const

export type ObjectiveKind = (typeof OBJECTIVES)[number]

export interface Objective {
  /** The seats that took the objective, one entry per objective. */
  readonly by: readonly number[]
  /** The side that took the first one; null when neither took any. */
  readonly first: Side | null
  readonly count: Readonly<Record<Side, number>>
}

export type Objectives = Readonly<Record<ObjectiveKind, Objective>>

const TAKEN = hashText('objectives')

/** The objectives of each side, and the seats that took them. */
export function takeObjectives(lobby: Lobby, picks: readonly Champion[]): Objectives {
  const random = new Random(lobby.key, TAKEN)
  const minutes = (lobby.endedAt - lobby.startedAt) / 60_000
  const played = lobby.ending !== 'remake'
  const monsters = played && lobby.queue.ground === 'RIFT'
  const edge = random.within(0.56, 0.82)
  const towers = played && lobby.queue.ground !== 'RINGS' ? countTowers(lobby, minutes, random) : { won: 0, lost: 0 }

  const take = (won: number, lost: number, weightOf: (seat: number) => number): Objective => {
    const { winner } = lobby
    const count = { 100: winner === 100 ? won : lost, 200: winner === 200 ? won : lost }
    return { count, first: chooseFirst(count, random), by: attribute(lobby, count, weightOf, random) }
  }
  const divide = (total: number, weightOf: (seat: number) => number): Objective => {
    const won = Array.from({ length: total }).filter(() => random.chance(edge)).length
    return take(won, total - won, weightOf)
  }
  const byJungler = (seat: number) => (lobby.seats[seat]?.lane === 'JUNGLE' ? 12 : 1)
  const bySiege = (seat: number) => (picks[seat]?.style === 'marksman' || lobby.seats[seat]?.lane === 'TOP' ? 3 : 1)

  return {
    baron: divide(
      monsters && minutes > 21 ? Math.min(2, random.whole(0, Math.floor((minutes - 14) / 7))) : 0,
      byJungler,
    ),
    dragon: divide(monsters ? Math.floor(Math.max(0, minutes - 3) / 5.6) : 0, byJungler),
    horde: divide(monsters && minutes > 9 ? 3 : 0, byJungler),
    inhibitor: take(towers.won >= 5 ? random.whole(1, 2) : 0, towers.lost >= 5 ? random.whole(0, 1) : 0, bySiege),
    riftHerald: divide(monsters && minutes > 16.5 ? 1 : 0, byJungler),
    tower: take(towers.won, towers.lost, bySiege),
  }
}

/** Destroying the nexus requires at least the towers in front of it. */
function countTowers({ ending, queue }: Lobby, minutes: number, random: Random) {
  const most = queue.ground === 'RIFT' ? 11 : 4
  const least = ending === 'nexus' ? (queue.ground === 'RIFT' ? 5 : 4) : 0
  const won = Math.round(random.around(minutes / 4.2 + (ending === 'nexus' ? 1.5 : -1), 1.4))
  const lost = Math.round(random.around(minutes / 9 - 0.6, 1.2))
  return { won: Math.min(most, Math.max(least, won)), lost: Math.min(most - 1, Math.max(0, lost)) }
}

function chooseFirst(count: Readonly<Record<Side, number>>, random: Random): Side | null {
  if (count[100] + count[200] === 0) return null
  return random.pickWeighted(SIDES, (side) => count[side])
}

function attribute(
  { seats }: Lobby,
  count: Readonly<Record<Side, number>>,
  weightOf: (seat: number) => number,
  random: Random,
): number[] {
  return SIDES.flatMap((side) => {
    const own = seats.flatMap((seat, index) => (seat.side === side ? [index] : []))
    return Array.from({ length: count[side] }, () => random.pickWeighted(own, weightOf))
  })
}
