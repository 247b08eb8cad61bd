import type { Style } from '../../world/champions.ts'
import { sumOf } from '../damage.ts'
import type { Damage, DamageReport } from '../damage.ts'
import type { Gains } from './growth.ts'

interface StyleStats {
  readonly health: number
  readonly armor: number
  /** Gains from 1000 gold. */
  readonly attack: number
  readonly magic: number
  readonly toughness: number
  readonly speed: number
}

const STYLES: Readonly<Record<Style, StyleStats>> = {
  marksman: { health: 600, armor: 24, attack: 17, magic: 0, toughness: 1, speed: 8 },
  mage: { health: 570, armor: 21, attack: 0, magic: 40, toughness: 3, speed: 1 },
  assassin: { health: 620, armor: 31, attack: 18, magic: 0, toughness: 2, speed: 2 },
  'mage-assassin': { health: 600, armor: 27, attack: 0, magic: 38, toughness: 3, speed: 1 },
  fighter: { health: 640, armor: 36, attack: 13, magic: 0, toughness: 6, speed: 4 },
  'mage-fighter': { health: 630, armor: 34, attack: 1, magic: 30, toughness: 5, speed: 3 },
  tank: { health: 650, armor: 38, attack: 2, magic: 2, toughness: 13, speed: 1 },
  enchanter: { health: 560, armor: 27, attack: 0, magic: 22, toughness: 3, speed: 1 },
}

const NO_PERCENTAGES = {
  armorPen: 0,
  armorPenPercent: 0,
  bonusArmorPenPercent: 0,
  bonusMagicPenPercent: 0,
  ccReduction: 0,
  cooldownReduction: 0,
  lifesteal: 0,
  magicPen: 0,
  magicPenPercent: 0,
  omnivamp: 0,
  physicalVamp: 0,
  spellVamp: 0,
}

/** A champion's values at a frame, estimated from level and gold. A dead champion has no health. */
export function toChampionStats(style: Style, { level, gold }: Gains, alive: boolean) {
  const stats = STYLES[style]
  const wealth = Math.max(0, gold - 500) / 1000
  const health = Math.round(stats.health + (level - 1) * 98 + wealth * stats.toughness * 14)
  const power = 350 + (level - 1) * 45
  return {
    ...NO_PERCENTAGES,
    abilityHaste: Math.round(wealth * 3),
    abilityPower: Math.round(wealth * stats.magic),
    armor: Math.round(stats.armor + (level - 1) * 4.4 + wealth * stats.toughness),
    attackDamage: Math.round(58 + (level - 1) * 3.3 + wealth * stats.attack),
    attackSpeed: Math.round(100 + (level - 1) * 2.4 + wealth * stats.speed),
    health: alive ? health : 0,
    healthMax: health,
    healthRegen: Math.round(7 + level),
    magicResist: Math.round(31 + (level - 1) * 1.6 + wealth * stats.toughness * 0.8),
    movementSpeed: wealth > 1 ? 380 : 335,
    power,
    powerMax: power,
    powerRegen: Math.round(9 + level),
  }
}

/** The damage of a player until a frame, as a share of the whole match. The last frame has that of the match body. */
export function toDamageStats({ dealt, toChampions, taken }: DamageReport, progress: number) {
  const [done, champions, received] = [scale(dealt, progress), scale(toChampions, progress), scale(taken, progress)]
  return {
    magicDamageDone: done.magic,
    magicDamageDoneToChampions: champions.magic,
    magicDamageTaken: received.magic,
    physicalDamageDone: done.physical,
    physicalDamageDoneToChampions: champions.physical,
    physicalDamageTaken: received.physical,
    totalDamageDone: sumOf(done),
    totalDamageDoneToChampions: sumOf(champions),
    totalDamageTaken: sumOf(received),
    trueDamageDone: done.true,
    trueDamageDoneToChampions: champions.true,
    trueDamageTaken: received.true,
  }
}

function scale(damage: Damage, share: number): Damage {
  return {
    physical: Math.floor(damage.physical * share),
    magic: Math.floor(damage.magic * share),
    true: Math.floor(damage.true * share),
  }
}
