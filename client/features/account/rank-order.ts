import type { Division, RankedQueue, Tier } from '../../gql/graphql.ts'

/** The ranked queues everybody is shown for, placed or not. */
export const SHOWN_QUEUES = ['SOLO', 'FLEX'] as const satisfies readonly RankedQueue[]

const APEX_TIERS: ReadonlySet<Tier> = new Set(['MASTER', 'GRANDMASTER', 'CHALLENGER'])

/** The division as it stands behind the tier; null in the apex tiers, which have only one. */
export function shownDivision(tier: Tier, division: Division): Division | null {
  return APEX_TIERS.has(tier) ? null : division
}
