import type { Tier } from '../../accounts/rules/rank.ts'
import type { CountedMatch } from '../../matches/collections/pending-counts.ts'
import type { Timeline } from '../../timelines/rules/timeline.ts'
import type { MatchBuilds } from '../collections/match-builds.ts'
import type { ItemFinder } from './build-items.ts'
import { toBuildLine } from './build-line.ts'
import { listBuilds } from './game-build.ts'
import { championStatsId } from './statistics-ids.ts'
import { POPULATIONS, type StatisticsScope } from './statistics-scope.ts'

/** Maximum number of matches whose builds are summed up, the newest. A share of one half is then known to 3 points. */
export const MAX_MATCHES = 1000

/** Time from which document ids count down, in milliseconds since 1970: in 2286. */
const LAST_TIME = 10 ** 13 - 1

/** Returns the key of the games of a champion in a scope, or only of those against a champion in the same lane. */
export function buildKey(scope: StatisticsScope, championId: number, versus: number | null): string {
  const all = championStatsId(scope, championId)
  return versus === null ? all : `${all}_${versus}`
}

/** Returns the id of the document with the builds of a match. Documents in the order of their ids start with the newest match. */
export function matchBuildsId({ matchId, startedAt }: Pick<CountedMatch, 'matchId' | 'startedAt'>): string {
  return `${String(LAST_TIME - startedAt).padStart(13, '0')}_${matchId}`
}

export function toMatchBuilds(
  counted: CountedMatch,
  timeline: Timeline,
  tier: Tier | null,
  findItem: ItemFinder,
): MatchBuilds {
  const { queue, patch, platform } = counted
  const builds = listBuilds(counted, timeline, findItem)
  const keys = POPULATIONS.flatMap((population) =>
    Array.from(builds, ([{ playerId }, { championId, versus }]) => {
      if (population === 'PROS' && playerId === null) return []
      const scope = { population, queue, patch }
      return [buildKey(scope, championId, null), ...(versus === null ? [] : [buildKey(scope, championId, versus)])]
    }).flat(),
  )
  return { keys: [...new Set(keys)], platform, tier, lines: Array.from(builds.values(), toBuildLine) }
}
