import type { Lane } from '../../game-data/rules/lane.ts'
import { kdaOf } from '../../shared/kda.ts'
import type { ChampionStats, LaneStats } from '../collections/champion-stats.ts'
import type { ChampionTable } from '../collections/champion-tables.ts'
import { addUpStats } from './add-up-stats.ts'
import { addUpRows } from './add-up-tables.ts'
import { type ChampionRates, ratesOf } from './champion-rates.ts'
import { rankTallies, type TallyShare } from './rank-tallies.ts'

/** Maximum number of items, of spell pairs and of rune pages in a summary. */
export const MAX_USES = 50

export type ChampionSummary = {
  readonly matches: number
  /** Null without matches. */
  readonly rates: ChampionRates | null
  /** Null without games. */
  readonly averages: ChampionAverages | null
  /** By champion id: champions in the same lane of the other team. */
  readonly opponents: readonly TallyShare[]
  /** By champion id: champions beside it in the bottom lane. */
  readonly partners: readonly TallyShare[]
  /** At most {@link MAX_USES}. */
  readonly items: readonly TallyShare[]
  /** At most {@link MAX_USES}. */
  readonly spells: readonly TallyShare[]
  readonly keystones: readonly TallyShare[]
  /** At most {@link MAX_USES}. */
  readonly runePages: readonly TallyShare[]
}

export type ChampionAverages = {
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  /** Null without deaths. */
  readonly kda: number | null
  /** Null when the total duration is 0, as are all rates per minute. */
  readonly creepScorePerMinute: number | null
  readonly goldPerMinute: number | null
  readonly damagePerMinute: number | null
  readonly visionPerMinute: number | null
  readonly durationSeconds: number
}

/** Sums up a champion's tables and statistics, in one lane or in all when `lane` is null. */
export function summariseChampion(
  championId: number,
  tables: readonly ChampionTable[],
  stats: readonly ChampionStats[],
  lane: Lane | null,
): ChampionSummary {
  const matches = tables.reduce((sum, table) => sum + table.matches, 0)
  const all = addUpStats(stats, lane)
  const { games } = all
  return {
    matches,
    rates: ratesOf(addUpRows(tables, championId), matches, lane),
    averages: averagesOf(all),
    opponents: rankTallies(all.opponents, games, Infinity),
    partners: rankTallies(all.partners, games, Infinity),
    items: rankTallies(all.items, games, MAX_USES),
    spells: rankTallies(all.spells, games, MAX_USES),
    keystones: rankTallies(all.keystones, games, Infinity),
    runePages: rankTallies(all.runePages, games, MAX_USES),
  }
}

function averagesOf(all: LaneStats): ChampionAverages | null {
  const { games, durationSeconds } = all
  if (games === 0) return null
  const perMinute = (sum: number) => (durationSeconds === 0 ? null : (sum * 60) / durationSeconds)
  return {
    kills: all.kills / games,
    deaths: all.deaths / games,
    assists: all.assists / games,
    kda: kdaOf(all),
    creepScorePerMinute: perMinute(all.creepScore),
    goldPerMinute: perMinute(all.gold),
    damagePerMinute: perMinute(all.damage),
    visionPerMinute: perMinute(all.vision),
    durationSeconds: durationSeconds / games,
  }
}
