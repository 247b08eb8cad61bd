import { hashText, Random } from '../random.ts'
import type { Style } from '../world/champions.ts'
import { areAllies } from '../world/lobbies.ts'
import type { Ground } from '../world/queues.ts'
import type { Course, Performance } from './course.ts'
import type { Economy } from './economy.ts'

export interface Damage {
  readonly physical: number
  readonly magic: number
  readonly true: number
}

export interface DamageReport {
  readonly toChampions: Damage
  /** To champions and everything else. */
  readonly dealt: Damage
  readonly taken: Damage
  readonly mitigated: number
  readonly toBuildings: number
  readonly toEpicMonsters: number
  readonly healed: number
  readonly healedOnTeammates: number
  readonly shieldedOnTeammates: number
}

interface StyleFacts {
  /** Damage to champions per minute. */
  readonly rate: number
  readonly shares: readonly [physical: number, magic: number, pure: number]
  /** Relative share of the damage that the other side deals. */
  readonly front: number
  /** Mitigated damage per point of damage taken. */
  readonly armour: number
  /** Self-healing per minute. */
  readonly healing: number
}

const STYLES: Readonly<Record<Style, StyleFacts>> = {
  marksman: { rate: 880, shares: [0.86, 0.09, 0.05], front: 0.8, armour: 0.42, healing: 220 },
  mage: { rate: 850, shares: [0.06, 0.9, 0.04], front: 0.75, armour: 0.45, healing: 110 },
  assassin: { rate: 780, shares: [0.86, 0.07, 0.07], front: 0.85, armour: 0.5, healing: 180 },
  'mage-assassin': { rate: 790, shares: [0.08, 0.87, 0.05], front: 0.9, armour: 0.55, healing: 190 },
  fighter: { rate: 760, shares: [0.82, 0.09, 0.09], front: 1.2, armour: 0.85, healing: 420 },
  'mage-fighter': { rate: 780, shares: [0.15, 0.77, 0.08], front: 1.15, armour: 0.8, healing: 380 },
  tank: { rate: 490, shares: [0.36, 0.58, 0.06], front: 1.35, armour: 1.35, healing: 260 },
  enchanter: { rate: 380, shares: [0.14, 0.84, 0.02], front: 0.6, armour: 0.5, healing: 150 },
}

/** Density of fights on maps without lanes; on the rift it depends on the lane. */
const PLACES: Readonly<Partial<Record<Ground, number>>> = { BRIDGE: 1.5, RINGS: 1.9 }

const DAMAGE = hashText('damage')
const NONE: Damage = { physical: 0, magic: 0, true: 0 }

/**
 * Each player's damage dealt, damage taken and healing, in the order of the seats. One side's damage taken equals the
 * other's damage dealt.
 */
export function reportDamage(course: Course, economies: readonly Economy[]): readonly DamageReport[] {
  const toChampions = course.performances.map((performance) => hurtChampions(course, performance))

  return course.performances.map((performance, seat) => {
    const random = new Random(course.lobby.key, DAMAGE, seat, 2)
    const { shares, armour } = STYLES[performance.champion.style]
    const own = toChampions[seat] ?? NONE
    const toBuildings = hurtBuildings(course, performance, random)
    const toEpicMonsters = hurtEpicMonsters(performance, random)
    const toOthers = hurtMinions(economies[seat], random) + toBuildings + toEpicMonsters
    const taken = takeHits(course, performance, toChampions, random)
    return {
      toChampions: own,
      dealt: add(own, split(toOthers, shares)),
      taken,
      mitigated: Math.round(sumOf(taken) * armour * random.within(0.8, 1.2)),
      toBuildings,
      toEpicMonsters,
      ...heal(performance, random),
    }
  })
}

export function sumOf(damage: Damage): number {
  return damage.physical + damage.magic + damage.true
}

