import type { Lane } from '../../game-data/rules/lane.ts'
import { type Rate, rateOf } from '../../shared/rate.ts'
import type { ChampionTable, TableRow } from '../collections/champion-tables.ts'
import { addUpTables } from './add-up-tables.ts'
import { STATISTICS_LANES } from './statistics-lane.ts'
import type { Tally } from './tally.ts'

export type ChampionRates = {
  /** Number of games with the champion, in the requested lane when there is one. */
  readonly games: number
  /** Share of these games that were won; null without games. */
  readonly winRate: Rate | null
  /** Share of the matches in which the champion was picked, in the requested lane when there is one. */
  readonly pickRate: Rate
  /** Share of the matches in which the champion was banned. */
  readonly banRate: Rate
  /** Every lane with games, most games first, even when one lane was requested. */
  readonly lanes: readonly LaneShare[]
}

export type LaneShare = {
  /** Null for games without a lane in Riot's data. */
  readonly lane: Lane | null
  /** Share of all games with the champion. */
  readonly share: Rate
  /** Share of the games in the lane that were won. */
  readonly winRate: Rate
}

export type ListedChampion = ChampionRates & { readonly championId: number }

/** Covers one lane, or all when `lane` is null. Null when there are no matches. */
export function ratesOf(row: TableRow, matches: number, lane: Lane | null): ChampionRates | null {
  const [games, wins] = lane === null ? allOf(row) : (row.lanes[lane]?.tally ?? [0, 0])
  const pickRate = rateOf(lane === null ? row.picked : (row.lanes[lane]?.picked ?? 0), matches)
  const banRate = rateOf(row.banned, matches)
  if (pickRate === null || banRate === null) return null
  return { games, winRate: rateOf(wins, games), pickRate, banRate, lanes: lanesOf(row) }
}

/** Most games first, then most wins, then by id. With a lane, only the champions that were picked in it. */
export function listChampions(tables: readonly ChampionTable[], lane: Lane | null): readonly ListedChampion[] {
  const { matches, champions } = addUpTables(tables)
  return Object.entries(champions)
    .flatMap(([id, row]) => {
      const rates = ratesOf(row, matches, lane)
      return rates === null ? [] : [{ championId: Number(id), ...rates }]
    })
    .filter(({ games, banRate }) => games > 0 || (lane === null && banRate.wins > 0))
    .toSorted((a, b) => b.games - a.games || winsOf(b) - winsOf(a) || a.championId - b.championId)
}

function lanesOf(row: TableRow): readonly LaneShare[] {
  const [all] = allOf(row)
  return STATISTICS_LANES.flatMap((lane) => {
    const [games, wins] = row.lanes[lane]?.tally ?? [0, 0]
    const [share, winRate] = [rateOf(games, all), rateOf(wins, games)]
    return share === null || winRate === null ? [] : [{ lane: lane === 'NONE' ? null : lane, share, winRate }]
  }).toSorted((a, b) => b.winRate.games - a.winRate.games)
}

/** Games and wins in all lanes. */
function allOf({ lanes }: TableRow): Tally {
  return Object.values(lanes).reduce<Tally>(([games, wins], { tally }) => [games + tally[0], wins + tally[1]], [0, 0])
}

function winsOf({ winRate }: ChampionRates): number {
  return winRate?.wins ?? 0
}
