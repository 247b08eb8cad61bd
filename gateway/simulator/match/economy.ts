import type { Lane } from '../../game-data/rules/lane.ts'
import { hashText, Random } from '../random.ts'
import { abilityOf } from '../world/accounts.ts'
import type { Style } from '../world/champions.ts'
import type { Ground } from '../world/queues.ts'
import type { Course, Performance } from './course.ts'

export interface Economy {
  readonly minions: number
  /** Jungle monsters, of both sides. */
  readonly monsters: number
  readonly experience: number
  readonly level: number
  readonly gold: number
  readonly vision: Vision
}

export interface Vision {
  readonly score: number
  readonly wardsPlaced: number
  readonly wardsKilled: number
  readonly controlWards: number
}

interface Rewards {
  readonly start: { readonly gold: number; readonly experience: number }
  readonly kill: number
  /** Gold for each assistant. */
  readonly assist: number
  /** Gold for each player of the team that destroys a tower. */
  readonly tower: number
  /** Additional gold for the last hit on a tower. */
  readonly lastHit: number
  readonly takedown: number
  /** An assistant's share of that experience. */
  readonly assistShare: number
}

const ECONOMY = hashText('economy')

/** Gains per minute of a good player on each lane, after the first minions arrive. */
const RATES: Readonly<
  Record<
    Lane,
    { readonly minions: number; readonly monsters: number; readonly experience: number; readonly vision: number }
  >
> = {
  TOP: { minions: 8, monsters: 0.1, experience: 590, vision: 0.8 },
  JUNGLE: { minions: 1.1, monsters: 6.2, experience: 510, vision: 1 },
  MIDDLE: { minions: 8.2, monsters: 0.15, experience: 555, vision: 0.85 },
  BOTTOM: { minions: 8.5, monsters: 0.2, experience: 495, vision: 0.75 },
  UTILITY: { minions: 1.1, monsters: 0, experience: 355, vision: 2.6 },
}

/** Minions per minute on the bridge, where all players share one lane. */
const BRIDGE_MINIONS: Readonly<Record<Style, number>> = {
  marksman: 4.5,
  mage: 3.6,
  assassin: 2,
  'mage-assassin': 2.2,
  fighter: 2,
  'mage-fighter': 2.4,
  tank: 1.4,
  enchanter: 1.1,
}

/** Experience at which each level begins. */
const LEVELS = [
  0, 280, 660, 1140, 1720, 2400, 3180, 4060, 5040, 6120, 7300, 8580, 9960, 11_440, 13_020, 14_700, 16_480, 18_360,
]

export const REWARDS: Readonly<Record<Ground, Rewards>> = {
  RIFT: {
    start: { gold: 500, experience: 0 },
    kill: 290,
    assist: 95,
    tower: 110,
    lastHit: 180,
    takedown: 45,
    assistShare: 0.5,
  },
  BRIDGE: {
    start: { gold: 1400, experience: 660 },
    kill: 190,
    assist: 65,
    tower: 0,
    lastHit: 0,
    takedown: 25,
    assistShare: 0.4,
  },
  RINGS: {
    start: { gold: 1500, experience: 0 },
    kill: 120,
    assist: 0,
    tower: 0,
    lastHit: 0,
    takedown: 0,
    assistShare: 0,
  },
}

const MINIONS_ARRIVE = 1.3
const NOTHING: Economy = {
  minions: 0,
  monsters: 0,
  experience: 0,
  level: 1,
  gold: 500,
  vision: { score: 0, wardsPlaced: 0, wardsKilled: 0, controlWards: 0 },
}

export function gather(course: Course, performance: Performance): Economy {
  if (performance.absent) return NOTHING
  const random = new Random(course.lobby.key, ECONOMY, performance.seat)
  switch (course.lobby.queue.ground) {
    case 'RIFT':
      return onTheRift(course, performance, random)
    case 'BRIDGE':
      return onTheBridge(course, performance, random)
    case 'RINGS':
      return inTheRings(performance)
  }
}

function onTheRift({ minutes, objectives }: Course, performance: Performance, random: Random): Economy {
  const { player, score, won } = performance
  const rates = RATES[player.lane]
  const { start, kill, assist, tower, lastHit, takedown, assistShare } = REWARDS.RIFT
  const time = Math.max(0, minutes - MINIONS_ARRIVE - score.secondsDead / 60)
  const care = (0.6 + 0.4 * abilityOf(player.account)) * random.around(won ? 1.03 : 0.97, 0.05)
  const minions = Math.round(rates.minions * time * care)
  const monsters = Math.round(rates.monsters * time * care * random.within(0.6, 1.15))

  const towers = objectives.tower.count[player.side]
  const gold =
    start.gold +
    Math.max(0, minutes - 1.1) * 122 +
    minions * 20.5 +
    monsters * (player.lane === 'JUNGLE' ? 24 : 15) +
    score.kills * kill +
    score.assists * assist +
    towers * tower +
    performance.taken.tower * lastHit +
    (player.lane === 'UTILITY' ? Math.max(0, minutes - 1.1) * 52 : random.within(250, 900) * Math.min(1, minutes / 14))
  const experience = Math.round(rates.experience * time * care + (score.kills + score.assists * assistShare) * takedown)

  return {
    minions,
    monsters,
    experience,
    level: levelOf(experience),
    gold: Math.round(gold),
    vision: see(rates.vision, minutes, abilityOf(player.account), random),
  }
}

function onTheBridge({ minutes }: Course, { champion, score }: Performance, random: Random): Economy {
  const { start, kill, assist, takedown, assistShare } = REWARDS.BRIDGE
  const minions = Math.round(BRIDGE_MINIONS[champion.style] * Math.max(0, minutes - 1) * random.within(0.6, 1.3))
  const experience = Math.round(1140 + minutes * 690 + (score.kills + score.assists * assistShare) * takedown)
  const gold = start.gold + minutes * 330 + score.kills * kill + score.assists * assist + minions * 17
  return { ...NOTHING, minions, experience, level: levelOf(experience), gold: Math.round(gold) }
}

/** Each round gives gold and levels, later rounds more; there are no minions. */
function inTheRings({ seconds, score }: Performance): Economy {
  const minutes = seconds / 60
  const gold = Math.round(REWARDS.RINGS.start.gold + minutes ** 1.25 * 250 + score.kills * REWARDS.RINGS.kill)
  return { ...NOTHING, level: levelInRings(minutes), gold }
}

/** The level in the rings after some minutes. It does not depend on experience. */
export function levelInRings(minutes: number): number {
  return Math.min(LEVELS.length, 6 + Math.floor(minutes * 0.55))
}

function see(rate: number, minutes: number, ability: number, random: Random): Vision {
  const time = Math.max(0, minutes - 2)
  const score = Math.round(rate * time * (0.65 + 0.4 * ability) * random.within(0.75, 1.25))
  return {
    score,
    wardsPlaced: Math.round(score * random.within(0.32, 0.48)),
    wardsKilled: Math.round(score * random.within(0.05, 0.17)),
    controlWards: Math.round(score * random.within(0.03, 0.1)),
  }
}

export function levelOf(experience: number): number {
  return LEVELS.findLastIndex((from) => experience >= from) + 1
}
