import type { ChampionTier } from '../../gql/graphql.ts'
import type { ListedChampion } from './listed-champions.ts'

/** The best first. */
const CHAMPION_TIERS = ['S', 'A', 'B', 'C', 'D'] as const satisfies readonly ChampionTier[]

/** Champions by tier, in the given order. */
interface TierGroups {
  /** Every tier, the best first; a tier can be empty. */
  readonly tiers: readonly { readonly tier: ChampionTier; readonly champions: readonly ListedChampion[] }[]
  /** Champions without enough games. */
  readonly withoutTier: readonly ListedChampion[]
}

export function groupByTier(listed: readonly ListedChampion[]): TierGroups {
  const listOf = (tier: ChampionTier | null) => listed.filter(({ entry }) => (entry?.tier ?? null) === tier)
  return {
    tiers: CHAMPION_TIERS.map((tier) => ({ tier, champions: listOf(tier) })),
    withoutTier: listOf(null),
  }
}
