import { type RankEntry, TIERS, type Tier } from '../../accounts/rules/rank.ts'
import type { StatisticsQueue } from '../../matches/rules/counted-queue.ts'

/**
 * Returns the tier of a ranked match: the median of its participants' present tiers in its queue, the lower of two middle ones.
 * Riot brings players of like strength together, so a few known ones tell the tier of all. Null when no participant's is known, and
 * in queues without ranks.
 */
export function lobbyTierOf(queue: StatisticsQueue, ranks: readonly (readonly RankEntry[])[]): Tier | null {
  const known = ranks.flatMap((entries) => entries.find((entry) => entry.queue === queue) ?? [])
  const tiers = known.flatMap(({ tier }) => (tier === 'UNKNOWN' ? [] : [TIERS.indexOf(tier)])).toSorted((a, b) => a - b)
  const middle = tiers[Math.floor((tiers.length - 1) / 2)]
  return middle === undefined ? null : (TIERS[middle] ?? null)
}
