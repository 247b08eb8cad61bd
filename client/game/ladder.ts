import type { Division, Tier } from '../gql/graphql.ts'

/** A rank on the ranked ladder. */
export interface Standing {
  readonly tier: Tier
  readonly division: Division
  readonly leaguePoints: number
}

/** The tiers with four divisions, lowest first. */
const DIVIDED_TIERS = [
  'IRON',
  'BRONZE',
  'SILVER',
  'GOLD',
  'PLATINUM',
  'EMERALD',
  'DIAMOND',
] as const satisfies readonly Tier[]

/** The tiers above them, lowest first. They share one scale of points. */
const APEX_TIERS = ['MASTER', 'GRANDMASTER', 'CHALLENGER'] as const satisfies readonly Tier[]

const TIERS: readonly Tier[] = [...DIVIDED_TIERS, ...APEX_TIERS]

const DIVISIONS = ['IV', 'III', 'II', 'I'] as const satisfies readonly Division[]

/** League points from one division to the next. */
export const DIVISION_POINTS = 100

/** League points from one tier to the next. */
export const TIER_POINTS = DIVISION_POINTS * DIVISIONS.length

/** Position on the line of the first tier without divisions: Master with no points. */
export const APEX_POINTS = TIER_POINTS * DIVIDED_TIERS.length

/** Returns the division to show after the tier; null in the apex tiers, which have only one, and in an unknown tier. */
export function shownDivision(tier: Tier, division: Division): Division | null {
  return DIVIDED_TIERS.some((divided) => divided === tier) ? division : null
}

/**
 * Counts the divisions below this one on the whole ladder. Each apex tier ranks above the one before it. An unknown tier has a
 * negative number.
 */
export function rungOf({ tier, division }: Pick<Standing, 'tier' | 'division'>): number {
  return TIERS.indexOf(tier) * DIVISIONS.length + DIVISIONS.indexOf(division)
}

/** Converts a rank to a position on one line: the league points above Iron IV with no points. 0 for an unknown tier. */
export function pointsOnLine({ tier, division, leaguePoints }: Standing): number {
  if (tier === 'UNKNOWN') return 0
  return shownDivision(tier, division) === null
    ? APEX_POINTS + leaguePoints
    : rungOf({ tier, division }) * DIVISION_POINTS + leaguePoints
}

/** A position on the ladder: the start of a division and the points above it. */
interface Step {
  readonly tier: Tier
  /** Null in tiers without divisions. */
  readonly division: Division | null
  /** Points above the start of the division. */
  readonly leaguePoints: number
}

/** Converts a position on the line, 0 or more, to a rank. Among the tiers without divisions it can only return the first. */
export function stepOnLine(points: number): Step {
  const tier = DIVIDED_TIERS[Math.floor(points / TIER_POINTS)]
  const division = DIVISIONS[Math.floor((points % TIER_POINTS) / DIVISION_POINTS)]
  if (tier === undefined || division === undefined) {
    return { tier: 'MASTER', division: null, leaguePoints: points - APEX_POINTS }
  }
  return { tier, division, leaguePoints: points % DIVISION_POINTS }
}
