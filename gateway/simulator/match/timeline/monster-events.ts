import { hashText, Random } from '../../random.ts'
import type { Side } from '../../world/lobbies.ts'
import type { Course } from '../course.ts'
import type { ObjectiveKind } from '../objectives.ts'
import { chooseHelpers, toAssistants } from './assistants.ts'
import type { Deaths } from './deaths.ts'
import { BARON_PIT, DRAGON_PIT, scatter } from './map-places.ts'
import type { Position } from './map-places.ts'
import { orderTakers, spreadTimes, timeTakers } from './takers.ts'

interface Taking {
  readonly seat: number
  readonly monster: { readonly monsterType: string; readonly monsterSubType?: string }
  /** Milliseconds from the start. */
  readonly timestamp: number
  readonly pit: Position
}

const MONSTERS = hashText('timeline-monsters')
const MINUTE_MS = 60_000

/** Time between the last possible monster and the end. */
const FINISH_MS = 20_000

const ELEMENTS = [
  { monsterSubType: 'FIRE_DRAGON', soul: 'Infernal' },
  { monsterSubType: 'AIR_DRAGON', soul: 'Cloud' },
  { monsterSubType: 'WATER_DRAGON', soul: 'Ocean' },
  { monsterSubType: 'EARTH_DRAGON', soul: 'Mountain' },
  { monsterSubType: 'HEXTECH_DRAGON', soul: 'Hextech' },
  { monsterSubType: 'CHEMTECH_DRAGON', soul: 'Chemtech' },
]
const ELDER_DRAGON = 'ELDER_DRAGON'

/** Number of a side's elemental dragons that give the soul. */
const SOUL_DRAGONS = 4

/** The dragons, barons, heralds and void grubs of a match. They are exactly the objectives of its course. */
export function listMonsterEvents(course: Course, deaths: Deaths) {
  const random = new Random(course.lobby.key, MONSTERS)
  const takings = [
    ...takeDragons(course, deaths, random),
    ...takeAtBaronPit(course, 'horde', deaths, random),
    ...takeAtBaronPit(course, 'riftHerald', deaths, random),
    ...takeAtBaronPit(course, 'baron', deaths, random),
  ]
  return takings.map((taking) => toEvent(course, taking, deaths, random))
}

/** The souls of the dragons among the events of a match. Riot announces the soul's element without a team first. */
export function listSoulEvents(monsters: ReturnType<typeof listMonsterEvents>) {
  const dragons = monsters.filter(({ monsterType, monsterSubType }) => {
    return monsterType === 'DRAGON' && monsterSubType !== ELDER_DRAGON
  })
  const types = dragons.map(({ monsterSubType }) => monsterSubType)
  const unused = ELEMENTS.find(({ monsterSubType }) => !types.includes(monsterSubType))
  const last = ELEMENTS.find(({ monsterSubType }) => monsterSubType === types[2]) ?? unused
  return dragons.flatMap(({ killerTeamId, timestamp }, index) => {
    const count = dragons.slice(0, index + 1).filter((each) => each.killerTeamId === killerTeamId).length
    const teamIds = [...(index === 1 ? [0] : []), ...(count === SOUL_DRAGONS ? [killerTeamId] : [])]
    const name = last?.soul ?? 'Infernal'
    return teamIds.map((teamId) => ({ name, teamId, timestamp: timestamp + 500, type: 'DRAGON_SOUL_GIVEN' }))
  })
}

/** The first two dragons have elements of their own, all others that of the third. After a soul there are elders. */
function takeDragons({ lobby, objectives, minutes }: Course, deaths: Deaths, random: Random): Taking[] {
  const elements = random.shuffle(ELEMENTS)
  const seats = orderTakers(lobby, objectives.dragon, random)
  const counts = { 100: 0, 200: 0 }
  let earliest = 5.3 * MINUTE_MS
  const dragons = seats.map((seat, index) => {
    const elder = Math.max(counts[100], counts[200]) >= SOUL_DRAGONS
    const monsterSubType = elder ? ELDER_DRAGON : (elements[Math.min(2, index)]?.monsterSubType ?? '')
    const dragon = { seat, monster: { monsterType: 'DRAGON', monsterSubType }, earliest }
    counts[lobby.seats[seat]?.side ?? 100] += 1
    earliest += (Math.max(counts[100], counts[200]) >= SOUL_DRAGONS ? 6.1 : 5.2) * MINUTE_MS
    return dragon
  })
  const latest = minutes * MINUTE_MS - FINISH_MS
  const planned = spreadTimes(
    dragons.map((dragon) => dragon.earliest),
    latest,
    random,
  )
  const times = timeTakers(seats, planned, { gapMs: 5 * MINUTE_MS, latest }, deaths)
  return dragons.map(({ seat, monster }, index) => ({ seat, monster, timestamp: times[index] ?? 0, pit: DRAGON_PIT }))
}

const CAMPS = {
  horde: { monsterType: 'HORDE', from: 6.2, gapMs: 9000, until: 13.5 },
  riftHerald: { monsterType: 'RIFTHERALD', from: 14.6, gapMs: 0, until: 19.6 },
  baron: { monsterType: 'BARON_NASHOR', from: 20.3, gapMs: 6.2 * MINUTE_MS, until: Infinity },
} satisfies Partial<Record<ObjectiveKind, object>>

function takeAtBaronPit(course: Course, kind: keyof typeof CAMPS, deaths: Deaths, random: Random): Taking[] {
  const { monsterType, from, gapMs, until } = CAMPS[kind]
  const seats = orderTakers(course.lobby, course.objectives[kind], random)
  const latest = Math.min(until * MINUTE_MS, course.minutes * MINUTE_MS - FINISH_MS)
  const earliest = seats.map((_, index) => from * MINUTE_MS + index * gapMs + random.within(0, 4000))
  // All void grubs fall in the same fight.
  const planned = kind === 'horde' ? delay(earliest, latest, random) : spreadTimes(earliest, latest, random)
  const times = timeTakers(seats, planned, { gapMs, latest }, deaths)
  return seats.map((seat, index) => ({ seat, monster: { monsterType }, timestamp: times[index] ?? 0, pit: BARON_PIT }))
}

function delay(earliest: readonly number[], latest: number, random: Random): readonly number[] {
  const delayMs = random.fraction() * Math.max(0, latest - (earliest.at(-1) ?? 0))
  return earliest.map((time) => time + delayMs)
}

function toEvent({ lobby }: Course, { seat, monster, timestamp, pit }: Taking, deaths: Deaths, random: Random) {
  const killerTeamId: Side = lobby.seats[seat]?.side ?? 100
  return {
    ...toAssistants(chooseHelpers(lobby, { killer: seat, timestamp }, deaths, random)),
    bounty: 0,
    killerId: seat + 1,
    killerTeamId,
    ...monster,
    position: scatter(pit, 160, lobby.queue.ground, random),
    timestamp,
    type: 'ELITE_MONSTER_KILL',
  }
}
