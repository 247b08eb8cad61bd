import type { Division, Tier } from './gql/graphql.ts'

/** A place on the ranked ladder. */
export interface Standing {
  readonly tier: Tier
  readonly division: Division
  readonly leaguePoints: number
}

/** The tiers that have four divisions, lowest first. */
const DIVIDED_TIERS = [
  'IRON',
  'BRONZE',
  'SILVER',
  'GOLD',
  'PLATINUM',
  'EMERALD',
  'DIAMOND',
] as const satisfies readonly Tier[]

/** The tiers above them, lowest first, which share one heap of points. */
const APEX_TIERS = ['MASTER', 'GRANDMASTER', 'CHALLENGER'] as const satisfies readonly Tier[]

const TIERS: readonly Tier[] = [...DIVIDED_TIERS, ...APEX_TIERS]

const DIVISIONS = ['IV', 'III', 'II', 'I'] as const satisfies readonly Division[]

/** Points from a division to the next one. */
export const DIVISION_POINTS = 100

/** Points from a tier to the next one. */
export const TIER_POINTS = DIVISION_POINTS * DIVISIONS.length

/** Where on the line the tiers begin that have no divisions: master with no points. */
export const APEX_POINTS = TIER_POINTS * DIVIDED_TIERS.length

/** The division as it stands behind the tier; null in the apex tiers, which have only one. */
export function shownDivision(tier: Tier, division: Division): Division | null {
  return DIVIDED_TIERS.some((divided) => divided === tier) ? division : null
}

/** How many divisions below this one the whole ladder has; each apex tier lies above the one before. */
export function rungOf({ tier, division }: Pick<Standing, 'tier' | 'division'>): number {
  return TIERS.indexOf(tier) * DIVISIONS.length + DIVISIONS.indexOf(division)
}

/** One number for a standing: how many points it lies above iron IV with none. */
export function pointsOnLine({ tier, division, leaguePoints }: Standing): number {
  return shownDivision(tier, division) === null
    ? APEX_POINTS + leaguePoints
    : rungOf({ tier, division }) * DIVISION_POINTS + leaguePoints
}

/** Where on the ladder a division begins. */
interface Step {
  readonly tier: Tier
  /** Null in the tiers that have none. */
  readonly division: Division | null
  /** Points above the beginning of the division. */
  readonly leaguePoints: number
}

/** What a number on the line means, 0 or more; of the tiers without divisions it can only name the first. */
export function stepOnLine(points: number): Step {
  const tier = DIVIDED_TIERS[Math.floor(points / TIER_POINTS)]
  const division = DIVISIONS[Math.floor((points % TIER_POINTS) / DIVISION_POINTS)]
  if (tier === undefined || division === undefined) {
    return { tier: 'MASTER', division: null, leaguePoints: points - APEX_POINTS }
  }
  return { tier, division, leaguePoints: points % DIVISION_POINTS }
}
