import type { ChampionMastery } from './champion-mastery.ts'
import type { ChampionRecord } from './champion-record.ts'

/** A champion that an account plays much, by its known games or by its mastery. */
export interface MainChampion {
  readonly championId: number
  /** Null without known games. */
  readonly record: ChampionRecord | null
  /** Null when masteries are unknown, or older than the first game on the champion. */
  readonly mastery: ChampionMastery | null
}

/** Number of known games from which a champion counts by its games. Fewer say less than the mastery of years. */
const COUNTS_FROM_GAMES = 3

/** Champions with at least three known games, most games first, and then the others by their mastery. */
export function mainChampionsOf(
  records: readonly ChampionRecord[],
  masteries: readonly ChampionMastery[],
  first: number,
): readonly MainChampion[] {
  const champions = new Map<number, MainChampion>()
  for (const mastery of masteries) {
    champions.set(mastery.championId, { championId: mastery.championId, record: null, mastery })
  }
  for (const record of records) {
    const mastery = champions.get(record.championId)?.mastery ?? null
    champions.set(record.championId, { championId: record.championId, record, mastery })
  }
  return [...champions.values()]
    .toSorted(
      (a, b) =>
        countedGames(b) - countedGames(a) ||
        (b.mastery?.points ?? 0) - (a.mastery?.points ?? 0) ||
        a.championId - b.championId,
    )
    .slice(0, first)
}

function countedGames({ record }: MainChampion): number {
  return record === null || record.games < COUNTS_FROM_GAMES ? 0 : record.games
}
