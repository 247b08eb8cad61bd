import type { ActiveGame } from './active-game.ts'
import { LANES, type Lane } from './lane.ts'
import type { ProRole } from './pro-scene.ts'

/** What is known of a seat of a running game, of which Riot does not say where it plays. */
export type LaneSeat = {
  /** Riot's English words for what its champion is good at, the foremost first; empty when unknown. */
  readonly championTags: readonly string[]
  readonly spell1Id: number
  readonly spell2Id: number
  /** What the player plays as a pro; null for everybody who is not seen to be one. */
  readonly role: ProRole | null
}

type Evidence = Readonly<Partial<Record<Lane, number>>>

const SMITE = 11

/** Whoever has the one Smite is in the jungle: it outweighs everything else that five seats can have. */
const SMITE_WEIGHT = 1000

/** A role outweighs all tags and spells of five seats. */
const ROLE_WEIGHT = 100

const LANE_OF: Readonly<Record<ProRole, Lane>> = {
  TOP: 'TOP',
  JNG: 'JUNGLE',
  MID: 'MIDDLE',
  ADC: 'BOTTOM',
  SUP: 'UTILITY',
}

const TAGS: Readonly<Record<string, Evidence>> = {
  Marksman: { BOTTOM: 6, MIDDLE: 1, TOP: 1 },
  Support: { UTILITY: 6 },
  Mage: { MIDDLE: 4, UTILITY: 2, BOTTOM: 1 },
  Assassin: { MIDDLE: 4, JUNGLE: 3 },
  Fighter: { TOP: 4, JUNGLE: 3, MIDDLE: 1 },
  Tank: { TOP: 3, UTILITY: 3, JUNGLE: 2 },
}

/** The summoner spells that tell of a lane, by Riot's numbers. */
const SPELLS: ReadonlyMap<number, Evidence> = new Map([
  [1, { BOTTOM: 2, MIDDLE: 1 }], // Cleanse
  [3, { UTILITY: 4 }], // Exhaust
  [6, { TOP: 2, BOTTOM: 1 }], // Ghost
  [7, { BOTTOM: 3, UTILITY: 1 }], // Heal
  [12, { TOP: 4, MIDDLE: 2 }], // Teleport
  [14, { UTILITY: 2, MIDDLE: 2, TOP: 1 }], // Ignite
  [21, { BOTTOM: 3, MIDDLE: 1 }], // Barrier
])

/** All orders in which five can take the lanes. */
const ORDERS = ordersOf(LANES)

/** Whether everybody in a game has a lane: on Summoner's Rift, in the ordinary game. */
export function hasLanes({ mapId, gameMode }: Pick<ActiveGame, 'mapId' | 'gameMode'>): boolean {
  return mapId === 11 && gameMode === 'CLASSIC'
}

/**
 * Where each of the five seats of one side most likely plays, each in another lane, in the order of the seats. It is a
 * guess from Smite, then from the roles of pros, then from champions and spells; when two are as likely it does not
 * depend on the order of the seats. Null for all when there are not five. Ask only where a game {@link hasLanes}.
 */
export function likelyLanes(seats: readonly LaneSeat[]): readonly (Lane | null)[] {
  if (seats.length !== LANES.length) return seats.map(() => null)
  const sorted = Array.from(seats.entries()).toSorted(([, a], [, b]) => compareText(describe(a), describe(b)))
  const lanes = findBestOrder(sorted.map(([, seat]) => weighLanes(seat)))
  const laneOf = new Map(sorted.map(([index], place) => [index, lanes[place] ?? null]))
  return seats.map((_, index) => laneOf.get(index) ?? null)
}

/** The lanes for which the evidence of all seats together weighs most. */
function findBestOrder(evidence: readonly Evidence[]): readonly Lane[] {
  const weightOf = (lanes: readonly Lane[]): number =>
    lanes.reduce((sum, lane, place) => sum + (evidence[place]?.[lane] ?? 0), 0)
  return ORDERS.reduce((best, lanes) => (weightOf(lanes) > weightOf(best) ? lanes : best))
}

function weighLanes({ championTags, spell1Id, spell2Id, role }: LaneSeat): Evidence {
  const spells = [spell1Id, spell2Id]
  const tags = championTags.slice(0, 2).map((tag) => TAGS[tag] ?? {})
  const weightOn = (lane: Lane): number =>
    (lane === 'JUNGLE' && spells.includes(SMITE) ? SMITE_WEIGHT : 0) +
    (role !== null && LANE_OF[role] === lane ? ROLE_WEIGHT : 0) +
    tags.reduce((sum, evidence, index) => sum + (evidence[lane] ?? 0) / (index + 1), 0) +
    spells.reduce((sum, spell) => sum + (SPELLS.get(spell)?.[lane] ?? 0), 0)
  return Object.fromEntries(LANES.map((lane) => [lane, weightOn(lane)]))
}

/** All that is known of a seat as one text. */
function describe({ championTags, spell1Id, spell2Id, role }: LaneSeat): string {
  return JSON.stringify([role, Math.min(spell1Id, spell2Id), Math.max(spell1Id, spell2Id), championTags])
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function ordersOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]]
  return list.flatMap((first) => ordersOf(list.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}
