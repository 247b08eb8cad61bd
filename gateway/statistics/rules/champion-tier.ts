import type { Rate } from '../../shared/rate.ts'

/** Tiers of champions, the best first. */
export const CHAMPION_TIERS = ['S', 'A', 'B', 'C', 'D'] as const

export type ChampionTier = (typeof CHAMPION_TIERS)[number]

/**
 * Smallest number of games for a tier. With 50 games, the 95 % interval of an average champion reaches 13 percentage points to
 * each side, and an S needs 33 wins. Luck alone gives that to an average champion in 1.6 % of cases.
 */
export const LEAST_GAMES = 50

/**
 * Distances from the average win rate, in percentage points: the lowest of the tier, and the lowest of the next better
 * tier. Champions differ by a few points, so steps of one point tell them apart. B has two, because it is on both sides of
 * the average. A distance of 100 reaches every win rate.
 */
const DISTANCES = {
  S: { from: 2, below: 100 },
  A: { from: 1, below: 2 },
  B: { from: -1, below: 1 },
  C: { from: -2, below: -1 },
  D: { from: -100, below: -2 },
} as const satisfies Record<ChampionTier, { readonly from: number; readonly below: number }>

export type TierBand = {
  readonly tier: ChampionTier
  /** Lowest win rate of the tier, 0 to 1. */
  readonly from: number
  /** Lowest win rate of the next better tier, 0 to 1; 1 for the best tier. */
  readonly below: number
}

/** The tier of a champion, and the tiers that its games do not rule out. */
export type TierPlacement = {
  readonly tier: ChampionTier
  /** Tier of the upper bound of the win rate's interval. */
  readonly best: ChampionTier
  /** Tier of the lower bound of the win rate's interval. */
  readonly worst: ChampionTier
}

/** From 0 to 1; null without games. */
export function averageOf(winRates: readonly (Rate | null)[]): number | null {
  const games = winRates.reduce((sum, rate) => sum + (rate?.games ?? 0), 0)
  const wins = winRates.reduce((sum, rate) => sum + (rate?.wins ?? 0), 0)
  return games === 0 ? null : wins / games
}

/** Returns the win rates of each tier around the average win rate, the best tier first. */
export function tierBands(average: number): readonly TierBand[] {
  return CHAMPION_TIERS.map((tier) => {
    const { from, below } = DISTANCES[tier]
    return { tier, from: shareAt(average, from), below: shareAt(average, below) }
  })
}

/**
 * Places a champion by the interval of its win rate. Of the tiers that the interval reaches, the champion gets the one
 * nearest to B: A and S need a high lower bound, C and D a low upper bound. So a few lucky or unlucky games put no champion
 * at either end. Null with fewer than {@link LEAST_GAMES} games.
 */
export function placeChampion(winRate: Rate | null, bands: readonly TierBand[]): TierPlacement | null {
  if (winRate === null || winRate.games < LEAST_GAMES) return null
  const best = tierOf(winRate.high, bands)
  const worst = tierOf(winRate.low, bands)
  return { tier: nearestToB(best, worst), best, worst }
}

function tierOf(value: number, bands: readonly TierBand[]): ChampionTier {
  return bands.find(({ from }) => value >= from)?.tier ?? 'D'
}

function nearestToB(best: ChampionTier, worst: ChampionTier): ChampionTier {
  if (worst === 'S' || worst === 'A') return worst
  return best === 'C' || best === 'D' ? best : 'B'
}

/** Rounded to a millionth, because 0.57 + 0.01 is slightly less than 0.58. */
function shareAt(average: number, points: number): number {
  const share = Math.round((average + points / 100) * 1e6) / 1e6
  return Math.min(1, Math.max(0, share))
}
