import teams from '../../rosters/facts/teams.json' with { type: 'json' }
import { Random, hashText } from '../random.ts'
import type { SimulatedProPlayer } from './pro-players.ts'

export interface SimulatedMembership {
  readonly team: string
  /** Milliseconds since 1970, at midnight. */
  readonly from: number
  /** Milliseconds since 1970, at midnight; null for the current team. */
  readonly to: number | null
}

const CAREER = hashText('career')
const DAY_MS = 86_400_000

/** Range of the pros' first joins, from and until; all before the start of the world. */
const JOINED = [Date.UTC(2024, 10, 1), Date.UTC(2025, 10, 15)] as const

/** Range of the pros' transfers, from and until. */
const MOVED = [Date.UTC(2025, 11, 1), Date.UTC(2026, 9, 31)] as const

const MOVES = 0.15

/** Oldest first, until `now`. About one in seven has transferred from another team; a future transfer is left out. */
export function careerOf(worldKey: number, pro: SimulatedProPlayer, now: number): readonly SimulatedMembership[] {
  const random = new Random(worldKey, CAREER, hashText(pro.name))
  const joined = pickDay(random, JOINED)
  if (!random.chance(MOVES)) return [{ team: pro.team, from: joined, to: null }]

  const before = random.pick(teams.filter(({ code }) => code !== pro.team)).code
  const moved = pickDay(random, MOVED)
  if (moved > now) return [{ team: before, from: joined, to: null }]
  return [
    { team: before, from: joined, to: moved },
    { team: pro.team, from: moved, to: null },
  ]
}

function pickDay(random: Random, [from, until]: readonly [number, number]): number {
  return from + random.whole(0, (until - from) / DAY_MS) * DAY_MS
}
