import { hashText, Random } from '../../random.ts'
import type { Lobby } from '../../world/lobbies.ts'
import type { Course } from '../course.ts'
import { toAssistants } from './assistants.ts'
import type { Deaths, TimedKill } from './deaths.ts'
import { placeKills } from './kill-places.ts'
import type { Landmark } from './kill-places.ts'
import type { Position } from './map-places.ts'

const KILLS = hashText('timeline-kills')

/** Maximum time between two kills of a multikill, as in the scores. */
const STRETCH_SECONDS = 10

/** Kills of the longest multikill that has a name. */
const PENTA = 5

/** Gold for a victim without a record, and the extra for the first kill. */
const [BASE_BOUNTY, FIRST_BLOOD_BOUNTY] = [300, 100]

interface Death extends TimedKill {
  readonly position: Position
  /** The killer's kills in the current life, before this one. */
  readonly streak: number
  readonly multikill: number
  readonly bounty: number
  readonly shutdown: number
}

/** The deaths of champions, exactly those of the course, with first blood, multikills and aces. */
export function listKillEvents(
  course: Course,
  kills: readonly TimedKill[],
  landmarks: readonly Landmark[],
  deaths: Deaths,
) {
  const random = new Random(course.lobby.key, KILLS)
  return listDeaths(course.lobby, kills, landmarks).flatMap((death, index) => {
    const special = { killerId: death.killer + 1, position: death.position, timestamp: death.timestamp }
    const { multikill } = death
    return [
      toKillEvent(course, death, random),
      ...(index === 0 ? [{ killType: 'KILL_FIRST_BLOOD', ...special, type: 'CHAMPION_SPECIAL_KILL' }] : []),
      ...(multikill > 1 && multikill <= PENTA
        ? [{ killType: 'KILL_MULTI', multiKillLength: multikill, ...special, type: 'CHAMPION_SPECIAL_KILL' }]
        : []),
      ...(isAce(course.lobby, death, deaths)
        ? [{ killType: 'KILL_ACE', ...special, type: 'CHAMPION_SPECIAL_KILL' }]
        : []),
    ]
  })
}

function listDeaths(lobby: Lobby, kills: readonly TimedKill[], landmarks: readonly Landmark[]): readonly Death[] {
  const streaks = new Map<number, number>()
  const multikills = new Map<number, { readonly at: number; readonly length: number }>()
  const poverty = new Map<number, number>()
  const positions = placeKills(lobby, kills, landmarks)

  return kills.flatMap((kill, index) => {
    const position = positions[index]
    if (position === undefined) return []
    const { killer, victim, at } = kill
    const streak = streaks.get(killer) ?? 0
    const before = multikills.get(killer)
    const multikill = before !== undefined && at - before.at <= STRETCH_SECONDS ? before.length + 1 : 1
    const spree = streaks.get(victim) ?? 0
    const bounty = Math.max(100, BASE_BOUNTY - (poverty.get(victim) ?? 0) * 30 + Math.min(spree, 5) * 20)

    streaks.set(killer, streak + 1).set(victim, 0)
    multikills.set(killer, { at, length: multikill })
    poverty.set(killer, 0).set(victim, (poverty.get(victim) ?? 0) + 1)
    return [
      {
        ...kill,
        position,
        streak,
        multikill,
        bounty: index === 0 ? bounty + FIRST_BLOOD_BOUNTY : bounty,
        shutdown: spree < 3 ? 0 : Math.min(700, 150 + (spree - 3) * 100),
      },
    ]
  })
}

/** True when the whole side of the victim is dead. */
function isAce({ queue, seats }: Lobby, { victim, timestamp }: Death, deaths: Deaths): boolean {
  if (queue.ground === 'RINGS') return false
  return seats.every(({ side }, seat) => side !== seats[victim]?.side || deaths.isDead(seat, timestamp))
}

function toKillEvent(course: Course, death: Death, random: Random) {
  const { killer, victim, assistants, position, timestamp } = death
  const received = [killer, ...assistants].map((seat) => toDamage(course, seat, random))
  const dealt = random.chance(0.95) ? [toDamage(course, victim, random)] : []
  return {
    ...toAssistants(assistants),
    bounty: death.bounty,
    killStreakLength: death.streak,
    killerId: killer + 1,
    position,
    shutdownBounty: death.shutdown,
    timestamp,
    type: 'CHAMPION_KILL',
    ...(dealt.length > 0 && { victimDamageDealt: dealt, victimTeamfightDamageDealt: dealt }),
    victimDamageReceived: received,
    victimId: victim + 1,
    victimTeamfightDamageReceived: received,
  }
}

/** Damage of one player in a fight, all of it from basic attacks. */
function toDamage({ performances }: Course, seat: number, random: Random) {
  const slug = performances[seat]?.champion.slug ?? ''
  const style = performances[seat]?.champion.style ?? 'fighter'
  const amount = random.whole(90, 900)
  const magic = style.startsWith('mage') || style === 'enchanter'
  return {
    basic: true,
    magicDamage: magic ? amount : 0,
    name: slug,
    participantId: seat + 1,
    physicalDamage: magic ? 0 : amount,
    spellName: `${slug}BasicAttack`.toLowerCase(),
    spellSlot: 64,
    trueDamage: 0,
    type: 'OTHER',
  }
}
