import { LANES, type Lane } from '../../game-data/rules/lane.ts'
import { LANE_OF_ROLE, type ProRole } from '../../rosters/rules/pro-role.ts'
import { compareText } from '../../shared/compare-text.ts'
import type { ActiveGame } from './active-game.ts'

/** Known facts about a seat of a running game. Riot does not report the lane. */
export type LaneEvidence = {
  /** Riot's English class tags of the champion, the primary one first; empty when unknown. */
  readonly championTags: readonly string[]
  readonly spell1Id: number
  readonly spell2Id: number
  /** The player's role as a pro; null for a player who is not visibly a pro. */
  readonly role: ProRole | null
}

/** Weight of the evidence for each lane. */
type LaneWeights = Readonly<Partial<Record<Lane, number>>>

const SMITE = 11

/** A player with the only Smite is in the jungle: this outweighs all other evidence of five seats. */
const SMITE_WEIGHT = 1000

/** A pro's role outweighs all tags and spells of five seats. */
const ROLE_WEIGHT = 100

const TAGS: Readonly<Record<string, LaneWeights>> = {
  Marksman: { BOTTOM: 6, MIDDLE: 1, TOP: 1 },
  Support: { UTILITY: 6 },
  Mage: { MIDDLE: 4, UTILITY: 2, BOTTOM: 1 },
  Assassin: { MIDDLE: 4, JUNGLE: 3 },
  Fighter: { TOP: 4, JUNGLE: 3, MIDDLE: 1 },
  Tank: { TOP: 3, UTILITY: 3, JUNGLE: 2 },
}

/** Evidence of summoner spells, by Riot's spell id. */
const SPELLS: ReadonlyMap<number, LaneWeights> = new Map([
  [1, { BOTTOM: 2, MIDDLE: 1 }], // Cleanse
  [3, { UTILITY: 4 }], // Exhaust
  [6, { TOP: 2, BOTTOM: 1 }], // Ghost
  [7, { BOTTOM: 3, UTILITY: 1 }], // Heal
  [12, { TOP: 4, MIDDLE: 2 }], // Teleport
  [14, { UTILITY: 2, MIDDLE: 2, TOP: 1 }], // Ignite
  [21, { BOTTOM: 3, MIDDLE: 1 }], // Barrier
])

/** Every way in which five seats can share the lanes. */
const LANE_ASSIGNMENTS = permutationsOf(LANES)

/** Returns true for a game in which every player has a lane: classic mode on Summoner's Rift. */
export function hasLanes({ mapId, gameMode }: Pick<ActiveGame, 'mapId' | 'gameMode'>): boolean {
  return mapId === 11 && gameMode === 'CLASSIC'
}

/**
 * Guesses the lane of each of the five seats of one side, in the order of the seats; every seat gets another lane. The
 * guess uses Smite, then the roles of pros, then champions and spells. Ties do not depend on the order of the seats.
 * Returns null for every seat unless there are exactly five. Call it only when {@link hasLanes} is true.
 */
export function likelyLanes(seats: readonly LaneEvidence[]): readonly (Lane | null)[] {
  if (seats.length !== LANES.length) return seats.map(() => null)
  const sorted = Array.from(seats.entries()).toSorted(([, a], [, b]) => compareText(sortKeyOf(a), sortKeyOf(b)))
  const lanes = findBestAssignment(sorted.map(([, seat]) => weighLanes(seat)))
  const laneOf = new Map(sorted.map(([index], place) => [index, lanes[place] ?? null]))
  return seats.map((_, index) => laneOf.get(index) ?? null)
}

/** Returns the assignment with the highest total weight. */
function findBestAssignment(weights: readonly LaneWeights[]): readonly Lane[] {
  const weightOf = (lanes: readonly Lane[]): number =>
    lanes.reduce((sum, lane, place) => sum + (weights[place]?.[lane] ?? 0), 0)
  return LANE_ASSIGNMENTS.reduce((best, lanes) => (weightOf(lanes) > weightOf(best) ? lanes : best))
}

function weighLanes({ championTags, spell1Id, spell2Id, role }: LaneEvidence): LaneWeights {
  const spells = [spell1Id, spell2Id]
  const tags = championTags.slice(0, 2).map((tag) => TAGS[tag] ?? {})
  const weightOn = (lane: Lane): number =>
    (lane === 'JUNGLE' && spells.includes(SMITE) ? SMITE_WEIGHT : 0) +
    (role !== null && LANE_OF_ROLE[role] === lane ? ROLE_WEIGHT : 0) +
    tags.reduce((sum, weights, index) => sum + (weights[lane] ?? 0) / (index + 1), 0) +
    spells.reduce((sum, spell) => sum + (SPELLS.get(spell)?.[lane] ?? 0), 0)
  return Object.fromEntries(LANES.map((lane) => [lane, weightOn(lane)]))
}

function sortKeyOf({ championTags, spell1Id, spell2Id, role }: LaneEvidence): string {
  return JSON.stringify([role, Math.min(spell1Id, spell2Id), Math.max(spell1Id, spell2Id), championTags])
}

function permutationsOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]]
  return list.flatMap((first) => permutationsOf(list.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}
