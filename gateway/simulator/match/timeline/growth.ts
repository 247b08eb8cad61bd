import { hashText, Random } from '../../random.ts'
import type { Lobby } from '../../world/lobbies.ts'
import type { Course } from '../course.ts'
import { levelInRings, levelOf, REWARDS } from '../economy.ts'
import type { PlayedSeat } from '../played-seat.ts'
import type { listBuildingEvents } from './building-events.ts'
import type { Deaths, TimedKill } from './deaths.ts'

/** A player's gains until a frame. They never fall, and those of the last frame are those of the match body. */
export interface Gains {
  readonly level: number
  readonly experience: number
  readonly gold: number
  readonly minions: number
  /** Jungle monsters. */
  readonly monsters: number
  /** Share of the whole match's steady gains, 0 to 1. */
  readonly progress: number
}

export interface GrowthFacts {
  /** Times of the frames, in milliseconds. */
  readonly times: readonly number[]
  readonly kills: readonly TimedKill[]
  readonly buildings: ReturnType<typeof listBuildingEvents>
  readonly deaths: Deaths
  /** The blue side's advantage in the time before each frame. */
  readonly momentum: readonly number[]
}

const GROWTH = hashText('timeline-growth')
const MOMENTUM = hashText('timeline-momentum')

/** Time of the first minions and monsters. */
const FIRST_GAINS_MS = { RIFT: 66_000, BRIDGE: 50_000, RINGS: 0 }

/** The advantage of the blue side in the time before each frame: it swings around 0. */
export function chooseMomentum({ key }: Lobby, frames: number): readonly number[] {
  const random = new Random(key, MOMENTUM)
  let advantage = 0
  return Array.from({ length: frames }, () => (advantage = advantage * 0.8 + random.around(0, 0.11)))
}

/** The gains of a player until each frame: rewards at the time of their event, and all else steadily. */
export function listGains(course: Course, own: PlayedSeat, facts: GrowthFacts): readonly Gains[] {
  const { economy, performance } = own
  const { ground } = course.lobby.queue
  const { start } = REWARDS[ground]
  const rewards = listRewards(course, own, facts)
  const progress = listProgress(course, own, facts)
  const steadyGold = economy.gold - start.gold - sumOf(rewards, ({ gold }) => gold)
  const startExperience = Math.min(start.experience, economy.experience)
  const steadyExperience = economy.experience - startExperience - sumOf(rewards, ({ experience }) => experience)

  return facts.times.map((time, index) => {
    const share = progress[index] ?? 1
    const earned = rewards.filter(({ timestamp }) => timestamp <= time)
    const experience = Math.round(
      startExperience + steadyExperience * share + sumOf(earned, (reward) => reward.experience),
    )
    const seconds = Math.min(time / 1000, performance.seconds)
    return {
      level: ground === 'RINGS' ? levelInRings(seconds / 60) : levelOf(experience),
      experience,
      gold: Math.round(start.gold + steadyGold * share + sumOf(earned, ({ gold }) => gold)),
      minions: Math.floor(economy.minions * share),
      monsters: Math.floor(economy.monsters * share),
      progress: share,
    }
  })
}

interface Reward {
  readonly timestamp: number
  readonly gold: number
  readonly experience: number
}

function listRewards({ lobby }: Course, { performance }: PlayedSeat, { kills, buildings }: GrowthFacts): Reward[] {
  if (performance.absent) return []
  const { seat, player } = performance
  const { kill, assist, tower, lastHit, takedown, assistShare } = REWARDS[lobby.queue.ground]
  const takedowns = kills.flatMap(({ timestamp, killer, assistants }): Reward[] => {
    if (killer === seat) return [{ timestamp, gold: kill, experience: takedown }]
    return assistants.includes(seat) ? [{ timestamp, gold: assist, experience: takedown * assistShare }] : []
  })
  const towers = buildings.flatMap(({ buildingType, teamId, killerId, timestamp }): Reward[] => {
    if (buildingType !== 'TOWER_BUILDING' || teamId === player.side) return []
    return [{ timestamp, gold: tower + (killerId === seat + 1 ? lastHit : 0), experience: 0 }]
  })
  return [...takedowns, ...towers]
}

/** The share of the steady gains until each frame. Dead and eliminated players gain nothing. */
function listProgress({ lobby }: Course, { performance }: PlayedSeat, { times, deaths, momentum }: GrowthFacts) {
  const random = new Random(lobby.key, GROWTH, performance.seat)
  const sign = performance.player.side === 100 ? 1 : -1
  const first = FIRST_GAINS_MS[lobby.queue.ground]
  let sum = 0
  const sums = times.map((time, index) => {
    const since = Math.max(first, times[index - 1] ?? 0)
    const until = Math.min(time, performance.seconds * 1000)
    const pace = 1 + sign * (momentum[index] ?? 0) + random.around(0, 0.1) + Math.min(0.3, time / 6_000_000)
    const gained = until <= since ? 0 : deaths.timeAlive(performance.seat, since, until) * Math.max(0.2, pace)
    return (sum += gained)
  })
  return sums.map((reached, index) => (index === sums.length - 1 ? 1 : sum === 0 ? 0 : reached / sum))
}

function sumOf<T>(list: readonly T[], amountOf: (entry: T) => number): number {
  return list.reduce((sum, entry) => sum + amountOf(entry), 0)
}
