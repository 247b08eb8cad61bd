import type { Division, Tier } from '../../gql/graphql.ts'

/** A place on the ranked ladder. */
export interface Standing {
  readonly tier: Tier
  readonly division: Division
  readonly leaguePoints: number
}

/** A standing as it was seen at a moment. */
export interface SeenStanding extends Standing {
  /** In ISO 8601. */
  readonly takenAt: string
  /** Games won in the season until then. */
  readonly wins: number
  /** Games lost in the season until then. */
  readonly losses: number
}

/** The tiers that have four divisions, lowest first. The tiers above them share one heap of points. */
const DIVIDED_TIERS = [
  'IRON',
  'BRONZE',
  'SILVER',
  'GOLD',
  'PLATINUM',
  'EMERALD',
  'DIAMOND',
] as const satisfies readonly Tier[]

const DIVISIONS = ['IV', 'III', 'II', 'I'] as const satisfies readonly Division[]

/** Points from a division to the next one. */
export const DIVISION_POINTS = 100

/** Points from a tier to the next one. */
export const TIER_POINTS = DIVISION_POINTS * DIVISIONS.length

/** Where on the line the tiers begin that have no divisions: master with no points. */
export const APEX_POINTS = TIER_POINTS * DIVIDED_TIERS.length

/** One number for a standing: how many points it lies above iron IV with none. */
export function pointsOnLine({ tier, division, leaguePoints }: Standing): number {
  const position = DIVIDED_TIERS.findIndex((divided) => divided === tier)
  if (position === -1) return APEX_POINTS + leaguePoints
  return position * TIER_POINTS + DIVISIONS.indexOf(division) * DIVISION_POINTS + leaguePoints
}

/** Where on the ladder a division begins. */
export interface Step {
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

/**
 * Splits what was seen, oldest first, into seasons: Riot counts wins and losses anew in each, so fewer games than
 * before mean another season.
 */
export function splitBySeason<Seen extends SeenStanding>(snapshots: readonly Seen[]): readonly (readonly Seen[])[] {
  const seasons: Seen[][] = []
  for (const snapshot of snapshots) {
    const season = seasons.at(-1)
    const before = season?.at(-1)
    if (season === undefined || before === undefined || gamesOf(snapshot) < gamesOf(before)) seasons.push([snapshot])
    else season.push(snapshot)
  }
  return seasons
}

const gamesOf = ({ wins, losses }: SeenStanding) => wins + losses
