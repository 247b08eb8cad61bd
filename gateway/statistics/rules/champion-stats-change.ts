import type { CountedParticipant } from '../../matches/collections/pending-counts.ts'
import type { ChampionStats, LaneStats } from '../collections/champion-stats.ts'
import type { StatisticsLane } from './statistics-lane.ts'
import { addTallies, areNothing, countGame, type TallyChanges } from './tally-changes.ts'

/**
 * Maximum number of distinct rune pages that are counted for a lane: the first ones seen. A common page appears early
 * in a patch, and a rare one is not missed. Each page takes room in a document that is rewritten often.
 */
export const MAX_RUNE_PAGES = 300

export type ChampionStatsChange = Map<StatisticsLane, LaneChange>

/** Change to a champion's totals in one lane. A number is negative where more is subtracted than added. */
export type LaneChange = { -readonly [Field in Sum]: number } & { readonly [Field in Tallied]: TallyChanges }

type Tallied = 'items' | 'spells' | 'keystones' | 'runePages' | 'opponents' | 'partners'

type Sum = Exclude<keyof LaneStats, Tallied>

/** Adds a participant's game to the change, or subtracts it when `sign` is -1. */
export function countInStats(
  change: ChampionStatsChange,
  participant: CountedParticipant,
  durationSeconds: number,
  sign: 1 | -1,
): void {
  const name = participant.lane ?? 'NONE'
  let lane = change.get(name)
  if (lane === undefined) {
    lane = startLane()
    change.set(name, lane)
  }

  const { win, spells, keystone, runePage, versus, partner } = participant
  lane.games += sign
  if (win) lane.wins += sign
  lane.kills += sign * participant.kills
  lane.deaths += sign * participant.deaths
  lane.assists += sign * participant.assists
  lane.gold += sign * participant.gold
  lane.creepScore += sign * participant.creepScore
  lane.vision += sign * participant.vision
  lane.damage += sign * participant.damage
  lane.durationSeconds += sign * durationSeconds
  for (const item of participant.items) countGame(lane.items, item, win, sign)
  if (spells !== null) countGame(lane.spells, spells, win, sign)
  if (keystone !== null) countGame(lane.keystones, keystone, win, sign)
  if (runePage !== null) countGame(lane.runePages, runePage, win, sign)
  if (versus !== null) countGame(lane.opponents, versus, win, sign)
  if (partner !== null) countGame(lane.partners, partner, win, sign)
}

/** Null when no game is left. */
export function addToStats(stats: ChampionStats | null, change: ChampionStatsChange): ChampionStats | null {
  const lanes = { ...stats?.lanes }
  for (const [name, laneChange] of change) {
    const lane = addToLane(lanes[name] ?? null, laneChange)
    if (lane === null) delete lanes[name]
    else lanes[name] = lane
  }
  return Object.keys(lanes).length === 0 ? null : { lanes }
}

/** Returns true when the change alters nothing. */
export function isNoStatsChange(change: ChampionStatsChange): boolean {
  return change.values().every(isNoLaneChange)
}

function startLane(): LaneChange {
  return {
    games: 0,
    wins: 0,
    kills: 0,
    deaths: 0,
    assists: 0,
    gold: 0,
    creepScore: 0,
    vision: 0,
    damage: 0,
    durationSeconds: 0,
    items: new Map(),
    spells: new Map(),
    keystones: new Map(),
    runePages: new Map(),
    opponents: new Map(),
    partners: new Map(),
  }
}

function addToLane(lane: LaneStats | null, change: LaneChange): LaneStats | null {
  const games = (lane?.games ?? 0) + change.games
  if (games <= 0) return null
  return {
    games,
    wins: (lane?.wins ?? 0) + change.wins,
    kills: (lane?.kills ?? 0) + change.kills,
    deaths: (lane?.deaths ?? 0) + change.deaths,
    assists: (lane?.assists ?? 0) + change.assists,
    gold: (lane?.gold ?? 0) + change.gold,
    creepScore: (lane?.creepScore ?? 0) + change.creepScore,
    vision: (lane?.vision ?? 0) + change.vision,
    damage: (lane?.damage ?? 0) + change.damage,
    durationSeconds: (lane?.durationSeconds ?? 0) + change.durationSeconds,
    items: addTallies(lane?.items ?? {}, change.items),
    spells: addTallies(lane?.spells ?? {}, change.spells),
    keystones: addTallies(lane?.keystones ?? {}, change.keystones),
    runePages: addTallies(lane?.runePages ?? {}, change.runePages, MAX_RUNE_PAGES),
    opponents: addTallies(lane?.opponents ?? {}, change.opponents),
    partners: addTallies(lane?.partners ?? {}, change.partners),
  }
}

function isNoLaneChange(change: LaneChange): boolean {
  return Object.values(change).every((part) => (typeof part === 'number' ? part === 0 : areNothing(part)))
}
