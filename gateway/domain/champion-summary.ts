import { addUpRows } from './add-up-tables.ts'
import { addUpStats } from './add-up-stats.ts'
import { type ChampionRates, ratesOf } from './champion-rates.ts'
import type { ChampionStats, LaneStats } from './champion-stats.ts'
import type { ChampionTable } from './champion-table.ts'
import { kdaOf } from './kda.ts'
import type { Lane } from './lane.ts'
import { rankTallies, type TallyShare } from './rank-tallies.ts'

/** How many items, pairs of spells and rune pages there are at most in a summary. */
export const MOST_USES = 50

/** What was counted of a champion in some patches together, put so that it can be shown. */
export type ChampionSummary = {
  /** In how many matches anybody of the population played. */
  readonly matches: number
  /** Null without a match. */
  readonly rates: ChampionRates | null
  /** Null without a game. */
  readonly averages: ChampionAverages | null
  /** Champions by number, in the same lane of the other team. */
  readonly opponents: readonly TallyShare[]
  /** Champions by number, beside it in the bottom lane. */
  readonly partners: readonly TallyShare[]
  /** At most {@link MOST_USES}. */
  readonly items: readonly TallyShare[]
  /** At most {@link MOST_USES}. */
  readonly spells: readonly TallyShare[]
  readonly keystones: readonly TallyShare[]
  /** At most {@link MOST_USES}. */
  readonly runePages: readonly TallyShare[]
}

/** What a game with a champion is like. */
export type ChampionAverages = {
  readonly kills: number
  readonly deaths: number
  readonly assists: number
  /** Null without a death. */
  readonly kda: number | null
  /** Null, as all that is a minute, when no game lasted. */
  readonly creepScorePerMinute: number | null
  readonly goldPerMinute: number | null
  readonly damagePerMinute: number | null
  readonly visionPerMinute: number | null
  readonly durationSeconds: number
}

/** Sums up what the tables and the documents of a champion say of it, in all lanes or in one. */
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
    items: rankTallies(all.items, games, MOST_USES),
    spells: rankTallies(all.spells, games, MOST_USES),
    keystones: rankTallies(all.keystones, games, Infinity),
    runePages: rankTallies(all.runePages, games, MOST_USES),
  }
}

function averagesOf(all: LaneStats): ChampionAverages | null {
  const { games, durationSeconds } = all
  if (games === 0) return null
  const aMinute = (sum: number) => (durationSeconds === 0 ? null : (sum * 60) / durationSeconds)
  return {
    kills: all.kills / games,
    deaths: all.deaths / games,
    assists: all.assists / games,
    kda: kdaOf(all),
    creepScorePerMinute: aMinute(all.creepScore),
    goldPerMinute: aMinute(all.gold),
    damagePerMinute: aMinute(all.damage),
    visionPerMinute: aMinute(all.vision),
    durationSeconds: durationSeconds / games,
  }
}
