import type { ChampionStats, LaneStats } from '../collections/champion-stats.ts'
import { STATISTICS_LANES, type StatisticsLane } from './statistics-lane.ts'
import type { Tallies, Tally } from './tally.ts'

const EMPTY: LaneStats = {
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
  items: {},
  spells: {},
  keystones: {},
  runePages: {},
  opponents: {},
  partners: {},
}

/** Covers one lane, or all when `lane` is null. */
export function addUpStats(stats: readonly ChampionStats[], lane: StatisticsLane | null): LaneStats {
  const lanes = lane === null ? STATISTICS_LANES : [lane]
  const all = stats.flatMap((each) => lanes.flatMap((one) => each.lanes[one] ?? []))
  const sum = (of: (stats: LaneStats) => number) => all.reduce((total, each) => total + of(each), 0)
  return all.length === 0
    ? EMPTY
    : {
        games: sum(({ games }) => games),
        wins: sum(({ wins }) => wins),
        kills: sum(({ kills }) => kills),
        deaths: sum(({ deaths }) => deaths),
        assists: sum(({ assists }) => assists),
        gold: sum(({ gold }) => gold),
        creepScore: sum(({ creepScore }) => creepScore),
        vision: sum(({ vision }) => vision),
        damage: sum(({ damage }) => damage),
        durationSeconds: sum(({ durationSeconds }) => durationSeconds),
        items: addUpTallies(all.map(({ items }) => items)),
        spells: addUpTallies(all.map(({ spells }) => spells)),
        keystones: addUpTallies(all.map(({ keystones }) => keystones)),
        runePages: addUpTallies(all.map(({ runePages }) => runePages)),
        opponents: addUpTallies(all.map(({ opponents }) => opponents)),
        partners: addUpTallies(all.map(({ partners }) => partners)),
      }
}

function addUpTallies(several: readonly Tallies[]): Tallies {
  const sums = new Map<string, Tally>()
  for (const tallies of several) {
    for (const [key, [games, wins]] of Object.entries(tallies)) {
      const [gamesBefore, winsBefore] = sums.get(key) ?? [0, 0]
      sums.set(key, [gamesBefore + games, winsBefore + wins])
    }
  }
  return Object.fromEntries(sums)
}