function hurtChampions(
  { lobby }: Course,
  { seat, champion, score, seconds, teamKills, absent, player }: Performance,
): Damage {
  if (absent) return NONE
  const random = new Random(lobby.key, DAMAGE, seat, 1)
  const { rate, shares } = STYLES[champion.style]
  const part = teamKills === 0 ? 0.4 : (score.kills + score.assists) / teamKills
  const time = Math.max(0, seconds / 60 - (lobby.queue.ground === 'RIFT' ? 1.7 : 0.4))
  const place = PLACES[lobby.queue.ground] ?? (player.lane === 'UTILITY' ? 0.6 : player.lane === 'JUNGLE' ? 0.8 : 1)
  const kills = score.kills * 260
  return split(rate * time * place * (0.5 + 0.75 * part) * random.within(0.75, 1.25) + kills, jitter(shares, random))
}

/** Damage taken from the other side's champions, more of it for front-line champions, plus damage of minions and towers. */
function takeHits(
  { performances, lobby, minutes }: Course,
  own: Performance,
  toChampions: readonly Damage[],
  random: Random,
): Damage {
  if (own.absent) return NONE
  const isAlly = ({ player }: Performance) => areAllies(player, own.player)
  // In the rings each group deals its damage to all the others in turn.
  const targets = lobby.queue.ground === 'RINGS' ? performances : performances.filter(isAlly)
  const share = exposureOf(own) / targets.reduce((sum, target) => sum + exposureOf(target), 0)
  const hits = toChampions
    .filter((_, seat) => !performances.some((each) => each.seat === seat && isAlly(each)))
    .reduce((sum, damage) => add(sum, damage), NONE)
  const monsters =
    lobby.queue.ground === 'RIFT' ? minutes * (own.player.lane === 'JUNGLE' ? 430 : 130) * random.within(0.8, 1.2) : 0
  return {
    physical: Math.round(hits.physical * share + monsters * 0.8),
    magic: Math.round(hits.magic * share + monsters * 0.2),
    true: Math.round(hits.true * share),
  }
}

function exposureOf({ absent, champion, score }: Performance): number {
  return absent ? 0 : STYLES[champion.style].front + score.deaths * 0.06
}

function hurtBuildings(
  { objectives, lobby }: Course,
  { player, taken, champion, absent }: Performance,
  random: Random,
) {
  const towers = objectives.tower.count[player.side]
  if (absent || towers === 0) return 0
  const weight = champion.style === 'marksman' ? 1.6 : champion.style === 'enchanter' ? 0.3 : 1
  const shared = towers * (lobby.queue.ground === 'RIFT' ? 320 : 500) * weight * random.within(0.4, 1.6)
  return Math.round(shared + taken.tower * 1500 + taken.inhibitor * 2200)
}

function hurtEpicMonsters({ taken }: Performance, random: Random): number {
  const health = taken.baron * 9000 + taken.dragon * 4200 + taken.riftHerald * 6500 + taken.horde * 1100
  return Math.round(health * random.within(0.8, 1.2))
}

function hurtMinions(economy: Economy | undefined, random: Random): number {
  if (economy === undefined) return 0
  return economy.minions * random.within(480, 640) + economy.monsters * random.within(900, 1250)
}

function heal({ champion, player, seconds, absent }: Performance, random: Random) {
  const time = absent ? 0 : seconds / 60
  const own = STYLES[champion.style].healing * random.within(0.6, 1.4)
  // Most other champions heal team-mates with a summoner spell only.
  const spell = random.chance(player.lane === 'UTILITY' ? 0.8 : 0.25) ? random.within(9, 36) : 0
  const enchants = champion.style === 'enchanter'
  return {
    healed: Math.round(time * own),
    healedOnTeammates: Math.round(time * (enchants ? random.within(140, 380) : spell)),
    shieldedOnTeammates: Math.round(time * (enchants ? random.within(60, 330) : 0)),
  }
}

function jitter(shares: StyleFacts['shares'], random: Random): StyleFacts['shares'] {
  const [physical, magic, pure] = shares
  const moved = Math.min(physical, magic) * random.within(-0.6, 0.6)
  return [physical + moved, magic - moved, pure]
}

function split(total: number, [, magic, pure]: StyleFacts['shares']): Damage {
  const whole = Math.round(total)
  const magicPart = Math.round(whole * magic)
  const truePart = Math.round(whole * pure)
  return { physical: whole - magicPart - truePart, magic: magicPart, true: truePart }
}

function add(one: Damage, other: Damage): Damage {
  return { physical: one.physical + other.physical, magic: one.magic + other.magic, true: one.true + other.true }
}
