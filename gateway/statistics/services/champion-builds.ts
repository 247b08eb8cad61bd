import { TIERS, type Tier } from '../../accounts/rules/rank.ts'
import type { Lane } from '../../game-data/rules/lane.ts'
import type { StaticData } from '../../game-data/services/static-data.ts'
import type { Clock } from '../../shared/clock.ts'
import { type Region, regionOf } from '../../shared/region.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { readPages } from '../../store/store-pages.ts'
import { matchBuildsCollection } from '../collections/match-builds.ts'
import type { MatchBuilds } from '../collections/match-builds.ts'
import { isBuildOf, parseBuildLine } from '../rules/build-line.ts'
import type { GameBuild } from '../rules/game-build.ts'
import { buildKey, MAX_MATCHES } from '../rules/match-builds.ts'
import { type BuildSummary, summariseBuilds } from '../rules/summarise-builds.ts'
import type { ChampionStatistics, CountedChampion, StatisticsFilter } from './champion-statistics.ts'

/** Matches in one read, of some 2 kB each. Other work gets a turn between two reads. */
const MATCHES_A_PAGE = 100

/** Lifetime of the builds that were read, which all viewers share, in milliseconds. */
const LIFETIME_MS = 60_000

/** Number of cached lists of builds, up to 500 kB each. */
const KEPT_LISTS = 40

export type BuildsFilter = StatisticsFilter & {
  readonly lane: Lane | null
  /** Id of the champion in the same lane of the other team. */
  readonly versus: number | null
  readonly region: Region | null
  /** Lowest and highest tier of the match; null without a bound. A match of unknown tier is in no band. */
  readonly lowestTier: Tier | null
  readonly highestTier: Tier | null
}

export interface ChampionBuilds extends BuildSummary {
  /** Patches whose games were searched, the newest first. */
  readonly patches: readonly string[]
  /** Number of counted games, with or without a build; null where games are not counted by region or tier. */
  readonly countedGames: number | null
  /** True when older matches were not read. */
  readonly hasOlder: boolean
}

export interface ChampionBuildsReader {
  /** Sums up the builds of the newest matches. They may be a minute old. Throws what the store throws. */
  sumUp(championId: number, filter: BuildsFilter): Promise<ChampionBuilds>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly statistics: Pick<ChampionStatistics, 'sumUp'>
  readonly staticData: Pick<StaticData, 'item'>
}

type PlacedBuild = GameBuild & Pick<MatchBuilds, 'platform' | 'tier'>

interface NewestBuilds {
  readonly builds: readonly PlacedBuild[]
  readonly hasOlder: boolean
}

export function createChampionBuilds({ store, clock, statistics, staticData }: Dependencies): ChampionBuildsReader {
  const knownLists = createShortCache<NewestBuilds>({ clock, lifetimeMs: LIFETIME_MS, most: KEPT_LISTS })

  /** Lists the newest matches under one key after another, one page more than are summed up when there are older ones. */
  async function listNewest(keys: readonly string[]): Promise<readonly MatchBuilds[]> {
    const matches: MatchBuilds[] = []
    for (const key of keys) {
      const where = [{ field: 'keys', contains: key }]
      for await (const page of readPages(store, matchBuildsCollection.name, MATCHES_A_PAGE, where)) {
        matches.push(...page.map(({ data }) => matchBuildsCollection.schema.parse(data)))
        if (matches.length > MAX_MATCHES) return matches
      }
    }
    return matches
  }

  return {
    async sumUp(championId, filter) {
      const { population, queue, patch, lane, versus } = filter
      const counted = await statistics.sumUp(championId, { population, queue, patch }, lane)
      const keys = counted.patches.map((each) => buildKey({ population, queue, patch: each }, championId, versus))
      const { builds, hasOlder } = await knownLists(keys.join(), async () => {
        const matches = await listNewest(keys)
        const summed = matches.slice(0, MAX_MATCHES)
        return {
          builds: summed.flatMap((match) => listBuildsOf(championId, match)),
          hasOlder: matches.length > MAX_MATCHES,
        }
      })
      const chosen = builds.filter((build) => isChosen(build, filter))
      return {
        ...summariseBuilds(chosen, (itemId) => staticData.item(itemId)),
        patches: counted.patches,
        countedGames: countGames(counted, filter),
        hasOlder,
      }
    },
  }
}

function listBuildsOf(championId: number, { platform, tier, lines }: MatchBuilds): readonly PlacedBuild[] {
  return lines
    .filter((line) => isBuildOf(championId, line))
    .map((line) => ({ ...parseBuildLine(line), platform, tier }))
}

function isChosen(build: PlacedBuild, { lane, versus, region, lowestTier, highestTier }: BuildsFilter): boolean {
  if (lane !== null && build.lane !== lane) return false
  // With blind picks both teams can play the champion, each against another one.
  if (versus !== null && build.versus !== versus) return false
  if (region !== null && regionOf(build.platform) !== region) return false
  return isBetween(build.tier, lowestTier, highestTier)
}

function isBetween(tier: Tier | null, lowest: Tier | null, highest: Tier | null): boolean {
  if (lowest === null && highest === null) return true
  if (tier === null) return false
  const place = TIERS.indexOf(tier)
  return (lowest === null || place >= TIERS.indexOf(lowest)) && (highest === null || place <= TIERS.indexOf(highest))
}

/** Returns the number of counted games; null for a filter by which games are not counted. */
function countGames(
  { rates, opponents }: CountedChampion,
  { versus, region, lowestTier, highestTier }: BuildsFilter,
): number | null {
  if (region !== null || lowestTier !== null || highestTier !== null) return null
  if (versus === null) return rates?.games ?? 0
  return opponents.find(({ key }) => key === String(versus))?.winRate.games ?? 0
}
