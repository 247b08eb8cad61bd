import type { Division, Tier } from '../gql/graphql.ts'

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

/** Lowest first. They share one scale of points. */
const APEX_TIERS = ['MASTER', 'GRANDMASTER', 'CHALLENGER'] as const satisfies readonly Tier[]

const TIERS: readonly Tier[] = [...DIVIDED_TIERS, ...APEX_TIERS]

const DIVISIONS = ['IV', 'III', 'II', 'I'] as const satisfies readonly Division[]

export const DIVISION_POINTS = 100

export const TIER_POINTS = DIVISION_POINTS * DIVISIONS.length

/** Position on the line of the first tier without divisions: Master with no points. */
export const APEX_POINTS = TIER_POINTS * DIVIDED_TIERS.length

/** Null in the apex tiers, which have only one, and in an unknown tier. */
export function shownDivision(tier: Tier, division: Division): Division | null {
  return DIVIDED_TIERS.some((divided) => divided === tier) ? division : null
}

/** Counts the lower divisions of the whole ladder. Each apex tier ranks above the one before it; an unknown tier is negative. */
export function rungOf({ tier, division }: Pick<Standing, 'tier' | 'division'>): number {
  return TIERS.indexOf(tier) * DIVISIONS.length + DIVISIONS.indexOf(division)
}

/** League points above Iron IV with no points. 0 for an unknown tier. */
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
