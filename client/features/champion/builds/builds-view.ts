import { findRegion } from '../../../game/regions.ts'
import type { Region, Tier } from '../../../gql/graphql.ts'
import { findWord, readStatisticsFilter, type ShownStatistics } from '../../../statistics/statistics-filter.ts'
import { readGamesView, writeGamesView } from './games-view.ts'

/** The lowest first. */
export const RANK_BANDS = ['IRON_GOLD', 'PLATINUM_EMERALD', 'DIAMOND', 'MASTER'] as const

export type RankBand = (typeof RANK_BANDS)[number]

/** Null without a bound. */
interface TierBounds {
  readonly lowestTier: Tier | null
  readonly highestTier: Tier | null
}

const BOUNDS = {
  IRON_GOLD: { lowestTier: 'IRON', highestTier: 'GOLD' },
  PLATINUM_EMERALD: { lowestTier: 'PLATINUM', highestTier: 'EMERALD' },
  DIAMOND: { lowestTier: 'DIAMOND', highestTier: 'DIAMOND' },
  MASTER: { lowestTier: 'MASTER', highestTier: null },
} as const satisfies { readonly [Band in RankBand]: TierBounds }

/** The query string stores it beside the filter of the counted games: `?against=syndra&rank=iron-gold&region=euw`. */
export interface BuildsView {
  /** The lane opponent's word in the address, such as `syndra` or `134`; null for any. The pros' games have the same one. */
  readonly against: string | null
  /** Null for all ranks, and always in queues without ranks. */
  readonly rank: RankBand | null
  /** Null for all regions. */
  readonly region: Region | null
}

const RANK = 'rank'
const REGION = 'region'

export const hasRanks = (queue: ShownStatistics['queue']): boolean => queue === 'SOLO' || queue === 'FLEX'

/** Returns the bounds of a band; null for all ranks. */
export const boundsOf = (band: RankBand | null): TierBounds =>
  band === null ? { lowestTier: null, highestTier: null } : BOUNDS[band]

/** Invalid values count as the default. */
export function readBuildsView(search: URLSearchParams): BuildsView {
  const rank = search.get(RANK)?.replace('-', '_') ?? null
  return {
    against: readGamesView(search).against,
    rank: hasRanks(readStatisticsFilter(search).queue) ? findWord(RANK_BANDS, rank) : null,
    region: findRegion(search.get(REGION) ?? ''),
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writeBuildsView(search: URLSearchParams, { against, rank, region }: BuildsView): URLSearchParams {
  const written = writeGamesView(search, { ...readGamesView(search), against })
  written.delete(RANK)
  written.delete(REGION)
  if (rank !== null) written.set(RANK, rank.toLowerCase().replace('_', '-'))
  if (region !== null) written.set(REGION, region.toLowerCase())
  return written
}
