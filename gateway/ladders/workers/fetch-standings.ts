import type { RiotApi } from '../../riot/riot-api.ts'
import { APEX_TIERS, type LadderKey, type LadderStanding } from '../rules/ladder.ts'

interface FetchedStandings {
  /** In no order. A player who was promoted meanwhile is listed twice. */
  readonly standings: readonly LadderStanding[]
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

/** Fetches the three leagues of a ladder, at the lowest priority. Throws `UpstreamUnavailable`. */
export async function fetchStandings(
  riot: Pick<RiotApi, 'apexLeague'>,
  { platform, queue }: LadderKey,
): Promise<FetchedStandings> {
  const leagues = await Promise.all(
    APEX_TIERS.map((tier) => riot.apexLeague(platform, queue, tier, { priority: 'backfill' })),
  )
  return {
    standings: leagues.flatMap(({ value }) => value),
    fetchedAt: Math.min(...leagues.map(({ fetchedAt }) => fetchedAt)),
  }
}
