import { winInterval } from '../../../client/features/account/win-interval.ts'

const FRESHNESS = { fetchedAt: '2026-05-01T12:00:00.000Z', source: 'SIMULATOR', stale: false, nextRefreshAt: null }

/** Arguments of the field `ladder`. */
interface LadderArguments {
  readonly first: number
  readonly after?: string | null
}

/** The player with a rank: a challenger with a long record and no pro, with overrides. */
export const ladderEntry = (rank: number, given: object = {}) => ({
  rank,
  movement: null,
  puuid: `puuid-${rank}`,
  gameName: rank === 1 ? 'Veyl' : `Player ${rank}`,
  tagLine: 'KR1',
  region: 'KR',
  tier: 'CHALLENGER',
  leaguePoints: Math.max(0, 2000 - rank),
  wins: 120,
  losses: 80,
  winRate: { value: 0.6, wins: 120, games: 200, ...winInterval(120, 200) },
  hotStreak: false,
  veteran: false,
  freshBlood: false,
  inactive: false,
  proPlayer: null,
  ...given,
})

/** Resolves `ladder` with the requested page of these entries. `given` overrides fields of the ladder. */
export function ladderOf(entries: readonly ReturnType<typeof ladderEntry>[], given: object = {}) {
  return ({ first, after }: LadderArguments) => {
    const begin = Number(after ?? 0)
    const page = entries.slice(begin, begin + first)
    return {
      edges: page.map((node, index) => ({ cursor: String(begin + index + 1), node })),
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      totalCount: entries.length,
      ladderSize: entries.length,
      topLeaguePoints: 2000,
      cutoffs: null,
      movers: { comparedWith: null, comparableFrom: null, climbs: [], falls: [] },
      freshness: FRESHNESS,
      ...given,
    }
  }
}

/** A ladder of `size` players. */
export const ladderOfSize = (size: number, given: object = {}) =>
  ladderOf(
    Array.from({ length: size }, (_, index) => ladderEntry(index + 1)),
    given,
  )
